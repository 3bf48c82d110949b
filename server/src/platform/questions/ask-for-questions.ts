import { describeTask } from './describe-task.ts';
import { QuestionError, type QuestionTask } from './question-maker.ts';
import type { QuestionSettings } from './question-settings.ts';
import { readQuestions } from './read-questions.ts';

/** Ten answers are a tenth of it. */
const MOST_BYTES = 128 * 1024;

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

/** Asks a service in the wire format of chat completions, once: somebody waits, and our own collection is there. */
export async function askForQuestions(
  { url, key, model }: NonNullable<QuestionSettings>,
  task: QuestionTask,
  timeoutMs: number,
) {
  let text: string;
  try {
    const reply = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(describeTask(model, task)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new QuestionError(`the service answered ${reply.status}`);
    }
    text = await readLimited(reply);
  } catch (error) {
    if (error instanceof QuestionError) throw error;
    const timedOut = (error as Error).name === 'TimeoutError';
    throw new QuestionError(timedOut ? 'the service did not answer in time' : 'the service could not be reached');
  }
  return readQuestions(text, task.count, task.known);
}
