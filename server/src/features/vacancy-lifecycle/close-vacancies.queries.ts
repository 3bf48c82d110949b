import type { Db } from '../../infra/database/connect.ts';

/** How the applicants of vacancies that close are told: when at the earliest, and whether as a warning. */
export interface Closing {
  notifyAfter: Date;
  isFraud: boolean;
}

/** Locks live or paused vacancies of a company until the transaction ends, in the order of their ids. */
export async function lockOpenVacancies(
  tx: Db,
  companyId: number,
  status: 'live' | 'paused',
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('vacancies')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', status)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function setClosed(tx: Db, ids: number[], { notifyAfter, isFraud }: Closing, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('vacancies')
    .set({ status: 'closed', updated_at: now, applicants_told_after: notifyAfter, ended_as_fraud: isFraud })
    .where('id', 'in', ids)
    .execute();
}
