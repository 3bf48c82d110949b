import { setTimeout as wait } from 'node:timers/promises';
import { describeTask } from './describe-task.ts';
import { type QuestionAnswer, QuestionError, type QuestionTask } from './question-maker.ts';
import type { QuestionSettings } from './question-settings.ts';
import { readQuestions, UnreadableError } from './read-questions.ts';
import { BusyError, sendTask } from './send-task.ts';

const PAUSE_MS = 500;
/** Whoever is told to come back later than this is better served by other questions. */
const LONGEST_PAUSE_MS = 5_000;

/**
 * Asks the service, and once more when it was busy, or with what was wrong when its answer could not be used.
 * @param timeoutMs for both tries together
 * @throws {QuestionError} when there is no usable answer
 */
export async function requestQuestions(
  settings: NonNullable<QuestionSettings>,
  task: QuestionTask,
  timeoutMs: number,
): Promise<QuestionAnswer[]> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const ask = async (mending: boolean) =>
    readQuestions(
      await sendTask(settings, describeTask(settings.model, task, mending), deadline),
      task.count,
      task.known,
    );
  try {
    return await ask(false);
  } catch (error) {
    if (error instanceof UnreadableError) return await ask(true);
    if (!(error instanceof BusyError)) throw error;
    const pause = error.againAfterMs ?? PAUSE_MS;
    if (pause > LONGEST_PAUSE_MS) throw error;
    await wait(pause, undefined, { signal: deadline }).catch(() => {
      throw new QuestionError('the service did not answer in time');
    });
    return await ask(false);
  }
}
