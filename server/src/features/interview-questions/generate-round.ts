import { QUESTIONS_PER_ROUND } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { type Limit, takeFromLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { type QuestionAnswer, QuestionError, type QuestionMaker } from '../../integrations/questions/question-maker.ts';
import type { Subject } from './choose-questions.ts';
import { findKept, keepQuestions, placeOf } from './kept-rounds.ts';

/** Rounds whose questions are named so that they do not come again; more would only make the request long. */
const KNOWN_ROUNDS = 3;
const DAY_SECONDS = 24 * 60 * 60;
/** What one account may have made for it; kept rounds and our own collection cost nothing. */
const perAccount: Limit = { name: 'made questions', max: 20, perSeconds: DAY_SECONDS };
/** What the service may cost: beyond it our own collection answers everybody. */
const perMonth = (max: number): Limit => ({ name: 'made questions of all', max, perSeconds: 30 * DAY_SECONDS });

const underWay = new Map<string, Promise<QuestionAnswer[]>>();

async function make(
  { db, clock, ttlStore }: AppContext,
  maker: QuestionMaker,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<QuestionAnswer[]> {
  const place = (at: number) => placeOf(maker.name, subject, at);
  const found = await findKept(ttlStore, place(round));
  if (found) return found;
  if (maker.isResting()) throw new QuestionError('the service rests');

  await takeFromLimit(db, perAccount, String(accountId), clock.now());
  await takeFromLimit(db, perMonth(maker.monthly), 'all', clock.now());
  const earlier = Array.from({ length: Math.min(round, KNOWN_ROUNDS) }, (_, i) => place(round - 1 - i));
  const known = await Promise.all(earlier.map((at) => findKept(ttlStore, at)));
  const { skills, title, department, description } = subject;
  const made = await maker.make({
    skills,
    vacancy: [title, department, description].filter(Boolean).join('. '),
    count: QUESTIONS_PER_ROUND,
    known: known.flatMap((questions) => questions ?? []).map(({ question }) => question),
  });
  await keepQuestions(ttlStore, place(round), made);
  return made;
}

/**
 * A round that a service makes, or has made before. Whoever asks for the same meanwhile shares it. It goes on and is
 * kept when nobody waits any longer; a failure is logged once, here.
 * @throws {QuestionError | CallError} when the service fails, or made enough for the account or the month
 */
export function makeRound(
  context: AppContext,
  maker: QuestionMaker,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<QuestionAnswer[]> {
  const place = placeOf(maker.name, subject, round);
  const running = underWay.get(place);
  if (running) return running;
  const making = make(context, maker, accountId, subject, round).finally(() => underWay.delete(place));
  underWay.set(place, making);
  making.catch((error) => context.log.warn({ err: error }, 'no interview questions were made'));
  return making;
}
