import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { FindingLevel, Schema, VacancyStatus } from '../../../infra/database/schema.ts';

type State = 'open' | 'asked' | 'released' | 'upheld';
type Decision = Schema['moderation_decisions']['decision'];

/** A case as it is while it changes, with its vacancy. */
export interface LockedCase {
  id: number;
  version: number;
  state: State;
  level: FindingLevel;
  holdsVacancy: boolean;
  /** The status that the hold took away; null when it took none. */
  tookStatus: 'live' | null;
  openedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  vacancyId: number;
  companyId: number;
  isCompanyBlocked: boolean;
  vacancyStatus: VacancyStatus;
  expiresAt: Date;
  jobTitle: string;
  orgName: string;
  posterEmail: string;
}

/** Reads a case and locks it and its vacancy until the transaction ends; the vacancy first, as those do who report it. */
export async function lockCase(tx: Db, caseId: number): Promise<LockedCase | undefined> {
  await sql`
    select from vacancies where id = (select vacancy_id from moderation_cases where id = ${caseId}) for update`.execute(
    tx,
  );
  const { rows } = await sql<LockedCase>`
    select m.id, m.version, m.state, m.level, m.holds_vacancy as "holdsVacancy", m.took_status as "tookStatus",
      m.opened_at as "openedAt", c.blocked_at is not null as "isCompanyBlocked",
      m.due_at as "dueAt", m.decided_at as "decidedAt", m.vacancy_id as "vacancyId", v.company_id as "companyId",
      v.status as "vacancyStatus", v.expires_at as "expiresAt", v.title as "jobTitle", c.name as "orgName",
      v.recruiter_email as "posterEmail"
    from moderation_cases m join vacancies v on v.id = m.vacancy_id join companies c on c.id = v.company_id
    where m.id = ${caseId} for update of m`.execute(tx);
  return rows[0];
}

/** Changes a case, and counts the change. */
export async function updateCase(
  tx: Db,
  caseId: number,
  change: { state?: State; holds_vacancy?: boolean; due_at?: Date; decided_at?: Date | null },
): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', caseId)
    .execute();
}

/** What a decision changed, as it was before; times are ISO 8601 UTC. */
export interface Before {
  version: number;
  state: State;
  holdsVacancy: boolean;
  dueAt: string;
  decidedAt: string | null;
  vacancy: { status: VacancyStatus; toldAfter: string | null; isFraud: boolean } | null;
  findingIds: number[];
  /** Cases that the decision opened for other vacancies of the company. */
  relatedCaseIds: number[];
  /** The staff member whose sessions it ended. */
  signedOutStaffId: number | null;
  claimedBy: number | null;
}

export interface NewDecision {
  caseId: number;
  decision: Decision;
  reason: string;
  note: string;
  actor: string;
  staffId: number | null;
  before: Before | null;
}

/** Adds a decision or a note to the history of a case. @returns its id */
export async function insertDecision(tx: Db, decision: NewDecision, now: Date): Promise<number> {
  const { caseId, staffId, before, ...rest } = decision;
  const row = await tx
    .insertInto('moderation_decisions')
    .values({
      ...rest,
      case_id: caseId,
      staff_id: staffId,
      at: now,
      undone_at: null,
      before: before && JSON.stringify(before),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface LastDecision {
  id: number;
  decision: Decision;
  actor: string;
  at: Date;
  before: Before | null;
}

/** The last entry of a case that is not a note and was not undone. */
export async function findLastDecision(tx: Db, caseId: number): Promise<LastDecision | undefined> {
  const row = await tx
    .selectFrom('moderation_decisions')
    .select(['id', 'decision', 'actor', 'at', 'before'])
    .where('case_id', '=', caseId)
    .where('decision', '<>', 'note')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, before: row.before as Before | null };
}

/** The last entry of a case of any kind, for a message about what has changed. */
export async function findLastEntry(
  tx: Db,
  caseId: number,
): Promise<{ decision: Decision; actor: string } | undefined> {
  return await tx
    .selectFrom('moderation_decisions')
    .select(['decision', 'actor'])
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function markUndone(tx: Db, decisionId: number, now: Date): Promise<void> {
  await tx.updateTable('moderation_decisions').set({ undone_at: now }).where('id', '=', decisionId).execute();
}

/** Sets the outcome of the undecided findings of a vacancy. @returns their ids */
export async function setFindingOutcomes(
  tx: Db,
  vacancyId: number,
  { caseId, outcome, exceptIds }: { caseId: number; outcome: 'right' | 'wrong'; exceptIds: readonly number[] },
): Promise<number[]> {
  const other = outcome === 'right' ? 'wrong' : 'right';
  const { rows } = await sql<{ id: number }>`
    update screening_findings
    set outcome = case when id = any(${[...exceptIds]}::bigint[]) then ${other} else ${outcome} end,
      case_id = coalesce(case_id, ${caseId})
    where vacancy_id = ${vacancyId} and outcome = 'undecided' returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Makes findings undecided again. */
export async function clearFindingOutcomes(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update screening_findings set outcome = 'undecided' where id = any(${[...ids]}::bigint[])`.execute(tx);
}

/** Other vacancies of a company that applicants may apply to, newest first. */
export async function listOpenVacancies(tx: Db, companyId: number, exceptId: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('vacancies')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', ['live', 'paused'])
    .where('id', '<>', exceptId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes those of the cases that nobody has touched since they were opened for a related fraud. */
export async function deleteUntouchedCases(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    delete from moderation_cases m
    where id = any(${[...ids]}::int[]) and state = 'open' and causes = '{related}'
      and not exists (select from moderation_decisions where case_id = m.id)
      and not exists (select from staff_claims where kind = 'moderation-case' and target_id = m.id)`.execute(tx);
}

/** Whether another case of the vacancy is to be decided. */
export async function hasOtherUndecidedCase(tx: Db, vacancyId: number, caseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('id', '<>', caseId)
    .where('state', 'in', ['open', 'asked'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the fingerprints of a case out of use. */
export async function removeFingerprints(tx: Db, caseId: number, now: Date): Promise<void> {
  await tx
    .updateTable('fraud_fingerprints')
    .set({ removed_at: now })
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Ends the claim of a case that is decided. @returns who had claimed it */
export async function deleteClaim(tx: Db, caseId: number): Promise<number | null> {
  const row = await tx
    .deleteFrom('staff_claims')
    .where('kind', '=', 'moderation-case')
    .where('target_id', '=', caseId)
    .returning('staff_id')
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/** Claims a case again after an undo. */
export async function restoreClaim(tx: Db, caseId: number, staffId: number, now: Date): Promise<void> {
  await tx
    .insertInto('staff_claims')
    .values({ kind: 'moderation-case', target_id: caseId, staff_id: staffId, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
