import type { ServiceStatus } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockServiceItem, updateServiceItem } from './service-items.queries.ts';

/** The life of a service; what is done stays done. */
const allowed: Record<ServiceStatus, readonly ServiceStatus[]> = {
  'Not Started': ['In Progress', 'Completed'],
  'In Progress': ['Completed'],
  Completed: [],
};

/**
 * Moves a service of a bought plan on in its life.
 * @param by who works on it, for its buyer to see; empty leaves what is there
 * @throws {CallError} not_found; conflict when its life does not allow it, or its plan was refunded
 */
export async function moveServiceItem(
  { db, clock }: AppContext,
  itemId: number,
  to: ServiceStatus,
  by: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const item = await lockServiceItem(tx, itemId);
    if (!item) throw new CallError('not_found', 'There is no service item with this number.');
    if (item.planEndedAt) throw new CallError('conflict', 'The plan of this service was refunded.');
    if (!allowed[item.status].includes(to))
      throw new CallError('conflict', `A service that is ${item.status} cannot become ${to}.`);
    const now = clock.now();
    await updateServiceItem(tx, itemId, to, {
      started_at: item.startedAt ?? now,
      completed_at: to === 'Completed' ? now : null,
      ...(by ? { processing_by: by } : {}),
    });
  });
}
