import type { ServiceStatus } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { insertMove } from './service-desk.queries.ts';
import { lockServiceItem, updateServiceItem } from './service-items.queries.ts';

/** Allowed status transitions of a service item. */
const transitions: Record<ServiceStatus, readonly ServiceStatus[]> = {
  'Not Started': ['In Progress', 'Completed'],
  'In Progress': ['Completed'],
  Completed: [],
};

/**
 * Changes the status of a service item.
 * @param by who works on it, shown to the buyer; empty keeps the stored value
 * @param more.movedBy actor, for the undo of the move
 * @param more.version the version that the actor saw; any if undefined
 * @throws {CallError} not_found; conflict for a transition that is not allowed, a refunded plan or a newer version
 */
export async function moveServiceItem(
  { db, clock }: AppContext,
  itemId: number,
  to: ServiceStatus,
  by: string,
  more: { movedBy?: string; version?: number | undefined } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const item = await lockServiceItem(tx, itemId);
    if (!item) throw new CallError('not_found', 'There is no service item with this number.');
    if (item.planEndedAt) throw new CallError('conflict', 'The plan of this service was refunded.');
    if (!transitions[item.status].includes(to))
      throw new CallError('conflict', `A service that is ${item.status} cannot become ${to}.`);
    if (more.version !== undefined && more.version !== item.version)
      throw new CallError('conflict', `This service was changed by someone else: it is now ${item.status}.`);
    const now = clock.now();
    await insertMove(tx, itemId, more.movedBy ?? by, now);
    await updateServiceItem(tx, itemId, to, {
      started_at: item.startedAt ?? now,
      completed_at: to === 'Completed' ? now : null,
      ...(by ? { processing_by: by } : {}),
    });
  });
}
