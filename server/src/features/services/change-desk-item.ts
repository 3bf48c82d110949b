import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { StaffActor } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockDeskItem, restoreLastMove, updateOwner } from './service-desk.queries.ts';

interface VersionedItem {
  serviceItemID: number;
  version: number;
}

/** @throws {CallError} not_found; conflict that says what another person changed */
async function lockUnchanged(tx: Db, { serviceItemID, version }: VersionedItem) {
  const item = await lockDeskItem(tx, serviceItemID);
  if (!item) throw new CallError('not_found', 'There is no service with this number.');
  if (item.version !== version)
    throw new CallError(
      'conflict',
      `This service was changed by someone else: it is now ${item.status}, ${item.ownerName ? `claimed by ${item.ownerName}` : 'unclaimed'}.`,
    );
  return item;
}

/**
 * Claims a service for a staff member, or releases it.
 * @throws {CallError} not_found; conflict when it was changed meanwhile or is a colleague's
 */
export async function claimItem(
  { db }: AppContext,
  change: VersionedItem & { isClaimed: boolean },
  { staff }: StaffActor,
): Promise<string> {
  if (!staff) throw new CallError('forbidden');
  return await db.transaction().execute(async (tx) => {
    const item = await lockUnchanged(tx, change);
    if (item.ownerId !== null && item.ownerId !== staff.staffId)
      throw new CallError('conflict', `${item.ownerName} has claimed this service.`);
    await updateOwner(tx, change.serviceItemID, change.isClaimed ? staff.staffId : null);
    return change.isClaimed ? 'The service is yours' : 'The service is released';
  });
}

/**
 * Undoes the last move of a service.
 * @throws {CallError} not_found; conflict when it was changed meanwhile or there is nothing to undo
 */
export async function undoMove({ db, clock }: AppContext, item: VersionedItem): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    await lockUnchanged(tx, item);
    const status = await restoreLastMove(tx, item.serviceItemID, clock.now());
    if (!status) throw new CallError('conflict', 'There is no move to undo.');
    return `The service is ${status.toLowerCase()} again`;
  });
}
