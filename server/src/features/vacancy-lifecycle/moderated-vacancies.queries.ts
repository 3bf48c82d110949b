import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';

/** Whether an undecided moderation case holds a vacancy. */
export async function isHeld(tx: Db, vacancyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('state', 'in', ['open', 'asked'])
    .where('holds_vacancy', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a moderation decision closed a vacancy. */
export async function isClosedByModeration(tx: Db, vacancyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('state', 'in', ['upheld', 'closed'])
    .executeTakeFirst();
  return row !== undefined;
}

/** How a vacancy was before it was closed as a fraud. */
export interface BeforeFraud {
  status: VacancyStatus;
  notifyAfter: Date | null;
  isFraud: boolean;
}

/** Locks a vacancy until the transaction ends. */
export async function lockBeforeFraud(tx: Db, vacancyId: number): Promise<BeforeFraud | undefined> {
  return await tx
    .selectFrom('vacancies')
    .select(['status', 'applicants_told_after as notifyAfter', 'ended_as_fraud as isFraud'])
    .where('id', '=', vacancyId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Queues the page of a fraud for submission to search engines from `dueAt` on; if it was queued before, it is submitted
 * again.
 */
export async function queuePageNotice(tx: Db, vacancyId: number, dueAt: Date): Promise<void> {
  await tx
    .insertInto('removed_page_notices')
    .values({ vacancy_id: vacancyId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('vacancy_id').doUpdateSet({ due_at: dueAt, attempts: 0 }))
    .execute();
}

/** Sets that a vacancy was not a fraud, which its page shows. */
export async function clearFraud(tx: Db, vacancyId: number, now: Date): Promise<void> {
  await tx
    .updateTable('vacancies')
    .set({ ended_as_fraud: false, updated_at: now })
    .where('id', '=', vacancyId)
    .execute();
}

/** Keys of the warnings of earlier releases, for the applicant of `applications`. */
export const formerMailWarningKey = sql<string>`'fraud-warning:' || applications.id`;

/**
 * Idempotency key of a warning, for the applicant of `applications`. It names when the vacancy of `vacancies` was decided to be
 * a fraud, so that those who got the correction are warned again when it is decided again.
 */
const warningKey = (template: 'fraud-warning' | 'fraud-warning-sms') => sql<string>`
  ${sql.lit(`${template}:`)} || applications.id
    || coalesce(':' || (extract(epoch from applicants_told_after) * 1000)::bigint, '')`;
export const mailWarningKey = warningKey('fraud-warning');
export const smsWarningKey = warningKey('fraud-warning-sms');

/** How far the warnings of a fraud were queued; times are ISO 8601 UTC. */
export interface WarningProgress {
  /** The last application whose warning was queued; 0 for none. */
  lastApplicationId: number;
  begunAt: string;
  completedAt: string | null;
}

/** Warnings that were withdrawn. */
export interface Withdrawn {
  /** Undefined when none was queued. */
  progress: WarningProgress | undefined;
  keys: string[];
}

/** Deletes the warnings of a vacancy that have not left, with their progress. */
export async function withdrawWarnings(tx: Db, vacancyId: number): Promise<Withdrawn> {
  const { rows } = await sql<{ key: string }>`
    delete from messages where state = 'queued' and attempts = 0 and key = any(array(
      select key from applications join vacancies on vacancies.id = vacancy_id cross join lateral (values
        (${mailWarningKey}), (${smsWarningKey})) keys (key)
      where vacancy_id = ${vacancyId})) returning key`.execute(tx);
  const progress = await tx
    .deleteFrom('fraud_warnings')
    .where('vacancy_id', '=', vacancyId)
    .returning(['last_application_id', 'begun_at', 'completed_at'])
    .executeTakeFirst();
  return {
    keys: rows.map(({ key }) => key),
    progress: progress && {
      lastApplicationId: progress.last_application_id,
      begunAt: progress.begun_at.toISOString(),
      completedAt: progress.completed_at?.toISOString() ?? null,
    },
  };
}

/** Where the warnings continue when they are restored: at the first of those that were withdrawn. */
export function progressWithout({ progress, keys }: Withdrawn): WarningProgress | null {
  if (!progress) return null;
  if (keys.length === 0) return progress;
  const first = Math.min(...keys.map((key) => Number(key.split(':')[1])));
  return { ...progress, lastApplicationId: first - 1, completedAt: null };
}

/** Stores how far the warnings of a fraud were queued: those that have left are not queued again. */
export async function restoreProgress(tx: Db, vacancyId: number, progress: WarningProgress): Promise<void> {
  const { lastApplicationId, begunAt, completedAt } = progress;
  await sql`
    insert into fraud_warnings (vacancy_id, last_application_id, queued, begun_at, completed_at)
    select ${vacancyId}::int, ${lastApplicationId}::int, count(*), ${begunAt}::timestamptz, ${completedAt}::timestamptz
    from applications join accounts on accounts.id = account_id
    where vacancy_id = ${vacancyId} and applications.id <= ${lastApplicationId} and deleted_at is null
    on conflict do nothing`.execute(tx);
}
