import { type CallOutput, type listModerationCases, type ModerationCase, moderationStates } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isConnected } from '../../staff/index.ts';
import { postingVersion } from '../decisions/decisions.queries.ts';

/** A case as the list shows it. */
interface CaseRow {
  id: number;
  version: number;
  vacancy_id: number;
  title: string;
  company_id: number;
  company: string;
  status: ModerationCase['vacancyStatus'];
  state: ModerationCase['state'];
  level: ModerationCase['level'];
  causes: ModerationCase['causes'];
  holds_vacancy: boolean;
  took_status: 'live' | null;
  posting_version: string;
  folded_reports: number;
  opened_at: Date;
  due_at: Date;
  decided_at: Date | null;
  claimer_id: number | null;
  claimer: string | null;
  words: string | null;
  reports: number;
  is_own: boolean;
}

/** Who looks at the cases, and when. */
export interface CaseView {
  staffId: number | undefined;
  now: Date;
}

const isUndecided = sql<boolean>`m.state in ('open', 'asked')`;

/** Condition for cases of vacancies that the reader has an interest in. */
const isOwnOf = (staffId: number | undefined) =>
  staffId === undefined ? sql<boolean>`false` : isConnected(staffId, 'm.vacancy_id');

/** The rows of cases joined with their details; `chosen` has few rows of the table. */
const selectCases = (chosen: RawBuilder<unknown>, { staffId }: CaseView) => sql`
  select m.id, m.version, m.vacancy_id, v.title, m.company_id, c.name as company, v.status, m.state, m.level, m.causes,
    m.holds_vacancy, m.took_status, m.opened_at, m.due_at, m.decided_at, claim.staff_id as claimer_id, staff.full_name as claimer,
    finding.words, reported.count + m.folded_reports as reports, m.folded_reports, ${postingVersion} as posting_version,
    ${isOwnOf(staffId)} as is_own
  from (${chosen}) m
  join vacancies v on v.id = m.vacancy_id
  join companies c on c.id = m.company_id
  left join staff_claims claim on claim.kind = 'moderation-case' and claim.target_id = m.id
  left join staff on staff.id = claim.staff_id
  left join lateral (
    select words from screening_findings f where f.vacancy_id = m.vacancy_id and words <> ''
    order by array_position(array['high', 'medium', 'low'], f.level), f.id limit 1
  ) finding on true
  left join lateral (
    select count(*)::int as count from job_reports r where r.case_id = m.id and r.outcome <> 'withdrawn'
  ) reported on true`;

export const presentCase = (row: CaseRow, { staffId, now }: CaseView): ModerationCase => {
  const isDecided = row.state !== 'open' && row.state !== 'asked';
  return {
    kind: 'vacancy',
    caseID: row.id,
    version: row.version,
    vacancyID: row.vacancy_id,
    jobTitle: row.title,
    companyID: row.company_id,
    orgName: row.company,
    vacancyStatus: row.status,
    state: row.state,
    level: row.level,
    causes: row.is_own ? [] : row.causes,
    holdsVacancy: row.holds_vacancy,
    openedOn: row.opened_at.toISOString(),
    dueOn: isDecided ? null : row.due_at.toISOString(),
    isOverdue: !isDecided && row.due_at < now,
    decidedOn: row.decided_at?.toISOString() ?? null,
    claimedBy: row.claimer ?? '',
    isMine: row.claimer_id !== null && row.claimer_id === staffId,
    isOwn: row.is_own,
    words: row.is_own ? '' : (row.words ?? ''),
    reports: row.is_own ? 0 : row.reports,
  };
};

/** The filters of the queue. */
export type QueueFilters = CallOutput<typeof listModerationCases>['query'];

/** Conditions for whose the cases are; `m` is the table of cases. */
export function claimConditions(whose: QueueFilters['whose'], { staffId }: CaseView): RawBuilder<unknown>[] {
  const claimOf = (condition: RawBuilder<unknown>) => sql`exists (
    select from staff_claims claim where claim.kind = 'moderation-case' and claim.target_id = m.id ${condition})`;
  if (whose === 'mine') return [claimOf(sql`and claim.staff_id = ${staffId ?? 0}`)];
  return whose === 'unclaimed' ? [sql`not ${claimOf(sql``)}`] : [];
}

/** Selects the cases of vacancies that match the filters, without their order; undefined when none can match. */
export function matchVacancyCases(
  { state = 'undecided', level, cause, companyID, whose }: QueueFilters,
  view: CaseView,
): RawBuilder<unknown> | undefined {
  const isOne = (moderationStates as readonly string[]).includes(state);
  if (cause === 'picture' || !(isOne || state === 'undecided' || state === 'all')) return undefined;
  const conditions = [
    ...(state === 'undecided' || state === 'open' || state === 'asked' ? [isUndecided] : []),
    ...(isOne ? [sql`m.state = ${sql.lit(state)}`] : []),
    ...(level ? [sql`m.level = ${sql.lit(level)}`] : []),
    // Of their own vacancies staff do not see even the cause: it may be a report.
    ...(cause ? [sql`${cause} = any(m.causes) and not ${isOwnOf(view.staffId)}`] : []),
    ...(companyID === undefined ? [] : [sql`m.company_id = ${companyID}`]),
    ...(whose === 'decidable' ? [sql`not ${isOwnOf(view.staffId)}`] : []),
    ...claimConditions(whose, view),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  return sql`select m.id, m.due_at from moderation_cases m where ${where}`;
}

/** Cases of vacancies as the list shows them, in no order. */
export async function listVacancyCases(db: Db, ids: readonly number[], view: CaseView): Promise<ModerationCase[]> {
  if (ids.length === 0) return [];
  const chosen = sql`select * from moderation_cases m where m.id = any(${[...ids]}::int[])`;
  const { rows } = await sql<CaseRow>`${selectCases(chosen, view)}`.execute(db);
  return rows.map((row) => presentCase(row, view));
}

/** A case as the list shows it; undefined when there is none. */
export async function findCaseRow(db: Db, caseId: number, view: CaseView): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`${selectCases(
    sql`select * from moderation_cases m where m.id = ${caseId}`,
    view,
  )}`.execute(db);
  return rows[0];
}
