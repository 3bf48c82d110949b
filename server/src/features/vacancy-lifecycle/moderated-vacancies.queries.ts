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
  toldAfter: Date | null;
  isFraud: boolean;
}

/** Locks a vacancy until the transaction ends. */
export async function lockBeforeFraud(tx: Db, vacancyId: number): Promise<BeforeFraud | undefined> {
  return await tx
    .selectFrom('vacancies')
    .select(['status', 'applicants_told_after as toldAfter', 'ended_as_fraud as isFraud'])
    .where('id', '=', vacancyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets that a vacancy was no fraud, which its page shows. */
export async function clearFraud(tx: Db, vacancyId: number, now: Date): Promise<void> {
  await tx
    .updateTable('vacancies')
    .set({ ended_as_fraud: false, updated_at: now })
    .where('id', '=', vacancyId)
    .execute();
}

/** Deletes the warnings of a vacancy that have not left, with their progress. */
export async function withdrawWarnings(tx: Db, vacancyId: number): Promise<void> {
  await sql`
    delete from messages where state = 'queued' and attempts = 0 and key = any(array(
      select key from applications cross join lateral (values
        ('fraud-warning:' || applications.id), ('fraud-warning-sms:' || applications.id)) keys (key)
      where vacancy_id = ${vacancyId}))`.execute(tx);
  await tx.deleteFrom('fraud_warnings').where('vacancy_id', '=', vacancyId).execute();
}
