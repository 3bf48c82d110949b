import { SKILL_SEARCH_MIN } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import type { Clock } from '../../../lib/clock.ts';
import { foldText, listLiveSkills } from '../../vacancies/index.ts';
import common from './common-skills.json' with { type: 'json' };
import { foldSkill, skillKey } from './fold-skill.ts';

const AGE = { freshMs: 5 * 60_000, usableMs: 5 * 60_000 };
/** Rarer ones are mostly misspellings, and all are looked through at every letter typed. */
const LIVE_SKILLS = 5_000;
const SUGGESTIONS = 10;

interface KnownSkill {
  skill: string;
  key: string;
  folded: string;
  /** Its place among the skills of live vacancies, the commonest first. */
  rank: number;
}

/** Skills people and vacancies name, each in one spelling. */
export interface KnownSkills {
  /** The usual spelling of a key. */
  spellingOf(key: string): string | undefined;
  /** Skills that are, begin with, or contain what was typed, in this order, at most ten; none below two characters. */
  suggest(typed: string): string[];
}

const foldTyped = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** @param live skills of live vacancies as they are spelled there, most vacancies first */
export function collectSkills(live: readonly string[]): KnownSkills {
  const known = new Map<string, KnownSkill>();
  const learn = (skill: string, rank: number) => {
    const key = skillKey(skill);
    const same = known.get(key);
    if (same) same.rank = Math.min(same.rank, rank);
    else if (key !== '') known.set(key, { skill, key, folded: foldTyped(skill), rank });
  };
  for (const skill of common) learn(skill, live.length);
  for (const [rank, skill] of live.entries()) learn(skill, rank);
  const byRank = [...known.values()].sort((a, b) => a.rank - b.rank);

  return {
    spellingOf: (key) => known.get(key)?.skill,
    suggest(text) {
      const typed = foldTyped(text);
      if (typed.length < SKILL_SEARCH_MIN) return [];
      const key = skillKey(typed);
      const start = foldSkill(typed);
      const tests = [
        (skill: KnownSkill) => skill.key === key,
        (skill: KnownSkill) => skill.folded.startsWith(typed) || (start !== '' && skill.key.startsWith(start)),
        (skill: KnownSkill) => skill.folded.includes(typed),
      ];
      const found = new Set(tests.flatMap((test) => byRank.filter(test)));
      return [...found].slice(0, SUGGESTIONS).map(({ skill }) => skill);
    },
  };
}

/** Makes a reader of the known skills; vacancies are asked again after five minutes. */
export function knownSkills(db: Db, clock: Clock): () => Promise<KnownSkills> {
  return staleWhileRevalidate(clock, AGE, async (now) => collectSkills(await listLiveSkills(db, now, LIVE_SKILLS)));
}
