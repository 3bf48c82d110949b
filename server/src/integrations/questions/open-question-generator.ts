import type { Config } from '../../config.ts';
import { createCircuitBreaker } from '../../lib/async/circuit-breaker.ts';
import type { Clock } from '../../lib/clock.ts';
import { PROMPT_VERSION } from './build-chat-request.ts';
import { QuestionError, type QuestionGenerator } from './question-generator.ts';
import { requestQuestions } from './request-questions.ts';

const TIMEOUT_MS = 20_000;
/** Keeps the response time below three seconds when the service hangs. */
const MAX_WAIT_MS = 2_500;
const BREAKER = { maxFailures: 3, openMs: 60_000 };

/**
 * Opens the configured question service, behind a circuit breaker: after three failures in a row it is not called for a
 * minute. Undefined when no service is configured.
 */
export function openQuestionGenerator(
  { questions }: Pick<Config, 'questions'>,
  clock: Clock,
  { timeoutMs = TIMEOUT_MS, maxWaitMs = MAX_WAIT_MS } = {},
): QuestionGenerator | undefined {
  if (!questions) return undefined;
  const breaker = createCircuitBreaker(clock, BREAKER);
  return {
    name: `${PROMPT_VERSION} ${questions.url} ${questions.model}`,
    maxWaitMs,
    monthlyLimit: questions.monthlyLimit,
    isUnavailable: breaker.isOpen,
    async generate(task) {
      if (breaker.isOpen()) throw new QuestionError('the circuit breaker of the question service is open');
      try {
        const generated = await requestQuestions(questions, task, timeoutMs);
        breaker.recordSuccess();
        return generated;
      } catch (error) {
        breaker.recordFailure();
        throw error;
      }
    },
  };
}
