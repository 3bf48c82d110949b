import type { Db } from '../../../infra/database/connect.ts';

export interface ListedLocation {
  location: string;
  key: string;
}

/** Places of an account in the order they were added. */
export async function listLocations(db: Db, accountId: number): Promise<ListedLocation[]> {
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
  { location, key }: ListedLocation,
  now: Date,
): Promise<void> {
  await db
    .insertInto('preferred_locations')
    .values({ account_id: accountId, location, location_key: key, added_at: now })
    .execute();
}

/** Answers whether it was there. */
export async function deleteLocation(db: Db, accountId: number, key: string): Promise<boolean> {
  const row = await db
    .deleteFrom('preferred_locations')
    .where('account_id', '=', accountId)
    .where('location_key', '=', key)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
