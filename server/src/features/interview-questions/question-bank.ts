import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionAnswer } from '../../integrations/questions/question-generator.ts';
import { skillKey } from '../profile/index.ts';

/** Questions about one skill or technology. */
export interface Topic {
  /** Names in profiles and vacancies, the most common one first. */
  names: string[];
  /** Number of vacancies in a large collection that named it: a rarer topic is more specific. */
  commonness: number;
  questions: QuestionAnswer[];
}

/**
 * Questions about a kind of work, recognised by word prefixes in titles, departments and skills. A word that ends in a
 * space must match completely: "intern " does not match "international".
 */
export interface Role {
  words: string[];
  questions: QuestionAnswer[];
}

const folder = join(import.meta.dirname, 'bank');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** The question bank of the product: topics, roles and general questions, the most usual first. */
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
