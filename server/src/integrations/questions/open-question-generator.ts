import type { Config } from '../../config.ts';
import { createCircuitBreaker } from '../../lib/async/circuit-breaker.ts';
import type { Clock } from '../../lib/clock.ts';
import { TASK_VERSION } from './describe-task.ts';
import { QuestionError, type QuestionMaker } from './question-maker.ts';
import { requestQuestions } from './request-questions.ts';

const TIMEOUT_MS = 20_000;
/** A hung service must not hold up an answer for longer than three seconds. */
const PATIENCE_MS = 2_500;
const REST = { failures: 3, restMs: 60_000 };

/** The service of the settings that makes interview questions; nothing without settings. */
export function openQuestionMaker(
  { questions }: Pick<Config, 'questions'>,
  clock: Clock,
  { timeoutMs = TIMEOUT_MS, patienceMs = PATIENCE_MS } = {},
): QuestionMaker | undefined {
  if (!questions) return undefined;
  const rest = createCircuitBreaker(clock, REST);
  return {
    name: `${TASK_VERSION} ${questions.url} ${questions.model}`,
    patienceMs,
    monthly: questions.monthly,
    isResting: rest.isResting,
    async make(task) {
      if (rest.isResting()) throw new QuestionError('the service has failed too often and is left alone for a minute');
      try {
        const made = await requestQuestions(questions, task, timeoutMs);
        rest.succeeded();
        return made;
      } catch (error) {
        rest.failed();
        throw error;
      }
    },
  };
}
