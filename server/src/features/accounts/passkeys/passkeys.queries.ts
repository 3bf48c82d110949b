import type { Passkey } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { CreatedPasskey } from '../../../infra/webauthn/create-passkey.ts';
import { credentialColumns, passkeyColumns, toPasskey, toPasskeyRow } from '../../../infra/webauthn/passkey-rows.ts';

/** Data to verify a sign-in with a passkey. */
export interface StoredPasskey {
  passkeyId: number;
  accountId: number;
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  userHandle: Buffer;
}

export type NewPasskey = CreatedPasskey & Pick<StoredPasskey, 'accountId' | 'userHandle'> & { name: string };

export async function listPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(passkeyColumns)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

/** The credentials of an account, which its browsers must not create again. */
export async function listCredentials(db: Db, accountId: number): Promise<{ id: string; transports: string[] }[]> {
  return await db.selectFrom('passkeys').select(credentialColumns).where('account_id', '=', accountId).execute();
}

/** Adds a passkey; false when its credential is stored already. */
export async function insertPasskey(
  db: Db,
  { accountId, userHandle, ...passkey }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ account_id: accountId, user_handle: userHandle, ...toPasskeyRow(passkey, now) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the owner of a credential, before the account is locked. */
export async function findPasskeyOwner(db: Db, credentialId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select('account_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row?.account_id;
}

/** Locks a passkey until the transaction ends, so that its counter is compared by one sign-in at a time. */
export async function lockPasskey(transaction: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return await transaction
    .selectFrom('passkeys')
    .select(['id as passkeyId', 'account_id as accountId', 'credential_id as credentialId'])
    .select(['public_key as publicKey', 'sign_count as signCount', 'user_handle as userHandle'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markPasskeyUsed(
  db: Db,
  { passkeyId, signCount, isSynced }: { passkeyId: number; signCount: number; isSynced: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, is_synced: isSynced, last_used_at: now })
    .where('id', '=', passkeyId)
    .execute();
}

/** Deletes a passkey of an account and returns its name; undefined when the account has none with that id. */
export async function deletePasskey(db: Db, accountId: number, passkeyId: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Deletes the passkeys of an account that were added since a moment; all of them by default. */
export async function deletePasskeys(db: Db, accountId: number, since = new Date(0)): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).where('created_at', '>=', since).execute();
}
