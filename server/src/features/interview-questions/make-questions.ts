import { createHash } from 'node:crypto';
import { QUESTIONS_PER_ROUND, questionTexts } from '@aarambh/contract';
import { z } from 'zod';
import { CallError } from '../../platform/call-error.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { type Limit, takeFromLimit } from '../../platform/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { type QuestionAnswer, QuestionError, type QuestionMaker } from '../../platform/questions/question-maker.ts';
import { chooseQuestions, type Subject } from './choose-questions.ts';

const KEPT_MS = 7 * DAY_MS;
/** Rounds whose questions are named so that they do not come again; more would only make the request long. */
const KNOWN_ROUNDS = 3;
/** What one account may have made for it; kept rounds and our own collection cost nothing. */
const perAccount: Limit = { name: 'made questions', max: 20, perSeconds: 24 * 60 * 60 };

const kept = z.array(z.object({ question: z.string(), answer: z.string() }));

interface Round {
  message: string;
  questionAnswers: QuestionAnswer[];
}

/** Where a round is kept: for everybody with the same skills, or the same vacancy, and never by account. */
function placeOf(model: string, subject: Subject, round: number): string {
  const skills = subject.skills.map((skill) => skill.toLowerCase()).sort();
  const what = JSON.stringify([model, skills, subject.title, subject.department, subject.description, round]);
  return `questions:${createHash('sha256').update(what).digest('base64url')}`;
}

async function makeRound(
  { db, clock, keyValue }: Platform,
  maker: QuestionMaker,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<QuestionAnswer[]> {
  const find = async (at: number) =>
    kept.safeParse(await keyValue.get(placeOf(maker.model, subject, at))).data ?? undefined;
  const found = await find(round);
  if (found) return found;
  if (maker.isResting()) throw new QuestionError('the service rests');

  const earlier = Array.from({ length: Math.min(round, KNOWN_ROUNDS) }, (_, i) => find(round - 1 - i));
  const known = (await Promise.all(earlier)).flatMap((one) => one ?? []).map(({ question }) => question);
  await takeFromLimit(db, perAccount, String(accountId), clock.now());
  const { skills, title, department, description } = subject;
  const vacancy = [title, department, description].filter(Boolean).join('. ');
  const made = await maker.make({ skills, vacancy, count: QUESTIONS_PER_ROUND, known });
  await keyValue.set(placeOf(maker.model, subject, round), made, KEPT_MS);
  return made;
}

/**
 * A round of questions: made by the service of the settings, or of our own collection when there is none or it fails,
 * which is said.
 */
export async function makeQuestions(
  platform: Platform,
  accountId: number,
  subject: Subject,
  round: number,
): Promise<Round> {
  const { questionMaker, log } = platform;
  if (!questionMaker) return { message: '', questionAnswers: chooseQuestions(subject, round) };
  try {
    return { message: '', questionAnswers: await makeRound(platform, questionMaker, accountId, subject, round) };
  } catch (error) {
    if (!(error instanceof QuestionError || error instanceof CallError)) throw error;
    log.warn({ err: error }, 'interview questions come from our own collection');
    return { message: questionTexts.offline, questionAnswers: chooseQuestions(subject, round) };
  }
}
