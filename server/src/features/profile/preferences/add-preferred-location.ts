import { PREFERRED_LOCATIONS_MAX } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { bumpProfileVersion } from '../profile-version.queries.ts';
import { nameInReply } from './name-in-reply.ts';
import { insertLocation, listLocations, type PreferredLocation } from './preferred-locations.queries.ts';

export const locationTexts = {
  added: 'Location added successfully',
  removed: 'Location removed successfully',
  unknown: 'We do not know this place. Please choose one from the list.',
  full: `You can list at most ${PREFERRED_LOCATIONS_MAX} locations. Please remove one first.`,
  notListed: 'This location is not on your list.',
} as const;

/**
 * Adds a location to an account's list, unless it is listed in any spelling, and returns the reply text (core §8).
 * @param location undefined when the typed text is not a known location
 * @throws {CallError} not_signed_in when the account was deleted meanwhile
 */
export async function addPreferredLocation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  location: PreferredLocation | undefined,
): Promise<string> {
  if (!location) return locationTexts.unknown;
  return await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, accountId);
    const listed = await listLocations(transaction, accountId);
    const same = listed.find(({ key }) => key === location.key);
    if (same) return `${nameInReply(same.location, 'This location')} is already on your list.`;
    if (listed.length >= PREFERRED_LOCATIONS_MAX) return locationTexts.full;
    await insertLocation(transaction, accountId, location, clock.now());
    await bumpProfileVersion(transaction, accountId);
    return locationTexts.added;
  });
}
