import { setTimeout as wait } from 'node:timers/promises';
import { buildChatRequest } from './build-chat-request.ts';
import { parseQuestions, UnusableReplyError } from './parse-questions.ts';
import { type QuestionAnswer, QuestionError, type QuestionTask } from './question-generator.ts';
import type { QuestionSettings } from './question-settings.ts';
import { BusyError, sendChatRequest } from './send-chat-request.ts';

const RETRY_DELAY_MS = 500;
/** A longer retry-after is not awaited: the question bank is used instead. */
const MAX_RETRY_DELAY_MS = 5_000;

/**
 * Requests questions from the service; retries once when it was busy or its reply was unusable.
 * @param timeoutMs for both attempts together, in milliseconds
 * @throws {QuestionError} when there is no usable reply
 */
export async function requestQuestions(
  settings: NonNullable<QuestionSettings>,
  task: QuestionTask,
  timeoutMs: number,
): Promise<QuestionAnswer[]> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const attempt = async (isRetry: boolean) =>
    parseQuestions(
      await sendChatRequest(settings, buildChatRequest(settings.model, task, isRetry), deadline),
      task.count,
      task.known,
    );
  try {
    return await attempt(false);
  } catch (error) {
    if (error instanceof UnusableReplyError) return await attempt(true);
    if (!(error instanceof BusyError)) throw error;
    const delayMs = error.retryAfterMs ?? RETRY_DELAY_MS;
    if (delayMs > MAX_RETRY_DELAY_MS) throw error;
    await wait(delayMs, undefined, { signal: deadline }).catch(() => {
      throw new QuestionError('the question service did not reply in time');
    });
    return await attempt(false);
  }
}
