import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { FindingLevel } from '../../infra/database/schema.ts';
import { addWorkingMinutes } from '../../lib/india-time/working-time.ts';

/**
 * What opens a moderation case. `related`: another vacancy of the company was a fraud. `staff`: staff closed it as a fraud
 * outside the queue.
 */
export type CaseCause = 'finding' | 'report' | 'new-company' | 'picture' | 'related' | 'staff';

/** A vacancy that staff must look at. */
export interface NewCase {
  vacancyId: number;
  cause: CaseCause;
  level: FindingLevel;
  /** The vacancy is hidden until the decision; the caller hides it. */
  holds?: boolean;
  /** New information for the member of staff who has the case open: raises its version even without other changes. */
  hasNews?: boolean;
}

/** Time limit for deciding a case, in working minutes, by level. */
const DUE_MINUTES: Record<FindingLevel, number> = { high: 15, medium: 4 * 60, low: 12 * 60 };

const ORDER: readonly FindingLevel[] = ['low', 'medium', 'high'];

/** When a case that is opened now is due: high within 15 minutes of working hours, medium within 4 hours, low within a day. */
export const caseDueAt = (level: FindingLevel, now: Date): Date => addWorkingMinutes(now, DUE_MINUTES[level]);

interface CaseRow {
  vacancy_id: number;
  level: FindingLevel;
  causes: CaseCause[];
  holds_vacancy: boolean;
  due_at: Date;
}

/** One row a vacancy: an upsert cannot touch a row twice. */
function toRows(cases: readonly NewCase[], now: Date): CaseRow[] {
  const rows = new Map<number, CaseRow>();
  for (const { vacancyId, cause, level, holds = false } of cases) {
    const row = rows.get(vacancyId);
    const heavier = !row || ORDER.indexOf(level) > ORDER.indexOf(row.level) ? level : row.level;
    rows.set(vacancyId, {
      vacancy_id: vacancyId,
      level: heavier,
      causes: [...new Set([...(row?.causes ?? []), cause])],
      holds_vacancy: holds || (row?.holds_vacancy ?? false),
      due_at: caseDueAt(heavier, now),
    });
  }
  // Sorted, so that two writers lock rows in one order and cannot deadlock.
  return [...rows.values()].sort((a, b) => a.vacancy_id - b.vacancy_id);
}

/**
 * Opens moderation cases, in one statement; a vacancy with an undecided case gets the cause and the higher level added, and
 * a case that waits for its poster is open again. Call it before hiding a live vacancy: the case stores that the hold took
 * this status away.
 * @returns the number of the case of each vacancy
 */
export async function openCases(tx: Db, cases: readonly NewCase[], now: Date): Promise<Map<number, number>> {
  if (cases.length === 0) return new Map();
  const heavier = sql`(array_position(array['low', 'medium', 'high'], excluded.level)
    > array_position(array['low', 'medium', 'high'], known.level))`;
  const withNews = cases.flatMap(({ vacancyId, hasNews }) => (hasNews ? vacancyId : []));
  const { rows } = await sql<{ id: number; vacancy_id: number }>`
    insert into moderation_cases as known (vacancy_id, company_id, level, causes, holds_vacancy, took_status, opened_at, due_at)
    select row.vacancy_id, vacancies.company_id, row.level, row.causes, row.holds_vacancy,
      case when row.holds_vacancy and vacancies.status = 'live' then 'live' end, ${now}::timestamptz, row.due_at
    from jsonb_to_recordset(${JSON.stringify(toRows(cases, now))}::text::jsonb)
      as row (vacancy_id int, level text, causes text[], holds_vacancy boolean, due_at timestamptz)
    join vacancies on vacancies.id = row.vacancy_id
    order by row.vacancy_id
    on conflict (vacancy_id) where state in ('open', 'asked') do update set
      version = known.version + 1,
      state = 'open',
      level = case when ${heavier} then excluded.level else known.level end,
      causes = known.causes || array(select unnest(excluded.causes) except select unnest(known.causes)),
      holds_vacancy = known.holds_vacancy or excluded.holds_vacancy,
      took_status = coalesce(known.took_status, excluded.took_status),
      due_at = least(known.due_at, excluded.due_at)
    where (known.state, known.level, known.holds_vacancy) is distinct from ('open',
        case when ${heavier} then excluded.level else known.level end, known.holds_vacancy or excluded.holds_vacancy)
      or not known.causes @> excluded.causes or known.vacancy_id = any(${withNews}::int[])
    returning id, vacancy_id`.execute(tx);
  const found = new Map(rows.map(({ id, vacancy_id }) => [vacancy_id, id]));
  const unchanged = [...new Set(cases.map(({ vacancyId }) => vacancyId))].filter((id) => !found.has(id));
  if (unchanged.length === 0) return found;
  const known = await tx
    .selectFrom('moderation_cases')
    .select(['id', 'vacancy_id'])
    .where(sql<boolean>`vacancy_id = any(${unchanged}::int[])`)
    .where('state', 'in', ['open', 'asked'])
    .execute();
  for (const { id, vacancy_id } of known) found.set(vacancy_id, id);
  return found;
}

/** Records that the holds of draft vacancies prevent publication, so that a release publishes them. */
export async function setKeptFromLive(tx: Db, vacancyIds: readonly number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  await sql`
    update moderation_cases set took_status = 'live'
    where vacancy_id = any(${[...vacancyIds]}::int[]) and state in ('open', 'asked') and holds_vacancy`.execute(tx);
}
