import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { InterviewState } from '../../infra/database/schema.ts';

/** An interview with the person and the job it is about. */
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
  /** The one the employer cancelled that this one makes good for. */
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

/** An interview; nothing when there is none, or not of this account where one is given. */
export async function findInterview(db: Db, interviewId: number, accountId?: number): Promise<Interview | undefined> {
  return await selectInterview(db, interviewId)
    .$if(accountId !== undefined, (query) => query.where('interviews.account_id', '=', accountId ?? 0))
    .executeTakeFirst();
}

/** The same, held against other changes until the transaction ends. */
export async function lockInterview(tx: Db, interviewId: number, accountId?: number): Promise<Interview | undefined> {
  return await selectInterview(tx, interviewId)
    .$if(accountId !== undefined, (query) => query.where('interviews.account_id', '=', accountId ?? 0))
    .forNoKeyUpdate('interviews')
    .executeTakeFirst();
}

/** Lets one change to the calendar of an account after the other through until the transaction ends. */
export async function lockCalendar(tx: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interviews of ${accountId}`}, 0))`.execute(tx);
}

/** The number of the interview that makes good for one; nothing while it is owed. */
export async function findReplacement(db: Db, interviewId: number): Promise<number | undefined> {
  const row = await db.selectFrom('interviews').select('id').where('replaces', '=', interviewId).executeTakeFirst();
  return row?.id;
}

/** The number of a scheduled interview of the account that takes some of the time between two moments. */
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

/** Adds a scheduled interview and begins its history; answers its number. */
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

export interface Decision {
  to: Exclude<InterviewState, 'scheduled'>;
  /** For the history. */
  cause: string;
  /** Who decided. */
  by: string;
  /** The grant whose guaranteed call it used up. */
  grantId?: number | undefined;
  /** For the candidate to read. */
  causeShown?: string;
}

/** Ends the scheduled state of an interview that is held; nothing comes after it. */
export async function decideInterview(tx: Db, interviewId: number, decision: Decision, now: Date): Promise<void> {
  const { to, cause, by, grantId, causeShown = '' } = decision;
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
