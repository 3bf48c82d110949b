import type { CallOutput, editWalkIn as editWalkInCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { parseIstField } from '../../../lib/india-time/parse-ist-field.ts';
import { queueMessage } from '../../notifications/index.ts';
import { createChangeMail, createInvitationMail } from '../walk-in-mail.ts';
import { updateWalkInDetails, updateWalkInTimes, type WalkInRow } from '../walk-ins.queries.ts';
import { checkVersion } from './check-version.ts';
import { SAME_DAY } from './invite-to-walk-in.ts';
import { lockOpenWalkIn } from './lock-open-walk-in.ts';
import { checkTimes } from './parse-times.ts';

type Edit = CallOutput<typeof editWalkInCall>['body'];

const details = ['venue', 'contact', 'note'] as const;

/** The times after the edit; undefined when they stay. @throws {CallError} bad_input for unordered or past times */
function readTimes(before: WalkInRow, { starts, ends }: Edit, now: Date) {
  const startsAt = starts === undefined ? before.starts_at : parseIstField('starts', starts);
  const endsAt = ends === undefined ? before.ends_at : parseIstField('ends', ends);
  if (+startsAt === +before.starts_at && +endsAt === +before.ends_at) return undefined;
  return checkTimes({ startsAt, endsAt }, now);
}

/**
 * Changes times, venue, contact or note of a walk-in interview and queues one mail. Another time clears the answer; else it
 * stays.
 * @throws {CallError} bad_input for invalid times; not_found; conflict if cancelled, over, changed since `version`, or another
 * invitation exists on that day
 */
export async function editWalkIn(context: AppContext, edit: Edit): Promise<string> {
  const { walkInID, version, venue, contact, note } = edit;
  return await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const before = await lockOpenWalkIn(tx, walkInID, now);
    const after = { venue, contact, note };
    const times = readTimes(before, edit, now);
    const changes = [...(times ? ['time'] : []), ...details.filter((name) => before[name] !== after[name])];
    checkVersion(before, version, changes);
    if (changes.length === 0) return 'Nothing was changed.';
    const walkIn = await updateWalkInDetails(tx, walkInID, after);
    if (!times) {
      await queueMessage(tx, await createChangeMail(context, tx, walkIn, changes.join(', '), now), now);
      return `Walk-in interview ${walkInID} is changed, and the person gets a mail.`;
    }
    const moved = await updateWalkInTimes(tx, walkInID, times);
    if (!moved) throw new CallError('conflict', SAME_DAY);
    await queueMessage(tx, await createInvitationMail(context, tx, moved, now, before), now);
    return `Walk-in interview ${walkInID} is moved: the person gets a mail and answers again.`;
  });
}
