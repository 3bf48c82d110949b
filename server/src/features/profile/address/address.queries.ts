import type { Selectable } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';

export type AddressRow = Selectable<Schema['addresses']>;

export async function findAddress(db: Db, accountId: number): Promise<AddressRow | undefined> {
  return await db.selectFrom('addresses').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Writes the address of an account and replaces the previous one. */
export async function writeAddress(db: Db, { account_id, ...address }: AddressRow): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ account_id, ...address })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(address))
    .execute();
}
