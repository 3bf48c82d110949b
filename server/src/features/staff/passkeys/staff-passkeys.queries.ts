import type { Passkey } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { CreatedPasskey } from '../../../infra/webauthn/create-passkey.ts';
import { credentialColumns, passkeyColumns, toPasskey, toPasskeyRow } from '../../../infra/webauthn/passkey-rows.ts';
import type { PasskeyProof } from '../../../infra/webauthn/use-passkey.ts';

export async function listStaffPasskeys(db: Db, staffId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(passkeyColumns)
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
}

/** The credentials of a staff member, for options of WebAuthn. */
export const listStaffCredentials = (db: Db, staffId: number): Promise<{ id: string; transports: string[] }[]> =>
  db.selectFrom('staff_passkeys').select(credentialColumns).where('staff_id', '=', staffId).orderBy('id').execute();

/** Adds a passkey; false when its credential is stored already. */
export async function insertStaffPasskey(
  db: Db,
  { staffId, ...passkey }: CreatedPasskey & { staffId: number; name: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('staff_passkeys')
    .values({ staff_id: staffId, ...toPasskeyRow(passkey, now) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a passkey of a staff member until the transaction ends, so that its counter is compared by one use at a time. */
export const lockStaffPasskey = (transaction: Db, staffId: number, credentialId: string) =>
  transaction
    .selectFrom('staff_passkeys')
    .select(['id as passkeyId', 'credential_id as credentialId', 'public_key as publicKey', 'sign_count as signCount'])
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export async function markStaffPasskeyUsed(
  db: Db,
  { passkeyId, signCount, isSynced }: PasskeyProof & { passkeyId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_passkeys')
    .set({ sign_count: signCount, is_synced: isSynced, last_used_at: now })
    .where('id', '=', passkeyId)
    .execute();
}

/** Deletes a passkey of a staff member and returns its name; undefined when they have none with that id. */
export async function deleteStaffPasskey(db: Db, staffId: number, passkeyId: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
