import type { Db } from '../database/connect.ts';

/**
 * Purposes whose values are stored elsewhere and live for years: authenticators keep the user handle of a passkey, browsers
 * the push key that they subscribed for, and reports the hash of their network. None of the first kind proves anything.
 */
export const fixedPurposes = [
  'passkey-user',
  'staff-passkey-user',
  'networks of reports',
  'web push 1',
  'web push 2',
  'web push 3',
] as const;

export type FixedPurpose = (typeof fixedPurposes)[number];

/** Stores the keys of purposes that have none yet. */
export async function storeFixedKeys(db: Db, keys: { purpose: FixedPurpose; key: Buffer }[]): Promise<void> {
  await db
    .insertInto('fixed_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listFixedKeys(db: Db): Promise<Map<FixedPurpose, Buffer>> {
  const rows = await db.selectFrom('fixed_keys').select(['purpose', 'key']).execute();
  return new Map(rows.map(({ purpose, key }) => [purpose as FixedPurpose, key]));
}

/** Deletes the keys that sign web push, which a leaked secret reveals; new ones are derived from the secret that signs. */
export async function deletePushKeys(db: Db): Promise<void> {
  await db.deleteFrom('fixed_keys').where('purpose', 'like', 'web push %').execute();
}
