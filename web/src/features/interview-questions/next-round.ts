import { type InterviewQuestions, questionTexts } from '@aarambh/contract';

/** The server counts rounds with three digits. */
const ROUNDS = 1_000;

/**
 * The round to ask for next. One whose questions were still being made is asked for again, but only once: whoever asks
 * for new questions twice must not see the same ones a third time.
 * @param rounds what was asked for before, the newest last
 */
export function nextRound({ message }: Pick<InterviewQuestions, 'message'>, rounds: readonly number[]): number {
  const last = rounds.at(-1) ?? 0;
  if (message === questionTexts.beingMade && rounds.at(-2) !== last) return last;
  return (last + 1) % ROUNDS;
}
