import type { AppContext } from '../../../app-context.ts';
import { locationKey } from '../address/read-location.ts';
import { countChange } from '../owner.queries.ts';
import { locationTexts } from './add-preferred-location.ts';
import { deleteLocation } from './preferred-locations.queries.ts';

/** Takes a place off an account's list, whatever its spelling, and answers the text people read (core §8). */
export async function removePreferredLocation(
  { db }: Pick<AppContext, 'db'>,
  accountId: number,
  text: string,
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await deleteLocation(transaction, accountId, locationKey(text)))) return locationTexts.notListed;
    await countChange(transaction, accountId);
    return locationTexts.removed;
  });
}
