import type { AppContext } from '../../../app-context.ts';
import { bumpProfileVersion } from '../profile-version.queries.ts';
import { locationTexts } from './add-preferred-location.ts';
import { deleteLocation } from './preferred-locations.queries.ts';
import { locationKey } from './resolve-location.ts';

/** Removes a location from an account's list, in any spelling, and returns the reply text (core §8). */
export async function removePreferredLocation(
  { db }: Pick<AppContext, 'db'>,
  accountId: number,
  text: string,
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await deleteLocation(transaction, accountId, locationKey(text)))) return locationTexts.notListed;
    await bumpProfileVersion(transaction, accountId);
    return locationTexts.removed;
  });
}
