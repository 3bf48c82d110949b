import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { InterviewState } from '../../infra/database/schema.ts';

/** An interview with its candidate and job. */
export interface Interview {
  interviewId: number;
  accountId: number;
  vacancyId: number;
  startsAt: Date;
  durationMinutes: number;
  mode: 'In person' | 'Video' | 'Phone';
  place: string;
  note: string;
  status: InterviewState;
  cause: string;
  /** Id of the interview cancelled by the employer that this one replaces. */
  replaces: number | null;
  calendarSequence: number;
  fullName: string;
  email: string;
  jobTitle: string;
  company: string;
}

const selectInterview = (db: Db, interviewId: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('accounts', 'accounts.id', 'interviews.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'interviews.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['interviews.id as interviewId', 'interviews.account_id as accountId', 'vacancy_id as vacancyId'])
    .select(['starts_at as startsAt', 'duration_minutes as durationMinutes', 'mode', 'place', 'note'])
    .select(['interviews.status', 'cause', 'replaces', 'calendar_sequence as calendarSequence'])
    .select(['accounts.full_name as fullName', 'accounts.email'])
    .select(['vacancies.title as jobTitle', 'companies.name as company'])
    .where('interviews.id', '=', interviewId);

/** Finds an interview by id, and by account if one is given. */
export async function findInterview(db: Db, interviewId: number, accountId?: number): Promise<Interview | undefined> {
  return await selectInterview(db, interviewId)
    .$if(accountId !== undefined, (query) => query.where('interviews.account_id', '=', accountId ?? 0))
    .executeTakeFirst();
}

/** Finds and locks an interview until the transaction ends. */
export async function lockInterview(tx: Db, interviewId: number, accountId?: number): Promise<Interview | undefined> {
  return await selectInterview(tx, interviewId)
    .$if(accountId !== undefined, (query) => query.where('interviews.account_id', '=', accountId ?? 0))
    .forNoKeyUpdate('interviews')
    .executeTakeFirst();
}

/** Serialises changes to the interviews of an account with an advisory lock until the transaction ends. */
export async function lockCalendar(tx: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interviews of ${accountId}`}, 0))`.execute(tx);
}

/** The id of the interview that replaces another one. */
export async function findReplacement(db: Db, interviewId: number): Promise<number | undefined> {
  const row = await db.selectFrom('interviews').select('id').where('replaces', '=', interviewId).executeTakeFirst();
  return row?.id;
}

/** The id of a scheduled interview of the account that overlaps a period. */
export async function findOverlapping(db: Db, accountId: number, from: Date, to: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('interviews')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '<', to)
    .where(sql<Date>`starts_at + make_interval(mins => duration_minutes)`, '>', from)
    .orderBy('starts_at')
    .executeTakeFirst();
  return row?.id;
}

export interface NewInterview
  extends Pick<Interview, 'accountId' | 'vacancyId' | 'startsAt' | 'durationMinutes' | 'mode' | 'place' | 'note'> {
  replaces: number | null;
}

/** Audit record of a status change. */
async function recordChange(
  tx: Db,
  change: { interviewId: number; from: InterviewState | null; to: InterviewState; cause: string; by: string },
  now: Date,
): Promise<void> {
  const { interviewId, from, to, cause, by } = change;
  await tx
    .insertInto('interview_changes')
    .values({ interview_id: interviewId, from_status: from, to_status: to, cause, actor: by, changed_at: now })
    .execute();
}

/** Inserts a scheduled interview with its first audit record. Returns its id. */
export async function insertInterview(tx: Db, interview: NewInterview, by: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('interviews')
    .values({
      account_id: interview.accountId,
      vacancy_id: interview.vacancyId,
      starts_at: interview.startsAt,
      duration_minutes: interview.durationMinutes,
      mode: interview.mode,
      place: interview.place,
      note: interview.note,
      replaces: interview.replaces,
      purchased_plan_id: null,
      created_at: now,
      created_by: by,
      decided_at: null,
      decided_by: null,
      day_reminded_at: null,
      hour_reminded_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cause = interview.replaces === null ? 'scheduled' : `replaces interview ${interview.replaces}`;
  await recordChange(tx, { interviewId: id, from: null, to: 'scheduled', cause, by }, now);
  return id;
}

export interface InterviewEnd {
  to: Exclude<InterviewState, 'scheduled'>;
  /** For the audit record. */
  cause: string;
  /** Actor, for the audit trail. */
  by: string;
  /** The grant whose guaranteed call it used up. */
  grantId?: number | undefined;
  /** Shown to the candidate. */
  causeShown?: string;
}

/** Moves a locked scheduled interview to a final status. */
export async function endInterview(tx: Db, interviewId: number, end: InterviewEnd, now: Date): Promise<void> {
  const { to, cause, by, grantId, causeShown = '' } = end;
  await tx
    .updateTable('interviews')
    .set((eb) => ({
      status: to,
      cause: causeShown,
      purchased_plan_id: grantId ?? null,
      cost_a_call: grantId !== undefined,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      decided_at: now,
      decided_by: by,
    }))
    .where('id', '=', interviewId)
    .where('status', '=', 'scheduled')
    .execute();
  await recordChange(tx, { interviewId, from: 'scheduled', to, cause, by }, now);
}
