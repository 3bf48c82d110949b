import type { JobFair, StaffJobFair } from '@aarambh/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { type JobFairFacts, jobFairStatus } from './job-fair-status.ts';
import { type JobFairDetails, jobFairVersion } from './job-fair-version.ts';

const facts = [
  'starts_at as startsAt',
  'ends_at as endsAt',
  'register_until as registerUntil',
  'capacity',
  'places_taken as placesTaken',
  'cancelled_at as cancelledAt',
] as const;

/** Job fairs with the registration of an account; undefined for a visitor. */
const fairsFor = (db: Db, accountId: number | undefined) =>
  db
    .selectFrom('job_fairs')
    .select(['job_fairs.id', 'title', 'organiser', 'city', 'venue', 'description', 'companies', ...facts])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_fair_registrations')
          .select('job_fair_registrations.id')
          .whereRef('job_fair_id', '=', 'job_fairs.id')
          .where('account_id', '=', accountId ?? 0)
          .where('withdrawn_at', 'is', null),
      ).as('isRegistered'),
    );

type FairRow = Awaited<ReturnType<ReturnType<typeof fairsFor>['execute']>>[number];

function present(row: FairRow, now: Date): JobFair {
  const { id, startsAt, endsAt, registerUntil, placesTaken, cancelledAt, isRegistered, ...details } = row;
  return {
    ...details,
    jobFairID: id,
    startsOn: startsAt.toISOString(),
    endsOn: endsAt.toISOString(),
    registerUntil: registerUntil.toISOString(),
    placesLeft: row.capacity - placesTaken,
    status: jobFairStatus(row, now),
    isRegistered: Boolean(isRegistered),
  };
}

/** Job fairs that are not over, next first. */
export async function listJobFairs(db: Db, accountId: number | undefined, now: Date): Promise<JobFair[]> {
  const rows = await fairsFor(db, accountId).where('ends_at', '>', now).orderBy('starts_at').orderBy('id').execute();
  return rows.map((row) => present(row, now));
}

/** Number of ended job fairs that staff see. */
const PAST_FAIRS = 20;

/** Job fairs for staff: upcoming ones, next first, then ended ones, latest first. */
export async function listJobFairsOfStaff(db: Db, now: Date): Promise<StaffJobFair[]> {
  const past = await fairsFor(db, undefined)
    .where('ends_at', '<=', now)
    .orderBy('starts_at', 'desc')
    .limit(PAST_FAIRS)
    .execute();
  return [...(await listJobFairs(db, undefined, now)), ...past.map((row) => present(row, now))].map(withVersion);
}

function withVersion(fair: JobFair): StaffJobFair {
  const times = {
    startsAt: new Date(fair.startsOn),
    endsAt: new Date(fair.endsOn),
    registerUntil: new Date(fair.registerUntil),
  };
  return { ...fair, version: jobFairVersion({ ...fair, ...times }) };
}

/** A job fair for staff, however long it has been over; undefined when there is none. */
export async function findJobFairOfStaff(db: Db, fairId: number, now: Date): Promise<StaffJobFair | undefined> {
  const fair = await findJobFair(db, fairId, undefined, now);
  return fair && withVersion(fair);
}

export async function findJobFair(
  db: Db,
  fairId: number,
  accountId: number | undefined,
  now: Date,
): Promise<JobFair | undefined> {
  const row = await fairsFor(db, accountId).where('job_fairs.id', '=', fairId).executeTakeFirst();
  return row && present(row, now);
}

export async function insertJobFair(tx: Db, fair: Insertable<Schema['job_fairs']>): Promise<number> {
  const { id } = await tx.insertInto('job_fairs').values(fair).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Finds the data for the calendar file of a job fair. */
export const findCalendarFacts = (db: Db, fairId: number) =>
  db
    .selectFrom('job_fairs')
    .select(['title', 'city', 'venue', 'calendar_sequence as calendarSequence', ...facts])
    .where('id', '=', fairId)
    .executeTakeFirst();

export interface LockedJobFair extends JobFairFacts, JobFairDetails {
  title: string;
  city: string;
  /** Version of the event in calendars. */
  calendarSequence: number;
}

/** Finds and locks a job fair until the transaction ends. */
export async function lockJobFair(tx: Db, fairId: number): Promise<LockedJobFair | undefined> {
  return await tx
    .selectFrom('job_fairs')
    .select(['title', 'city', 'organiser', 'venue', 'description', 'companies', ...facts])
    .select('calendar_sequence as calendarSequence')
    .where('id', '=', fairId)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a locked job fair. @param isMoved whether calendars that have it need a new version */
export async function updateJobFair(
  tx: Db,
  fairId: number,
  { startsAt, endsAt, registerUntil, ...details }: JobFairDetails,
  isMoved: boolean,
): Promise<void> {
  await tx
    .updateTable('job_fairs')
    .set({ ...details, starts_at: startsAt, ends_at: endsAt, register_until: registerUntil })
    .$if(isMoved, (query) => query.set({ calendar_sequence: sql<number>`calendar_sequence + 1` }))
    .where('id', '=', fairId)
    .execute();
}

/** Changes the number of taken places of a locked job fair. */
export async function changePlacesTaken(tx: Db, fairId: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('job_fairs')
    .set({ places_taken: sql<number>`places_taken + ${by}` })
    .where('id', '=', fairId)
    .execute();
}

export async function markCancelled(tx: Db, fairId: number, cause: string, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('job_fairs')
    .set({ cancelled_at: now, cancelled_by: by, cancel_cause: cause })
    .where('id', '=', fairId)
    .execute();
}
