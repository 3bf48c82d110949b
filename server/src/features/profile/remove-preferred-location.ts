import type { Platform } from '../../platform/platform.ts';
import { locationTexts } from './add-preferred-location.ts';
import { countChange } from './owner.queries.ts';
import { deleteLocation } from './preferred-locations.queries.ts';
import { locationKey } from './read-location.ts';

/** Takes a place off an account's list, whatever its spelling, and answers the text people read (core §8). */
export async function removePreferredLocation(
  { db }: Pick<Platform, 'db'>,
  accountId: number,
  text: string,
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await deleteLocation(transaction, accountId, locationKey(text)))) return locationTexts.notListed;
    await countChange(transaction, accountId);
    return locationTexts.removed;
  });
}
