import { SKILL_SEARCH_MIN } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import type { Clock } from '../../../lib/clock.ts';
import { foldText } from '../../../lib/text/fold-text.ts';
import { listLiveSkills } from '../../vacancies/index.ts';
import common from './common-skills.json' with { type: 'json' };
import { foldSkill, skillKey } from './fold-skill.ts';

const AGE = { freshMs: 5 * 60_000, usableMs: 5 * 60_000 };
/** Rarer ones are mostly misspellings, and every keystroke scans them all. */
const MAX_LIVE_SKILLS = 5_000;
const MAX_SUGGESTIONS = 10;

interface KnownSkill {
  skill: string;
  key: string;
  folded: string;
  /** Position among the skills of live vacancies, the most common first. */
  rank: number;
}

/** Built-in skills and those of live vacancies, each in one spelling. */
export interface KnownSkills {
  /** The usual spelling of a key. */
  spellingOf(key: string): string | undefined;
  /** At most ten skills that equal, begin with, or contain the typed text, in this order; none below two characters. */
  suggest(typed: string): string[];
}

const foldTyped = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/**
 * Builds the index of known skills.
 * @param live skills of live vacancies in their spelling, most common first
 */
export function collectSkills(live: readonly string[]): KnownSkills {
  const known = new Map<string, KnownSkill>();
  const add = (skill: string, rank: number) => {
    const key = skillKey(skill);
    const same = known.get(key);
    if (same) same.rank = Math.min(same.rank, rank);
    else if (key !== '') known.set(key, { skill, key, folded: foldTyped(skill), rank });
  };
  for (const skill of common) add(skill, live.length);
  for (const [rank, skill] of live.entries()) add(skill, rank);
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
      return [...found].slice(0, MAX_SUGGESTIONS).map(({ skill }) => skill);
    },
  };
}

/** Caches the known skills for five minutes (stale-while-revalidate). */
export function cacheKnownSkills(db: Db, clock: Clock): () => Promise<KnownSkills> {
  return staleWhileRevalidate(clock, AGE, async (now) => collectSkills(await listLiveSkills(db, now, MAX_LIVE_SKILLS)));
}
