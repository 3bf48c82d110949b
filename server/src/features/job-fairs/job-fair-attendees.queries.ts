import type { Db } from '../../infra/database/connect.ts';

/** The largest capacity of a job fair. */
const MAX_ATTENDEES = 100_000;

/** Everyone registered for a job fair, by name. */
export async function listAttendees(db: Db, fairId: number) {
  return await db
    .selectFrom('job_fair_registrations')
    .innerJoin('accounts', 'accounts.id', 'job_fair_registrations.account_id')
    .select(['accounts.id as accountID', 'full_name as fullName', 'email'])
    .where('job_fair_id', '=', fairId)
    .where('withdrawn_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .orderBy('full_name')
    .orderBy('accounts.id')
    .limit(MAX_ATTENDEES)
    .execute();
}
