import type { ApplicationStatus } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isReached } from '../../../infra/database/is-reached.ts';
import { MAX_UNDO_MS } from '../../notifications/index.ts';

export interface LockedApplication {
  applicationId: number;
  accountId: number;
  vacancyId: number;
  status: ApplicationStatus;
}

const lockedColumns = ['id as applicationId', 'account_id as accountId', 'vacancy_id as vacancyId', 'status'] as const;

/** Locks an application until the transaction ends. */
export async function lockApplication(tx: Db, applicationId: number): Promise<LockedApplication | undefined> {
  return await tx
    .selectFrom('applications')
    .select(lockedColumns)
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the application of an account for a vacancy until the transaction ends. */
export async function lockApplicationFor(
  tx: Db,
  accountId: number,
  vacancyId: number,
): Promise<LockedApplication | undefined> {
  return await tx
    .selectFrom('applications')
    .select(lockedColumns)
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findVacancyOfApplication(tx: Db, applicationId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('applications')
    .select('vacancy_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row?.vacancy_id;
}

/** Whether the applicants of a vacancy were notified that it has ended; that cannot happen until the transaction ends. */
export async function lockApplicantsNotified(tx: Db, vacancyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('vacancies')
    .select('applicants_told_at')
    .where('id', '=', vacancyId)
    .forShare()
    .executeTakeFirst();
  return Boolean(row?.applicants_told_at);
}

/** The last status of an application other than this one. */
export async function findStatusBefore(
  tx: Db,
  applicationId: number,
  status: ApplicationStatus,
): Promise<ApplicationStatus> {
  const row = await tx
    .selectFrom('application_steps')
    .select('status')
    .where('application_id', '=', applicationId)
    .where('status', '!=', status)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status ?? 'Sent';
}

export interface TimelineStep {
  applicationId: number;
  status: ApplicationStatus;
  note: string;
  at: Date;
  actor: string;
}

/** Adds a step to the timeline, the append-only audit log of an application. @returns the id of the step */
export async function insertTimelineStep(tx: Db, { applicationId, ...step }: TimelineStep): Promise<number> {
  const row = await tx
    .insertInto('application_steps')
    .values({ application_id: applicationId, ...step })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateApplicationStatus(tx: Db, { applicationId, status, at }: TimelineStep): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ status, withdrawn_at: status === 'Withdrawn' ? at : null })
    .where('id', '=', applicationId)
    .execute();
}

export interface Applicant {
  accountId: number;
  fullName: string;
  email: string;
  jobTitle: string;
  orgName: string;
  /** The vacancy was closed because it was a fraud. */
  isFraud: boolean;
  /** For the question of mails in the week after `appliedAt`, which is ISO 8601 UTC. */
  moneyQuestion: { applicationId: number; appliedAt: string };
}

/** Applicant and vacancy of an application, for a mail. */
export async function findApplicant(tx: Db, applicationId: number): Promise<Applicant> {
  const { appliedAt, ...applicant } = await tx
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['accounts.id as accountId', 'full_name as fullName', 'email', 'title as jobTitle'])
    .select(['companies.name as orgName', 'vacancies.ended_as_fraud as isFraud', 'applied_at as appliedAt'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { ...applicant, moneyQuestion: { applicationId, appliedAt: appliedAt.toISOString() } };
}

/**
 * Claims ended vacancies whose applicants are to be notified by now; concurrent instances claim different ones. Those that
 * staff closed wait until closing can no longer be undone.
 */
export async function claimEndedVacancies(tx: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('vacancies')
    .select('id')
    .where('status', 'in', ['closed', 'expired'])
    .where('applicants_told_at', 'is', null)
    .where((where) =>
      where.or([where('applicants_told_after', 'is', null), isReached('applicants_told_after', now, MAX_UNDO_MS)]),
    )
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks the applications for vacancies in one of the statuses until the transaction ends; not those with an offer, which go
 * on when the vacancy ends.
 */
export async function lockApplicationsForVacancies(
  tx: Db,
  vacancyIds: number[],
  statuses: ApplicationStatus[],
  limit: number,
): Promise<number[]> {
  if (vacancyIds.length === 0) return [];
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where(sql<boolean>`vacancy_id = any(${vacancyIds}::int[])`)
    .where('status', 'in', statuses)
    .where('offer', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function markApplicantsNotified(tx: Db, vacancyIds: number[], now: Date): Promise<void> {
  if (vacancyIds.length === 0) return;
  await tx
    .updateTable('vacancies')
    .set({ applicants_told_at: now })
    .where(sql<boolean>`id = any(${vacancyIds}::int[])`)
    .execute();
}
