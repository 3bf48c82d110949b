import { readFileSync } from 'node:fs';
import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords } from '../query/split-words.ts';

/** Words of the longest skill. */
export const MAX_SKILL_WORDS = 4;

const keyOf = (words: string[]): string => words.map(foldPlural).join(' ');

function readSkills(): Map<string, string[]> {
  const skills = new Map<string, string[]>();
  for (const line of readFileSync(new URL('skill-occupations.tsv', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [keys = '', names = ''] = line.split('\t');
    for (const name of names.split(', ')) {
      const key = keyOf(splitWords(name).map(({ word }) => word));
      skills.set(key, [...new Set([...(skills.get(key) ?? []), ...keys.split(' ')])]);
    }
  }
  return skills;
}

let loaded: Map<string, string[]> | undefined;

/** Occupations that ask for a skill, tool or technique; undefined for words that name none. */
export function occupationsOfSkill(words: string[]): string[] | undefined {
  loaded ??= readSkills();
  return loaded.get(keyOf(words));
}

/** Occupations that the data names. */
export const listSkillOccupations = (): string[] => {
  loaded ??= readSkills();
  return [...new Set([...loaded.values()].flat())];
};
