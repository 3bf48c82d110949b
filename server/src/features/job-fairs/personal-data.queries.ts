import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** The job fairs an account registered for, withdrawn ones included. */
export async function exportRegistrations(db: Db, accountId: number): Promise<DataSection[]> {
  const entries = await db
    .selectFrom('job_fair_registrations')
    .innerJoin('job_fairs', 'job_fairs.id', 'job_fair_id')
    .select(['title as jobFair', 'city', 'starts_at as startsOn'])
    .select(['registered_at as registeredOn', 'withdrawn_at as withdrawnOn'])
    .where('account_id', '=', accountId)
    .orderBy('job_fair_registrations.id')
    .execute();
  return [
    dataSection({
      key: 'jobFairs',
      title: 'Job fairs',
      fields: {
        jobFair: 'Job fair',
        city: 'City',
        startsOn: 'Begins',
        registeredOn: 'Registered',
        withdrawnOn: 'Withdrawn',
      },
      entries,
    }),
  ];
}

/** Deletes the registrations of an account; places of fairs to come are free again. */
export async function eraseRegistrations(transaction: Db, accountId: number): Promise<string[]> {
  const standing = transaction
    .selectFrom('job_fair_registrations')
    .select('job_fair_id')
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null);
  await transaction
    .selectFrom('job_fairs')
    .select('id')
    .where('id', 'in', standing)
    .orderBy('id')
    .forUpdate()
    .execute();
  await transaction
    .updateTable('job_fairs')
    .set({ places_taken: sql<number>`places_taken - 1` })
    .where('id', 'in', standing)
    .execute();
  await transaction.deleteFrom('job_fair_registrations').where('account_id', '=', accountId).execute();
  return [];
}
