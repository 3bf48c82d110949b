import type { Db } from '../../../infra/database/connect.ts';
import { listMatchingMembers } from './matching-members.queries.ts';
import { BEST_SHARE, COUNTRY_KEY, type Match, type Matchable, REMOTE_KEY, scoreVacancy } from './score-vacancy.ts';
import { toSeeker } from './seeker.queries.ts';
import type { WeightOf } from './skill-weights.ts';

/** Members one vacancy is offered to directly; further members find it with their daily matching. */
export const MAX_MEMBERS_PER_VACANCY = 300;

/**
 * Picks the most selective skills of a vacancy, rarest first: as few as possible such that the remaining ones weigh less
 * than `enough` together. Every member with enough matching skills has at least one of them.
 */
export function pickSelectiveSkills(weighed: readonly { skill: string; weight: number }[], enough: number): string[] {
  const rarestFirst = weighed.toSorted((a, b) => b.weight - a.weight);
  let rest = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const selective: string[] = [];
  for (const { skill, weight } of rarestFirst) {
    if (rest < enough) break;
    selective.push(skill);
    rest -= weight;
  }
  return selective;
}

/** Members with a priority listing and credits left for whom a vacancy is worth a credit, best match first. */
export async function findMatchingMembers(
  db: Db,
  vacancy: Matchable,
  weightOf: WeightOf,
  { now, today, perDay }: { now: Date; today: Date; perDay: number },
): Promise<(Match & { accountId: number })[]> {
  const weighed = vacancy.skills.map((skill) => ({ skill, weight: weightOf(skill) }));
  // Slightly less than required, because floating-point sums depend on the order; `scoreVacancy` decides.
  const enough = weighed.reduce((sum, { weight }) => sum + weight, 0) * BEST_SHARE * (1 - 1e-9);
  if (weighed.length === 0) return [];
  const isAnyPlace =
    vacancy.places.length === 0 || vacancy.places.some((key) => key === REMOTE_KEY || key === COUNTRY_KEY);
  const rows = await listMatchingMembers(
    db,
    {
      vacancyId: vacancy.vacancyId,
      weighed,
      selectiveSkills: pickSelectiveSkills(weighed, enough),
      enough,
      places: isAnyPlace ? undefined : [...vacancy.places, COUNTRY_KEY],
      today,
      perDay,
      limit: MAX_MEMBERS_PER_VACANCY,
    },
    now,
  );
  return rows
    .map((row) => ({ accountId: row.account_id, ...scoreVacancy(toSeeker(row), vacancy, weightOf, now) }))
    .filter(({ isBest }) => isBest)
    .sort((a, b) => b.score - a.score || a.accountId - b.accountId);
}
