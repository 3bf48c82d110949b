import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import type { Clock } from '../../../lib/clock.ts';
import { listCommonSkills } from './skill-counts.queries.ts';

const AGE = { freshMs: 60_000, usableMs: 60_000 };
/** In a smaller portal how often a skill occurs says little yet; it is weighed as in one of this size. */
const LEAST_VACANCIES = 1_000;
/** Below this share of the vacancies a skill is as rare as can be: the rest is misspelt, or one employer's word. */
const RAREST_SHARE = 1 / 500;

/** How much a skill tells, by its folded key: the logarithm of how few live vacancies ask for it, between 0.6 and 6.3. */
export type WeightOf = (skill: string) => number;

/** @param common how many live vacancies ask for each skill, without those below the rarest share */
export function weighSkills(total: number, common: ReadonlyMap<string, number>): WeightOf {
  const size = Math.max(total, LEAST_VACANCIES);
  const rarest = size * RAREST_SHARE;
  return (skill) => Math.log(1 + size / Math.max(common.get(skill) ?? 0, rarest));
}

/** The weights as vacancies are now. */
export async function loadSkillWeights(db: Db): Promise<WeightOf> {
  const { total, common } = await listCommonSkills(db, RAREST_SHARE);
  return weighSkills(total, common);
}

/** Makes a reader of the weights; vacancies are counted again after a minute. */
export const skillWeights = (db: Db, clock: Clock): (() => Promise<WeightOf>) =>
  staleWhileRevalidate(clock, AGE, () => loadSkillWeights(db));
