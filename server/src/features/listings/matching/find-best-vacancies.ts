import type { Db } from '../../../infra/database/connect.ts';
import { type ListToRead, listCandidates } from './candidates.queries.ts';
import {
  ANYWHERE_FIT,
  byScore,
  COUNTRY_KEY,
  HALF_NEW_DAYS,
  type Match,
  POINTS,
  REMOTE_KEY,
  type Seeker,
  scoreVacancy,
  UNKNOWN,
} from './score-vacancy.ts';
import type { WeightOf } from './skill-weights.ts';

/** The most telling skills, and the first places, that lists are read for; all of them count in the score. */
const SKILLS_READ = 10;
const PLACES_READ = 8;
/** A vacancy with this many of somebody's most telling skills has about what skills can give. */
const SKILLS_OF_A_VACANCY = 5;
/** Rows read of all lists together; of one list at least and at most. */
const ROWS_READ = 8_000;
const DEEP = { least: 60, most: 600 };
/** Vacancies looked at whole. */
const LOOKED_AT = 400;

function placesToRead({ places, isAnywhereFine, wantsHome }: Seeker): { place: string; fit: number }[] {
  const fits = new Map([...places.keys()].slice(0, PLACES_READ).map((place) => [place, 1]));
  if (!fits.has(REMOTE_KEY)) fits.set(REMOTE_KEY, wantsHome ? 1 : ANYWHERE_FIT);
  fits.set(COUNTRY_KEY, ANYWHERE_FIT);
  fits.set('', isAnywhereFine ? UNKNOWN : 0);
  return [...fits].map(([place, fit]) => ({ place, fit }));
}

function listsToRead(seeker: Seeker, weightOf: WeightOf): ListToRead[] {
  const weighed = [...seeker.skills].map((skill) => ({ skill, weight: weightOf(skill) }));
  const telling = weighed.sort((a, b) => b.weight - a.weight).slice(0, SKILLS_READ);
  const inAll = telling.slice(0, SKILLS_OF_A_VACANCY).reduce((sum, { weight }) => sum + weight, 0);
  return [...telling, { skill: '', weight: 0 }].flatMap(({ skill, weight }) =>
    placesToRead(seeker).map(({ place, fit }) => ({
      skill,
      place,
      skillPoints: inAll === 0 ? 0 : (POINTS.skills * weight) / inAll,
      placePoints: POINTS.place * fit,
    })),
  );
}

/**
 * The live vacancies that fit an account best, the best first, without those it has applied to. Looks at the newest of
 * each skill and place it names, and at a few hundred of these whole, so that it takes as long among a million.
 * @param options.exceptListed leaves out what is on the priority listing already
 */
export async function findBestVacancies(
  db: Db,
  { accountId, seeker }: { accountId: number; seeker: Seeker },
  weightOf: WeightOf,
  now: Date,
  options: { exceptListed?: boolean } = {},
): Promise<Match[]> {
  const lists = listsToRead(seeker, weightOf);
  const candidates = await listCandidates(
    db,
    {
      accountId,
      lists,
      deep: Math.min(DEEP.most, Math.max(DEEP.least, Math.floor(ROWS_READ / lists.length))),
      limit: LOOKED_AT,
      mostSkillPoints: POINTS.skills,
      newPoints: POINTS.recency,
      halfNewDays: HALF_NEW_DAYS,
      exceptListed: options.exceptListed ?? false,
    },
    now,
  );
  return candidates.map((vacancy) => scoreVacancy(seeker, vacancy, weightOf, now)).sort(byScore);
}
