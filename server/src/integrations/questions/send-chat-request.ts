import { QuestionError } from './question-generator.ts';
import type { QuestionSettings } from './question-settings.ts';

/** About ten times the size of a usual reply. */
const MAX_REPLY_BYTES = 128 * 1024;

/** The service is reachable but busy: the same request may be retried, after `retryAfterMs` if given. */
export class BusyError extends QuestionError {
  readonly retryAfterMs: number | undefined;
  constructor(message: string, retryAfter: string | null = null) {
    super(message);
    if (retryAfter && /^\d+$/.test(retryAfter)) this.retryAfterMs = Number(retryAfter) * 1_000;
  }
}

/** The text of a reply; stops reading at the size limit. */
async function readLimited(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new QuestionError('the reply is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Sends one chat completions request and returns the text of the reply.
 * @throws {QuestionError} when there is none; {BusyError} when a retry may help
 */
export async function sendChatRequest(
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
    const text = `the question service replied ${reply.status}`;
    const isBusy = reply.status === 429 || reply.status >= 500;
    throw isBusy ? new BusyError(text, reply.headers.get('retry-after')) : new QuestionError(text);
  } catch (error) {
    if (error instanceof QuestionError) throw error;
    if (deadline.aborted) throw new QuestionError('the question service did not reply in time');
    throw new BusyError('the question service could not be reached');
  }
}
