import type { AppContext } from '../../../app-context.ts';
import { queueMessage } from '../../notifications/index.ts';
import { createCancellationMail } from '../walk-in-mail.ts';
import { markCancelled } from '../walk-ins.queries.ts';
import { lockOpenWalkIn } from './lock-open-walk-in.ts';

/**
 * Cancels a walk-in interview and queues the mail, in one transaction.
 * @param by actor, for the audit trail
 * @throws {CallError} not_found; conflict if already cancelled or over
 */
export async function cancelWalkIn(
  { db, clock }: AppContext,
  walkInId: number,
  cause: string,
  by: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const walkIn = await lockOpenWalkIn(tx, walkInId, now);
    await markCancelled(tx, walkInId, cause, by, now);
    await queueMessage(tx, await createCancellationMail(tx, walkIn, cause, now), now);
  });
}
