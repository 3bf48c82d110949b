import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { type DataSection, dataSection } from '../../infra/personal-data.ts';

/** Job fair registrations of an account, including withdrawn ones. */
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
        startsOn: 'Starts',
        registeredOn: 'Registered on',
        withdrawnOn: 'Withdrawn on',
      },
      entries,
    }),
  ];
}

/** Deletes the registrations of an account and frees their places. */
export async function eraseRegistrations(transaction: Db, accountId: number): Promise<string[]> {
  const active = transaction
    .selectFrom('job_fair_registrations')
    .select('job_fair_id')
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null);
  await transaction.selectFrom('job_fairs').select('id').where('id', 'in', active).orderBy('id').forUpdate().execute();
  await transaction
    .updateTable('job_fairs')
    .set({ places_taken: sql<number>`places_taken - 1` })
    .where('id', 'in', active)
    .execute();
  await transaction.deleteFrom('job_fair_registrations').where('account_id', '=', accountId).execute();
  return [];
}
