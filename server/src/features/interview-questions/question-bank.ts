import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionAnswer } from '../../integrations/questions/question-maker.ts';
import { skillKey } from '../profile/index.ts';

/** Questions about something one can name. */
export interface Topic {
  /** What people and vacancies call it, the usual name first. */
  names: string[];
  /** How many vacancies of a large collection named it: what is rarer says more about somebody. */
  commonness: number;
  questions: QuestionAnswer[];
}

/**
 * Questions for a kind of work, known by the beginnings of words in titles, departments and skills; by a whole word when
 * one ends in a space, so that an international company does not look for interns.
 */
export interface Role {
  words: string[];
  questions: QuestionAnswer[];
}

const folder = join(import.meta.dirname, 'bank');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Our own collection: topics of all fields, roles, and what is asked everywhere, the most usual first. */
export const bank = {
  topics: readdirSync(folder)
    .filter((name) => name.startsWith('skills-'))
    .sort()
    .flatMap((name) => read<Topic[]>(name)),
  roles: read<Role[]>('roles.json'),
  general: read<QuestionAnswer[]>('general.json'),
};

/** Topics by the key of each of their names. */
export const topicsByKey: ReadonlyMap<string, Topic> = new Map(
  bank.topics.flatMap((topic) => topic.names.map((name) => [skillKey(name), topic] as const)),
);
