import { QUESTIONS_PER_ROUND } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { consumeRateLimit, type RateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import {
  type QuestionAnswer,
  QuestionError,
  type QuestionGenerator,
} from '../../integrations/questions/question-generator.ts';
import { cacheKeyOf, cacheRound, findCachedRound } from './cached-rounds.ts';
import type { Subject } from './choose-questions.ts';

/** Earlier rounds whose questions are sent to avoid repetition; more would only make the request long. */
const MAX_KNOWN_ROUNDS = 3;
const DAY_SECONDS = 24 * 60 * 60;
/** Rounds generated for one account; cached rounds and the question bank do not count. */
const perAccount: RateLimit = { name: 'made questions', max: 20, perSeconds: DAY_SECONDS };
/** Bounds the cost of the service: beyond it the question bank serves everyone. */
const perMonth = (max: number): RateLimit => ({ name: 'made questions of all', max, perSeconds: 30 * DAY_SECONDS });

const inFlight = new Map<string, Promise<QuestionAnswer[]>>();

async function generate(
  { db, clock, ttlStore }: AppContext,
  generator: QuestionGenerator,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<QuestionAnswer[]> {
  const keyOf = (number: number) => cacheKeyOf(generator.name, subject, number);
  const cached = await findCachedRound(ttlStore, keyOf(round));
  if (cached) return cached;
  if (generator.isUnavailable()) throw new QuestionError('the circuit breaker of the question service is open');

  await consumeRateLimit(db, perAccount, String(accountId), clock.now());
  await consumeRateLimit(db, perMonth(generator.monthlyLimit), 'all', clock.now());
  const earlier = Array.from({ length: Math.min(round, MAX_KNOWN_ROUNDS) }, (_, i) => keyOf(round - 1 - i));
  const known = await Promise.all(earlier.map((key) => findCachedRound(ttlStore, key)));
  const { skills, title, department, description } = subject;
  const questions = await generator.generate({
    skills,
    vacancy: [title, department, description].filter(Boolean).join('. '),
    count: QUESTIONS_PER_ROUND,
    known: known.flatMap((pairs) => pairs ?? []).map(({ question }) => question),
  });
  await cacheRound(ttlStore, keyOf(round), questions);
  return questions;
}

/**
 * Returns a round from the cache, or generates it. Concurrent requests for the same round share one generation, which
 * runs to its end and is cached even when no request waits for it. A failure is logged once, here.
 * @throws {QuestionError | CallError} when the service fails, or the limit of the account or the month is reached
 */
export function generateRound(
  context: AppContext,
  generator: QuestionGenerator,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<QuestionAnswer[]> {
  const key = cacheKeyOf(generator.name, subject, round);
  const running = inFlight.get(key);
  if (running) return running;
  const generation = generate(context, generator, accountId, subject, round).finally(() => inFlight.delete(key));
  inFlight.set(key, generation);
  generation.catch((error) => context.log.warn({ err: error }, 'could not generate interview questions'));
  return generation;
}
