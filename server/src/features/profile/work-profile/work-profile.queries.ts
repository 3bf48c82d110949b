import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';

export type WorkProfileRow = Selectable<Schema['work_profiles']>;
export type WorkProfileChange = Partial<Omit<Insertable<Schema['work_profiles']>, 'account_id'>>;

export async function findWorkProfile(db: Db, accountId: number): Promise<WorkProfileRow | undefined> {
  return await db.selectFrom('work_profiles').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Writes the given parts; the others stay as they are. */
export async function writeWorkProfile(db: Db, accountId: number, change: WorkProfileChange): Promise<void> {
  await db
    .insertInto('work_profiles')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}
