import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { InterviewState } from '../../infra/database/schema.ts';
import { MINUTE_MS } from '../../lib/clock.ts';

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
  /** When its reminders were queued: a day and an hour before, and the last one by staff. */
  dayRemindedAt: Date | null;
  hourRemindedAt: Date | null;
  staffRemindedAt: Date | null;
  fullName: string;
  email: string;
  jobTitle: string;
  company: string;
  /** The candidate's application for the job; null without one. */
  applicationId: number | null;
  appliedAt: Date | null;
}

const selectInterview = (db: Db, interviewId: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('accounts', 'accounts.id', 'interviews.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'interviews.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.account_id', '=', 'interviews.account_id')
        .onRef('applications.vacancy_id', '=', 'interviews.vacancy_id'),
    )
    .select(['interviews.id as interviewId', 'interviews.account_id as accountId'])
    .select(['interviews.vacancy_id as vacancyId', 'applications.id as applicationId', 'applied_at as appliedAt'])
    .select(['starts_at as startsAt', 'duration_minutes as durationMinutes', 'mode', 'place', 'note'])
    .select(['interviews.status', 'cause', 'replaces', 'calendar_sequence as calendarSequence'])
    .select(['day_reminded_at as dayRemindedAt', 'hour_reminded_at as hourRemindedAt'])
    .select(['staff_reminded_at as staffRemindedAt', 'accounts.full_name as fullName', 'accounts.email'])
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

/** The last audit record of an interview. */
export async function findLastChange(
  db: Db,
  interviewId: number,
): Promise<{ actor: string; cause: string } | undefined> {
  return await db
    .selectFrom('interview_changes')
    .select(['actor', 'cause'])
    .where('interview_id', '=', interviewId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The id of a scheduled interview of the account that overlaps a period, other than one that is moved. */
export async function findOverlapping(
  db: Db,
  accountId: number,
  from: Date,
  to: Date,
  except = 0,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('interviews')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'scheduled')
    .where('id', '!=', except)
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

/** Minutes before the start at which the reminders are due. */
const REMINDERS = { day_reminded_at: 24 * 60, hour_reminded_at: 60 } as const;

/**
 * Changes a locked scheduled interview, with its audit record. Reminders of a moved one are sent for the new time,
 * except for those that would be due now: the mail about the change replaces them.
 */
export async function updateInterview(
  tx: Db,
  interviewId: number,
  change: Pick<Interview, 'startsAt' | 'durationMinutes' | 'mode' | 'place' | 'note'> & { isMoved: boolean },
  record: { cause: string; by: string },
  now: Date,
): Promise<void> {
  const { startsAt, durationMinutes, mode, place, note, isMoved } = change;
  const remindedAt = (minutes: number) => (startsAt.getTime() - minutes * MINUTE_MS <= now.getTime() ? now : null);
  await tx
    .updateTable('interviews')
    .set((eb) => ({
      starts_at: startsAt,
      duration_minutes: durationMinutes,
      mode,
      place,
      note,
      calendar_sequence: eb('calendar_sequence', '+', 1),
      ...(isMoved && {
        day_reminded_at: remindedAt(REMINDERS.day_reminded_at),
        hour_reminded_at: remindedAt(REMINDERS.hour_reminded_at),
      }),
    }))
    .where('id', '=', interviewId)
    .execute();
  await recordChange(tx, { interviewId, from: 'scheduled', to: 'scheduled', ...record }, now);
}

/** Records that staff reminded of a locked interview. */
export async function markRemindedByStaff(tx: Db, interviewId: number, by: string, now: Date): Promise<void> {
  await tx.updateTable('interviews').set({ staff_reminded_at: now }).where('id', '=', interviewId).execute();
  await recordChange(tx, { interviewId, from: 'scheduled', to: 'scheduled', cause: 'reminder sent', by }, now);
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
