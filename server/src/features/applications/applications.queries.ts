import type { Db } from '../../infra/database/connect.ts';

/** Locks a vacancy for share until the transaction ends, so that it cannot be closed while an application is sent. */
export async function lockVacancyForShare(transaction: Db, vacancyId: number): Promise<void> {
  await transaction.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forShare().execute();
}

/**
 * Adds an application, or reopens a withdrawn one. An account can apply to a vacancy once, also with concurrent
 * requests.
 * @returns its id; undefined when there is an open application already
 */
export async function upsertApplication(
  db: Db,
  application: { accountId: number; vacancyId: number; resumeId: number },
  now: Date,
): Promise<number | undefined> {
  const sent = { resume_id: application.resumeId, applied_at: now, status: 'Sent', withdrawn_at: null } as const;
  const row = await db
    .insertInto('applications')
    .values({ account_id: application.accountId, vacancy_id: application.vacancyId, ...sent })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'vacancy_id']).doUpdateSet(sent).where('applications.status', '=', 'Withdrawn'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether the account has applied for the vacancy; a withdrawn application does not count. */
export async function hasApplied(db: Db, accountId: number, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
