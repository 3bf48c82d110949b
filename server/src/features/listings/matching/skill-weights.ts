import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import type { Clock } from '../../../lib/clock.ts';
import { listCommonSkills } from './skill-counts.queries.ts';

const AGE = { freshMs: 60_000, usableMs: 60_000 };
/** Minimum corpus size: frequencies in fewer vacancies are not significant. */
const MIN_VACANCIES = 1_000;
/** Skills below this share of the vacancies all get the maximum weight: many are misspelt or used by one employer only. */
const MIN_SHARE = 1 / 500;

/** Inverse document frequency (IDF) of a skill by its normalised key, between 0.6 and 6.3. */
export type WeightOf = (skill: string) => number;

/**
 * Computes the skill weights.
 * @param common number of live vacancies per skill, without skills below the minimum share
 */
export function weighSkills(total: number, common: ReadonlyMap<string, number>): WeightOf {
  const size = Math.max(total, MIN_VACANCIES);
  const minCount = size * MIN_SHARE;
  return (skill) => Math.log(1 + size / Math.max(common.get(skill) ?? 0, minCount));
}

/** Loads the current weights. */
export async function loadSkillWeights(db: Db): Promise<WeightOf> {
  const { total, common } = await listCommonSkills(db, MIN_SHARE);
  return weighSkills(total, common);
}

/** Creates a cached reader of the weights: stale-while-revalidate, refreshed after a minute. */
export const createSkillWeightsReader = (db: Db, clock: Clock): (() => Promise<WeightOf>) =>
  staleWhileRevalidate(clock, AGE, () => loadSkillWeights(db));
