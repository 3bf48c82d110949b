import { setTimeout as wait } from 'node:timers/promises';
import { type InterviewQuestions, questionTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { QuestionError } from '../../integrations/questions/question-maker.ts';
import { CallError } from '../../lib/call-error.ts';
import { chooseQuestions, type Subject } from './choose-questions.ts';
import { makeRound } from './make-round.ts';

type Round = Pick<InterviewQuestions, 'message' | 'questionAnswers'>;

/** What comes within the time, or nothing; what is late goes on. */
async function within<T>(coming: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const timer = new AbortController();
  const over = wait(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([coming, over]);
  } finally {
    timer.abort();
  }
}

/**
 * A round of questions: made by the service of the settings, or of our own collection when there is none, it fails, or
 * it takes longer than anybody wants to wait. The message says which.
 */
export async function makeQuestions(
  context: AppContext,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<Round> {
  const { questionMaker } = context;
  const own = (message: string): Round => ({ message, questionAnswers: chooseQuestions(subject, round) });
  if (!questionMaker) return own(questionTexts.offline);
  try {
    const making = makeRound(context, questionMaker, accountId, subject, round);
    const made = await within(making, questionMaker.patienceMs);
    return made ? { message: '', questionAnswers: made } : own(questionTexts.beingMade);
  } catch (error) {
    if (error instanceof QuestionError || error instanceof CallError) return own(questionTexts.offline);
    throw error;
  }
}
