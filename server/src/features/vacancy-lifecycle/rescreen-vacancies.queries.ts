import type { Db } from '../../infra/database/connect.ts';

/** How many vacancies are live. */
export async function countVacanciesToScreen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('vacancies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Live vacancies after an id, in the order of ids. */
export async function listVacanciesToScreen(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select('id')
    .where('status', '=', 'live')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
