import type { Db } from '../../../infra/database/connect.ts';
import { listMembersSharing } from './members.queries.ts';
import { BEST_SHARE, COUNTRY_KEY, type Match, type Matchable, REMOTE_KEY, scoreVacancy } from './score-vacancy.ts';
import { seekerOf } from './seeker.queries.ts';
import type { WeightOf } from './skill-weights.ts';

/** Members one vacancy is offered to at once, those who share most; the others meet it when they are looked at. */
export const MEMBERS_OF_A_VACANCY = 300;

/**
 * The fewest of a vacancy's skills, the rarest first, one of which everybody has who has enough of them all: what the
 * others weigh together is too little.
 */
export function tellingSkills(weighed: readonly { skill: string; weight: number }[], enough: number): string[] {
  const rarestFirst = weighed.toSorted((a, b) => b.weight - a.weight);
  let rest = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const telling: string[] = [];
  for (const { skill, weight } of rarestFirst) {
    if (rest < enough) break;
    telling.push(skill);
    rest -= weight;
  }
  return telling;
}

/** Members with a priority listing and something left of it whom a vacancy is worth a credit to, the best match first. */
export async function findMembers(
  db: Db,
  vacancy: Matchable,
  weightOf: WeightOf,
  { now, today, perDay }: { now: Date; today: Date; perDay: number },
): Promise<(Match & { accountId: number })[]> {
  const weighed = vacancy.skills.map((skill) => ({ skill, weight: weightOf(skill) }));
  // A hair less than the rule asks for, which has the last word: sums of the same numbers differ by their order.
  const enough = weighed.reduce((sum, { weight }) => sum + weight, 0) * BEST_SHARE * (1 - 1e-9);
  if (weighed.length === 0) return [];
  const isAnywhere =
    vacancy.places.length === 0 || vacancy.places.some((key) => key === REMOTE_KEY || key === COUNTRY_KEY);
  const rows = await listMembersSharing(
    db,
    {
      vacancyId: vacancy.vacancyId,
      weighed,
      telling: tellingSkills(weighed, enough),
      enough,
      places: isAnywhere ? undefined : [...vacancy.places, COUNTRY_KEY],
      today,
      perDay,
      limit: MEMBERS_OF_A_VACANCY,
    },
    now,
  );
  return rows
    .map((row) => ({ accountId: row.account_id, ...scoreVacancy(seekerOf(row), vacancy, weightOf, now) }))
    .filter(({ isBest }) => isBest)
    .sort((a, b) => b.score - a.score || a.accountId - b.accountId);
}
