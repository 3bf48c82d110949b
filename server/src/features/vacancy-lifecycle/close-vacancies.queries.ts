import type { Db } from '../../infra/database/connect.ts';

/** All vacancies of a company or of an import source. */
export type GroupKey = { companyId: number } | { source: string };

const inGroup = (db: Db, where: GroupKey) =>
  'source' in where
    ? db.selectFrom('vacancies').where('source', '=', where.source)
    : db.selectFrom('vacancies').where('company_id', '=', where.companyId);

export async function findCompanyByFoldedName(
  db: Db,
  foldedName: string,
): Promise<{ id: number; name: string } | undefined> {
  return await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('folded_name', '=', foldedName)
    .executeTakeFirst();
}

export async function hasVacancies(db: Db, where: GroupKey): Promise<boolean> {
  return (await inGroup(db, where).select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function countLiveVacancies(db: Db, where: GroupKey): Promise<number> {
  const row = await inGroup(db, where)
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow();
  return Number(row.live);
}

/** Locks live vacancies of a group until the transaction ends, in the order of their ids. */
export async function lockLiveVacancies(tx: Db, where: GroupKey, limit: number): Promise<number[]> {
  const rows = await inGroup(tx, where)
    .select('id')
    .where('status', '=', 'live')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function setClosed(tx: Db, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('vacancies').set({ status: 'closed', updated_at: now }).where('id', 'in', ids).execute();
}
