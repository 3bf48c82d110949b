import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Number of indexed vacancies, in total and per skill; skills below the minimum share are omitted. */
export async function listCommonSkills(
  db: Db,
  minShare: number,
): Promise<{ total: number; common: Map<string, number> }> {
  const { rows } = await sql<{ skill_key: string; live_count: number }>`
    select skill_key, live_count from skill_counts
    where live_count > 0 and live_count >= ${minShare}::float8 * (select live_count from skill_counts where skill_key = '')`.execute(
    db,
  );
  const common = new Map(rows.map(({ skill_key, live_count }) => [skill_key, live_count]));
  return { total: common.get('') ?? 0, common };
}

/** Adds the skills of indexed vacancies to the counts, or subtracts them with `by` -1. */
export async function countSkills(tx: Db, vacancyIds: number[], by: 1 | -1): Promise<void> {
  // Sorted, so that concurrent transactions cannot deadlock.
  await sql`
    insert into skill_counts as known (skill_key, live_count)
    select skill_key, ${by}::int * count(*)
    from matchable_vacancies, unnest(array_append(skill_keys, '')) skill_key
    where vacancy_id = any(${vacancyIds}::int[])
    group by skill_key order by skill_key collate "C"
    on conflict (skill_key) do update set live_count = known.live_count + excluded.live_count`.execute(tx);
}
