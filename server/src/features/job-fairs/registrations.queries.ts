import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** An active registration with its account and job fair. */
export interface Registration {
  registrationId: number;
  fairId: number;
  accountId: number;
  fullName: string;
  email: string;
  title: string;
  city: string;
  venue: string;
  startsAt: Date;
  endsAt: Date;
  /** Version of the job fair in calendars. */
  calendarSequence: number;
}

/** Inserts a registration of an account that has none. The job fair must be locked. */
export async function insertRegistration(tx: Db, fairId: number, accountId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('job_fair_registrations')
    .values({ job_fair_id: fairId, account_id: accountId, registered_at: now, withdrawn_at: null, reminded_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isRegistered(db: Db, fairId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('job_fair_registrations')
    .select('id')
    .where('job_fair_id', '=', fairId)
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Withdraws the registration of an account and returns whether there was one. The job fair must be locked. */
export async function markWithdrawn(tx: Db, fairId: number, accountId: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('job_fair_registrations')
    .set({ withdrawn_at: now })
    .where('job_fair_id', '=', fairId)
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of upcoming or running job fairs the account is registered for. */
export async function countRegistrations(db: Db, accountId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('job_fair_registrations')
    .innerJoin('job_fairs', 'job_fairs.id', 'job_fair_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', now)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const registrations = (db: Db) =>
  db
    .selectFrom('job_fair_registrations')
    .innerJoin('job_fairs', 'job_fairs.id', 'job_fair_registrations.job_fair_id')
    .innerJoin('accounts', 'accounts.id', 'job_fair_registrations.account_id')
    .select(['job_fair_registrations.id as registrationId', 'job_fair_id as fairId', 'account_id as accountId'])
    .select(['full_name as fullName', 'email', 'title', 'city', 'venue', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select('calendar_sequence as calendarSequence')
    .where('withdrawn_at', 'is', null)
    .where('accounts.deleted_at', 'is', null);

/** A batch of the active registrations for a job fair, by id; `after` is the last id of the previous batch. */
export async function listRegistrations(db: Db, fairId: number, after: number, limit: number): Promise<Registration[]> {
  return await registrations(db)
    .where('job_fair_id', '=', fairId)
    .where('job_fair_registrations.id', '>', after)
    .orderBy('job_fair_registrations.id')
    .limit(limit)
    .execute();
}

/** Everyone registered for a job fair is reminded again, before its new start. */
export async function clearReminders(tx: Db, fairId: number): Promise<void> {
  await tx
    .updateTable('job_fair_registrations')
    .set({ reminded_at: null })
    .where('job_fair_id', '=', fairId)
    .where('reminded_at', 'is not', null)
    .execute();
}

/** Marks all registrations of a job fair as reminded. */
export async function markReminded(tx: Db, fairId: number, now: Date): Promise<void> {
  await tx
    .updateTable('job_fair_registrations')
    .set({ reminded_at: now })
    .where('job_fair_id', '=', fairId)
    .where('withdrawn_at', 'is', null)
    .where('reminded_at', 'is', null)
    .execute();
}

/**
 * Claims registrations whose reminder is due, each once. Registrations made within `leadMs` of the start get no reminder,
 * since their confirmation is recent.
 * @param leadMs time between the reminder and the start of the job fair
 */
export async function claimForReminder(tx: Db, leadMs: number, limit: number, now: Date): Promise<Registration[]> {
  const due = await registrations(tx)
    .where('reminded_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + leadMs))
    .where(sql<boolean>`registered_at <= starts_at - ${leadMs} * interval '1 millisecond'`)
    .orderBy('job_fair_registrations.id')
    .limit(limit)
    .forUpdate('job_fair_registrations')
    .skipLocked()
    .execute();
  if (due.length > 0)
    await tx
      .updateTable('job_fair_registrations')
      .set({ reminded_at: now })
      .where(
        'id',
        'in',
        due.map(({ registrationId }) => registrationId),
      )
      .execute();
  return due;
}
