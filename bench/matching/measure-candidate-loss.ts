import { FREE_LISTING_SIZE } from '@aarambh/contract';
import { sql } from 'kysely';
import { listMatchable } from '../../server/src/features/listings/matching/candidates.queries.ts';
import { findBestVacancies } from '../../server/src/features/listings/matching/find-best-vacancies.ts';
import { byScore, type Match, scoreVacancy } from '../../server/src/features/listings/matching/score-vacancy.ts';
import { findSeeker } from '../../server/src/features/listings/matching/seeker.queries.ts';
import { loadSkillWeights } from '../../server/src/features/listings/matching/skill-weights.ts';
import { percentile } from '../measure.ts';
import type { Figure } from '../report.ts';
import type { Scratch } from '../scratch-database.ts';

/** Vacancies scored per batch. */
const BATCH = 20_000;

/**
 * Compares candidate selection with scoring every vacancy: score lost (of 100 points) and share of identical cards.
 */
export async function measureCandidateLoss({ context }: Scratch, memberIds: number[]): Promise<Figure[]> {
  const { db, clock } = context;
  const now = clock.now();
  const weightOf = await loadSkillWeights(db);
  const people = await Promise.all(
    memberIds.map(async (accountId) => {
      const seeker = await findSeeker(db, accountId);
      const found = await findBestVacancies(db, { accountId, seeker }, weightOf, now);
      return { seeker, found: found.slice(0, FREE_LISTING_SIZE), best: [] as Match[] };
    }),
  );
  const { rows } = await sql<{ last: number }>`select max(vacancy_id) as last from matchable_vacancies`.execute(db);
  for (let first = 1; first <= (rows[0]?.last ?? 0); first += BATCH) {
    const ids = Array.from({ length: BATCH }, (_, i) => first + i);
    const vacancies = await listMatchable(db, ids, now);
    for (const person of people) {
      const scored = vacancies.map((vacancy) => scoreVacancy(person.seeker, vacancy, weightOf, now));
      person.best = [...person.best, ...scored].sort(byScore).slice(0, FREE_LISTING_SIZE);
    }
  }
  const mean = (matches: Match[]) => matches.reduce((sum, { score }) => sum + score, 0) / Math.max(1, matches.length);
  const lost = people.map(({ found, best }) => mean(best) - mean(found));
  const same = people.map(
    ({ found, best }) => best.filter((match) => found.some(({ vacancyId }) => vacancyId === match.vacancyId)).length,
  );
  const points = (value: number) => value.toFixed(1);
  return [
    {
      what: 'score lost compared with scoring every vacancy',
      value: `median ${points(percentile(lost, 0.5))}, maximum ${points(Math.max(...lost))} of 100`,
      limit: '',
    },
    {
      what: 'cards that scoring every vacancy also shows',
      value: `${Math.round((100 * same.reduce((sum, n) => sum + n, 0)) / (people.length * FREE_LISTING_SIZE))} %`,
      limit: '',
    },
  ];
}
