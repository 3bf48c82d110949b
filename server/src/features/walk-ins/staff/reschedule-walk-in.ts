import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { createInvitationMail } from '../walk-in-mail.ts';
import { updateWalkInTimes } from '../walk-ins.queries.ts';
import { checkVersion } from './check-version.ts';
import { SAME_DAY } from './invite-to-walk-in.ts';
import { lockOpenWalkIn } from './lock-open-walk-in.ts';
import { parseTimes } from './parse-times.ts';

/**
 * Reschedules a walk-in interview, clears the answer and queues a mail with the same links.
 * @throws {CallError} bad_input for invalid times; not_found; conflict if cancelled, over,
 *   changed since `version`, or another invitation exists on that day
 */
export async function rescheduleWalkIn(
  context: AppContext,
  walkInId: number,
  { version, ...typed }: { version: number; starts: string; ends: string },
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const times = parseTimes(typed, now);
    const before = await lockOpenWalkIn(tx, walkInId, now);
    const differing = [
      ...(before.starts_at.getTime() === times.startsAt.getTime() ? [] : ['start']),
      ...(before.ends_at.getTime() === times.endsAt.getTime() ? [] : ['end']),
    ];
    checkVersion(before, version, differing);
    const moved = await updateWalkInTimes(tx, walkInId, times);
    if (!moved) throw new CallError('conflict', SAME_DAY);
    await queueMessage(tx, await createInvitationMail(context, tx, moved, now, before), now);
  });
}
