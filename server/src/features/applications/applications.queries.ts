import type { Db } from '../../platform/database/connect.ts';

/** Keeps a vacancy as it is until the transaction ends, so that closing it and applying to it do not cross. */
export async function holdVacancy(transaction: Db, vacancyId: number): Promise<void> {
  await transaction.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forShare().execute();
}

/** Adds an application; answers whether it is new. One account applies to a vacancy once, also under parallel requests. */
export async function insertApplication(
  db: Db,
  application: { accountId: number; vacancyId: number; resumeId: number },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('applications')
    .values({
      account_id: application.accountId,
      vacancy_id: application.vacancyId,
      resume_id: application.resumeId,
      applied_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'vacancy_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasApplied(db: Db, accountId: number, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirst();
  return row !== undefined;
}
