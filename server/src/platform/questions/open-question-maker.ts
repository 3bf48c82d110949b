import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { askForQuestions } from './ask-for-questions.ts';
import { QuestionError, type QuestionMaker } from './question-maker.ts';
import { restAfterFailures } from './rest-after-failures.ts';

const TIMEOUT_MS = 8_000;
const PATIENCE = { failures: 3, restMs: 60_000 };

/** The service of the settings that makes interview questions; nothing without settings. */
export function openQuestionMaker(
  { questions }: Pick<Config, 'questions'>,
  clock: Clock,
  timeoutMs = TIMEOUT_MS,
): QuestionMaker | undefined {
  if (!questions) return undefined;
  const rest = restAfterFailures(clock, PATIENCE);
  return {
    model: questions.model,
    isResting: rest.isResting,
    async make(task) {
      if (rest.isResting()) throw new QuestionError('the service has failed too often and is left alone for a minute');
      try {
        const made = await askForQuestions(questions, task, timeoutMs);
        rest.succeeded();
        return made;
      } catch (error) {
        rest.failed();
        throw error;
      }
    },
  };
}
