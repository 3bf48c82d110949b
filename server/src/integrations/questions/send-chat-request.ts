import { QuestionError } from './question-maker.ts';
import type { QuestionSettings } from './question-settings.ts';

/** Ten answers are a tenth of it. */
const MOST_BYTES = 128 * 1024;

/** The service is there but will not answer now: the same request may be sent again, after so many milliseconds. */
export class BusyError extends QuestionError {
  readonly againAfterMs: number | undefined;
  constructor(message: string, retryAfter: string | null = null) {
    super(message);
    if (retryAfter && /^\d+$/.test(retryAfter)) this.againAfterMs = Number(retryAfter) * 1_000;
  }
}

/** The text of a reply, given up as soon as it is longer than any we want. */
async function readLimited(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new QuestionError('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Sends one request in the wire format of chat completions and answers the text of the reply.
 * @throws {QuestionError} when there is none; a BusyError when another try may help
 */
export async function sendTask(
  { url, key }: NonNullable<QuestionSettings>,
  request: object,
  deadline: AbortSignal,
): Promise<string> {
  try {
    const reply = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(request),
      signal: deadline,
      redirect: 'error',
    });
    if (reply.ok) return await readLimited(reply);
    await reply.body?.cancel();
    const text = `the service answered ${reply.status}`;
    const isBusy = reply.status === 429 || reply.status >= 500;
    throw isBusy ? new BusyError(text, reply.headers.get('retry-after')) : new QuestionError(text);
  } catch (error) {
    if (error instanceof QuestionError) throw error;
    if (deadline.aborted) throw new QuestionError('the service did not answer in time');
    throw new BusyError('the service could not be reached');
  }
}
