import { PREFERRED_LOCATIONS_MAX } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { countChange, lockOwner } from '../owner.queries.ts';
import { nameListed } from '../work-profile/name-listed.ts';
import { insertLocation, type ListedLocation, listLocations } from './preferred-locations.queries.ts';

export const locationTexts = {
  added: 'Location added successfully',
  removed: 'Location removed successfully',
  unknown: 'We do not know this place. Please choose one from the list.',
  full: `You can list at most ${PREFERRED_LOCATIONS_MAX} locations. Please remove one first.`,
  notListed: 'This location is not on your list.',
} as const;

/**
 * Adds a place to an account's list, once whatever its spelling, and answers the text people read (core §8).
 * @param place nothing when what was typed is no place we know
 * @throws {CallError} not_signed_in for an account that was deleted meanwhile
 */
export async function addPreferredLocation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  place: ListedLocation | undefined,
): Promise<string> {
  if (!place) return locationTexts.unknown;
  return await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, accountId);
    const listed = await listLocations(transaction, accountId);
    const same = listed.find(({ key }) => key === place.key);
    if (same) return `${nameListed(same.location, 'This location')} is already on your list.`;
    if (listed.length >= PREFERRED_LOCATIONS_MAX) return locationTexts.full;
    await insertLocation(transaction, accountId, place, clock.now());
    await countChange(transaction, accountId);
    return locationTexts.added;
  });
}
