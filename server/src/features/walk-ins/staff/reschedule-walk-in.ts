import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { invitationMail } from '../walk-in-mail.ts';
import { moveWalkIn } from '../walk-ins.queries.ts';
import { holdWalkIn } from './hold-walk-in.ts';
import { SAME_DAY } from './invite-to-walk-in.ts';
import { readTimes } from './read-times.ts';

/**
 * Moves a walk-in interview; the person is told by mail and answers anew, with the same links.
 * @throws {CallError} bad_input for wrong times; not_found; conflict when it is cancelled, over, or the day is taken
 */
export async function rescheduleWalkIn(
  context: AppContext,
  walkInId: number,
  typed: { starts: string; ends: string },
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const times = readTimes(typed, now);
    await holdWalkIn(tx, walkInId, now);
    const moved = await moveWalkIn(tx, walkInId, times);
    if (!moved) throw new CallError('conflict', SAME_DAY);
    await queueMessage(tx, await invitationMail(context, tx, moved, now), now);
  });
}
