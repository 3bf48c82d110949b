import type { CallOutput, editWalkIn as editWalkInCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError, fieldError } from '../../../lib/call-error.ts';
import { parseIstField } from '../../../lib/india-time/parse-ist-field.ts';
import { queueMessage } from '../../notifications/index.ts';
import { createChangeMail, createInvitationMail } from '../walk-in-mail.ts';
import { updateWalkInDetails, updateWalkInTimes, type WalkInRow } from '../walk-ins.queries.ts';
import { checkVersion } from './check-version.ts';
import { SAME_DAY } from './invite-to-walk-in.ts';
import { lockOpenWalkIn } from './lock-open-walk-in.ts';

type Edit = CallOutput<typeof editWalkInCall>['body'];

const details = ['venue', 'contact', 'note'] as const;

/** The times after the edit; times that are omitted stay. */
const readTimes = (before: WalkInRow, { starts, ends }: Edit) => ({
  startsAt: starts === undefined ? before.starts_at : parseIstField('starts', starts),
  endsAt: ends === undefined ? before.ends_at : parseIstField('ends', ends),
});

/** @throws {CallError} bad_input for times out of order or changed to the past */
function checkTimes({ startsAt, endsAt }: ReturnType<typeof readTimes>, changes: readonly string[], now: Date): void {
  if (endsAt <= startsAt) throw fieldError('ends', 'It must end after it starts.');
  if (changes.includes('start') && startsAt <= now) throw fieldError('starts', 'It must start in the future.');
  if (changes.includes('end') && endsAt <= now) throw fieldError('ends', 'It must end in the future.');
}

/**
 * Changes times, venue, contact or note of a walk-in interview and queues one mail. Another start clears the answer; else it
 * stays.
 * @throws {CallError} bad_input for invalid times; not_found; conflict if cancelled, over, changed since `version`, or another
 * invitation exists on that day
 */
export async function editWalkIn(context: AppContext, edit: Edit): Promise<string> {
  const { walkInID, version, venue, contact, note } = edit;
  return await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const before = await lockOpenWalkIn(tx, walkInID, now);
    const times = readTimes(before, edit);
    const after = { venue, contact, note };
    const isMoved = +times.startsAt !== +before.starts_at;
    const changes = [
      ...(isMoved ? ['start'] : []),
      ...(+times.endsAt !== +before.ends_at ? ['end'] : []),
      ...details.filter((name) => before[name] !== after[name]),
    ];
    checkVersion(before, version, changes);
    checkTimes(times, changes, now);
    if (changes.length === 0) return 'Nothing was changed.';
    const changed = await updateWalkInDetails(tx, walkInID, isMoved ? after : { ...after, ends_at: times.endsAt });
    if (!isMoved) {
      await queueMessage(tx, await createChangeMail(context, tx, changed, changes.join(', '), now), now);
      return `Walk-in interview ${walkInID} is changed, and the person gets a mail.`;
    }
    const moved = await updateWalkInTimes(tx, walkInID, times);
    if (!moved) throw new CallError('conflict', SAME_DAY);
    await queueMessage(tx, await createInvitationMail(context, tx, moved, now, before), now);
    return `Walk-in interview ${walkInID} is moved: the person gets a mail and answers again.`;
  });
}
