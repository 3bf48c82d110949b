import type { AppContext } from '../../../app-context.ts';
import { queueMessage } from '../../notifications/index.ts';
import { cancellationMail } from '../walk-in-mail.ts';
import { markCancelled } from '../walk-ins.queries.ts';
import { holdWalkIn } from './hold-walk-in.ts';

/**
 * Cancels a walk-in interview and tells the person, in one transaction.
 * @param by who does, for the record
 * @throws {CallError} not_found; conflict when it was cancelled before or is over
 */
export async function cancelWalkIn(
  { db, clock }: AppContext,
  walkInId: number,
  cause: string,
  by: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const walkIn = await holdWalkIn(tx, walkInId, now);
    await markCancelled(tx, walkInId, cause, by, now);
    await queueMessage(tx, await cancellationMail(tx, walkIn, cause, now), now);
  });
}
