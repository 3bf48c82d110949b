import type { Db } from '../../infra/database/connect.ts';

/** Keeps a vacancy as it is until the transaction ends, so that closing it and applying to it do not cross. */
export async function holdVacancy(transaction: Db, vacancyId: number): Promise<void> {
  await transaction.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forShare().execute();
}

/**
 * Adds an application, or opens one again that was withdrawn. One account applies to a vacancy once, also under
 * parallel requests.
 * @returns its number; nothing when it is there already
 */
export async function openApplication(
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

/** Whether an application of the account is with the employer; one that was withdrawn is not. */
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
