import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { FindingLevel, Schema, VacancyStatus } from '../../../infra/database/schema.ts';
import { postingHash } from '../../screening/index.ts';
import type { WarningProgress } from '../../vacancy-lifecycle/index.ts';
import { hasRelatedFraud } from './decision-effects.queries.ts';

type State = Selectable<Schema['moderation_cases']>['state'];
type Decision = Schema['moderation_decisions']['decision'];
/** Where staff took a decision. */
export type DecisionOrigin = Selectable<Schema['moderation_decisions']>['origin'];

/** A case as it is while it changes, with its vacancy. */
export interface LockedCase {
  id: number;
  version: number;
  state: State;
  level: FindingLevel;
  holdsVacancy: boolean;
  /** The status before the hold; null when the hold did not change it. */
  tookStatus: 'live' | null;
  openedAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  vacancyId: number;
  companyId: number;
  isCompanyBlocked: boolean;
  vacancyStatus: VacancyStatus;
  /** Number of changes of the vacancy that staff would overwrite. */
  vacancyVersion: number;
  /** Version of the vacancy and company that staff have seen, see `postingVersion`. */
  postingVersion: string;
  isFraud: boolean;
  notifyAfter: Date | null;
  expiresAt: Date;
  jobTitle: string;
  orgName: string;
}

/** Differs when the vacancy `v` or its company `c` has changed: job seekers read both. */
export const postingVersion = sql<string>`v.version || '.' || c.version`;

/**
 * Reads a case and locks it and its vacancy until the transaction ends; the vacancy first, in the lock order of
 * reports.
 */
export async function lockCase(tx: Db, caseId: number): Promise<LockedCase | undefined> {
  await sql`
    select from vacancies where id = (select vacancy_id from moderation_cases where id = ${caseId}) for update`.execute(
    tx,
  );
  const { rows } = await sql<LockedCase>`
    select m.id, m.version, m.state, m.level, m.holds_vacancy as "holdsVacancy", m.took_status as "tookStatus",
      m.opened_at as "openedAt", c.blocked_at is not null as "isCompanyBlocked",
      m.due_at as "dueAt", m.decided_at as "decidedAt", m.vacancy_id as "vacancyId", v.company_id as "companyId",
      v.status as "vacancyStatus", v.version as "vacancyVersion", ${postingVersion} as "postingVersion", v.ended_as_fraud as "isFraud",
      v.applicants_told_after as "notifyAfter", v.expires_at as "expiresAt", v.title as "jobTitle", c.name as "orgName"
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

/** Ends a case with a decision on the posting as it is now, and counts the change. */
export async function endCase(
  tx: Db,
  caseId: number,
  state: 'released' | 'upheld' | 'closed',
  now: Date,
): Promise<void> {
  await updateCase(tx, caseId, { state, holds_vacancy: false, decided_at: now });
  await sql`
    update moderation_cases m set decided_posting = ${postingHash}
    from vacancies v join companies c on c.id = v.company_id where v.id = m.vacancy_id and m.id = ${caseId}`.execute(
    tx,
  );
}

/** How a vacancy is; an undo compares it. */
export interface VacancyState {
  status: VacancyStatus;
  isFraud: boolean;
  version: number;
}

/** Previous values of all that a decision changed; times are ISO 8601 UTC. Stored as JSON, whose names no release may change. */
export interface Before {
  version: number;
  state: State;
  holdsVacancy: boolean;
  dueAt: string;
  decidedAt: string | null;
  vacancy: { status: VacancyStatus; toldAfter: string | null; isFraud: boolean };
  /** The vacancy as the decision left it: an undo does not overwrite what was changed later. */
  left: VacancyState;
  findings: { id: number; outcome: 'undecided' | 'right' | 'wrong' }[];
  reports: { id: number; outcome: 'undecided' | 'right' | 'wrong'; answeredAt: string | null }[];
  /** Cases that the decision opened for other vacancies of the company. */
  relatedCaseIds: number[];
  /** The staff member whose sessions it ended. */
  signedOutStaffId: number | null;
  claimedBy: number | null;
  /** How far those were warned to whom the decision sent the correction; missing in decisions of earlier releases. */
  warnings?: WarningProgress | null;
  /** The decision opened the case itself. */
  isNewCase: boolean;
}

export interface NewDecision {
  caseId: number;
  decision: Decision;
  reason: string;
  note: string;
  actor: string;
  staffId: number | null;
  before: Before | null;
  origin?: DecisionOrigin;
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
  origin: DecisionOrigin;
  actor: string;
  at: Date;
  before: Before | null;
}

/** The last entry of a case that is not a note and was not undone. */
export async function findLastDecision(tx: Db, caseId: number): Promise<LastDecision | undefined> {
  const row = await tx
    .selectFrom('moderation_decisions')
    .select(['id', 'decision', 'origin', 'actor', 'at', 'before'])
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

/** How a vacancy is now. */
export async function readVacancyState(tx: Db, vacancyId: number): Promise<VacancyState> {
  return await tx
    .selectFrom('vacancies')
    .select(['status', 'ended_as_fraud as isFraud', 'version'])
    .where('id', '=', vacancyId)
    .executeTakeFirstOrThrow();
}

/** The last status change of a vacancy. */
export async function findLastStatusChange(
  tx: Db,
  vacancyId: number,
): Promise<{ cause: string; actor: string } | undefined> {
  return await tx
    .selectFrom('vacancy_changes')
    .select(['cause', 'actor'])
    .where('vacancy_id', '=', vacancyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether another case of a vacancy was decided after a decision. */
export async function hasLaterDecision(
  tx: Db,
  { vacancyId, caseId, decisionId }: { vacancyId: number; caseId: number; decisionId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_decisions')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select('moderation_decisions.id')
    .where('vacancy_id', '=', vacancyId)
    .where('case_id', '<>', caseId)
    .where('moderation_decisions.id', '>', decisionId)
    .where('decision', 'in', ['release', 'uphold', 'close'])
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a decision on another case of the vacancy made it a fraud. */
export async function hasOtherUpheldCase(tx: Db, vacancyId: number, caseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('id', '<>', caseId)
    .where('state', '=', 'upheld')
    .executeTakeFirst();
  return row !== undefined;
}

/** The case of a vacancy that a decision belongs to: the undecided one, else the last that is not upheld. */
export async function findCaseToDecide(tx: Db, vacancyId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from moderation_cases where vacancy_id = ${vacancyId} and state <> 'upheld'
    order by state in ('open', 'asked') desc, id desc limit 1`.execute(tx);
  return rows[0]?.id;
}

/** The case whose decision made a vacancy a fraud. */
export async function findUpheldCase(tx: Db, vacancyId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('state', '=', 'upheld')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes a case, with its history. */
export async function deleteCase(tx: Db, caseId: number): Promise<void> {
  await tx.deleteFrom('moderation_cases').where('id', '=', caseId).execute();
}

/** Whether a case was opened for a fraud of the company whose decision was undone, and for nothing else. */
export async function hasLostItsFraud(tx: Db, caseId: number): Promise<boolean> {
  const { rows } = await sql`
    select from moderation_cases m
    where id = ${caseId} and causes = '{related}' and not ${hasRelatedFraud(sql`m.id`)}`.execute(tx);
  return rows.length > 0;
}

/** Whether a case has notes. */
export async function hasNotes(tx: Db, caseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_decisions')
    .select('id')
    .where('case_id', '=', caseId)
    .where('decision', '=', 'note')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
