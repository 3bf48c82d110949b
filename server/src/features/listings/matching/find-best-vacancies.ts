import type { Db } from '../../../infra/database/connect.ts';
import { type CandidateList, listCandidates } from './candidates.queries.ts';
import {
  ANYWHERE_FIT,
  byScore,
  COUNTRY_KEY,
  type Match,
  POINTS,
  RECENCY_HALF_LIFE_DAYS,
  REMOTE_KEY,
  type Seeker,
  scoreVacancy,
  UNKNOWN_FIT,
} from './score-vacancy.ts';
import type { WeightOf } from './skill-weights.ts';

/** Number of rarest skills and first places whose lists are read; the score uses all of them. */
const MAX_SKILLS = 10;
const MAX_PLACES = 8;
/** A vacancy with this many of the rarest skills gets about the maximum points for skills. */
const SKILLS_FOR_FULL_POINTS = 5;
/** Index rows read in total, and bounds of the rows read per list. */
const MAX_ROWS = 8_000;
const ROWS_PER_LIST = { min: 60, max: 600 };
/** Candidates that are scored. */
const MAX_CANDIDATES = 400;

function selectPlaces({ places, acceptsAnyPlace, prefersHome }: Seeker): { place: string; fit: number }[] {
  const fits = new Map([...places.keys()].slice(0, MAX_PLACES).map((place) => [place, 1]));
  if (!fits.has(REMOTE_KEY)) fits.set(REMOTE_KEY, prefersHome ? 1 : ANYWHERE_FIT);
  fits.set(COUNTRY_KEY, ANYWHERE_FIT);
  fits.set('', acceptsAnyPlace ? UNKNOWN_FIT : 0);
  return [...fits].map(([place, fit]) => ({ place, fit }));
}

function selectLists(seeker: Seeker, weightOf: WeightOf): CandidateList[] {
  const weighed = [...seeker.skills].map((skill) => ({ skill, weight: weightOf(skill) }));
  const rarest = weighed.sort((a, b) => b.weight - a.weight).slice(0, MAX_SKILLS);
  const maxWeight = rarest.slice(0, SKILLS_FOR_FULL_POINTS).reduce((sum, { weight }) => sum + weight, 0);
  return [...rarest, { skill: '', weight: 0 }].flatMap(({ skill, weight }) =>
    selectPlaces(seeker).map(({ place, fit }) => ({
      skill,
      place,
      skillPoints: maxWeight === 0 ? 0 : (POINTS.skills * weight) / maxWeight,
      placePoints: POINTS.place * fit,
    })),
  );
}

/**
 * Finds the best-matching live vacancies of an account, best first, without those it has applied to. Reads the newest
 * index entries of each skill and place in the profile and scores a few hundred candidates, so the time does not grow
 * with the number of vacancies.
 * @param options.exceptKnown excludes vacancies that the account knows already
 */
export async function findBestVacancies(
  db: Db,
  { accountId, seeker }: { accountId: number; seeker: Seeker },
  weightOf: WeightOf,
  now: Date,
  options: { exceptKnown?: boolean } = {},
): Promise<Match[]> {
  const lists = selectLists(seeker, weightOf);
  const candidates = await listCandidates(
    db,
    {
      accountId,
      lists,
      rowsPerList: Math.min(ROWS_PER_LIST.max, Math.max(ROWS_PER_LIST.min, Math.floor(MAX_ROWS / lists.length))),
      limit: MAX_CANDIDATES,
      maxSkillPoints: POINTS.skills,
      recencyPoints: POINTS.recency,
      recencyHalfLifeDays: RECENCY_HALF_LIFE_DAYS,
      exceptKnown: options.exceptKnown ?? false,
    },
    now,
  );
  return candidates.map((vacancy) => scoreVacancy(seeker, vacancy, weightOf, now)).sort(byScore);
}
