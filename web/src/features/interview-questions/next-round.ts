import { type InterviewQuestions, questionTexts } from '@aarambh/contract';

/** The API accepts rounds of up to three digits. */
const ROUND_LIMIT = 1_000;

/**
 * The next round to request. A round whose questions were still being generated is requested again, but only once, so that
 * repeated requests do not show the same questions a third time.
 * @param rounds the rounds requested so far, the newest last
 */
export function nextRound({ message }: Pick<InterviewQuestions, 'message'>, rounds: readonly number[]): number {
  const last = rounds.at(-1) ?? 0;
  if (message === questionTexts.generating && rounds.at(-2) !== last) return last;
  return (last + 1) % ROUND_LIMIT;
}
