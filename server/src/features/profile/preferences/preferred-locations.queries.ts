import type { Db } from '../../../infra/database/connect.ts';

export interface PreferredLocation {
  location: string;
  key: string;
}

/** Preferred locations of an account in the order they were added. */
export async function listLocations(db: Db, accountId: number): Promise<PreferredLocation[]> {
  return await db
    .selectFrom('preferred_locations')
    .select(['location', 'location_key as key'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function insertLocation(
  db: Db,
  accountId: number,
  { location, key }: PreferredLocation,
  now: Date,
): Promise<void> {
  await db
    .insertInto('preferred_locations')
    .values({ account_id: accountId, location, location_key: key, added_at: now })
    .execute();
}

/** Deletes a preferred location; returns false when the account has none of this key. */
export async function deleteLocation(db: Db, accountId: number, key: string): Promise<boolean> {
  const row = await db
    .deleteFrom('preferred_locations')
    .where('account_id', '=', accountId)
    .where('location_key', '=', key)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
