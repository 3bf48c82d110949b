import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TtlStore } from '../../infra/ttl-store/ttl-store.ts';
import type { QuestionAnswer } from '../../integrations/questions/question-maker.ts';
import { DAY_MS } from '../../lib/clock.ts';
import type { Subject } from './choose-questions.ts';

const KEPT_MS = 7 * DAY_MS;

const kept = z.array(z.object({ question: z.string(), answer: z.string() }));

/** Where a round is kept: for everybody with the same skills, or the same vacancy, and never by account. */
export function placeOf(maker: string, subject: Subject, round: number): string {
  const skills = subject.skills.map((skill) => skill.toLowerCase()).sort();
  const what = JSON.stringify([maker, skills, subject.title, subject.department, subject.description, round]);
  return `questions:${createHash('sha256').update(what).digest('base64url')}`;
}

/** The questions that were made for a place; nothing when there are none, or none that can be read. */
export const findKept = async (ttlStore: TtlStore, place: string): Promise<QuestionAnswer[] | undefined> =>
  kept.safeParse(await ttlStore.get(place)).data;

/** Keeps the questions of a place for a week. */
export const keepQuestions = (ttlStore: TtlStore, place: string, made: QuestionAnswer[]): Promise<void> =>
  ttlStore.set(place, made, KEPT_MS);
