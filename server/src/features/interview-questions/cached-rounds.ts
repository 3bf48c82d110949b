import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TtlStore } from '../../infra/ttl-store/ttl-store.ts';
import type { QuestionAnswer } from '../../integrations/questions/question-generator.ts';
import { DAY_MS } from '../../lib/clock.ts';
import type { Subject } from './choose-questions.ts';

const TTL_MS = 7 * DAY_MS;

const storedRound = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Cache key of a round: shared by all accounts with the same skills or vacancy, and never contains the account. */
export function cacheKeyOf(generatorName: string, subject: Subject, round: number): string {
  const skills = subject.skills.map((skill) => skill.toLowerCase()).sort();
  const parts = [generatorName, skills, subject.title, subject.department, subject.description, round];
  return `questions:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/** The cached round of a key; undefined when there is none, or it cannot be read. */
export const findCachedRound = async (ttlStore: TtlStore, key: string): Promise<QuestionAnswer[] | undefined> =>
  storedRound.safeParse(await ttlStore.get(key)).data;

/** Caches a generated round for a week. */
export const cacheRound = (ttlStore: TtlStore, key: string, questions: QuestionAnswer[]): Promise<void> =>
  ttlStore.set(key, questions, TTL_MS);
