import type { Db } from '../../infra/database/connect.ts';

/** Whom a version is for. */
export interface Recipient {
  email: string;
  fullName: string;
}

/** The owner of an account that is not deleted, held until the transaction ends: one new version of it at a time. */
export async function lockRecipient(tx: Db, accountId: number): Promise<Recipient | undefined> {
  return await tx
    .selectFrom('accounts')
    .select(['email', 'full_name as fullName'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
