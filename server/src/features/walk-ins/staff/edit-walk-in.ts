import type { CallOutput, editWalkIn as editWalkInCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { queueMessage } from '../../notifications/index.ts';
import { createChangeMail } from '../walk-in-mail.ts';
import { updateWalkInDetails } from '../walk-ins.queries.ts';
import { checkVersion } from './check-version.ts';
import { lockOpenWalkIn } from './lock-open-walk-in.ts';

const details = ['venue', 'contact', 'note'] as const;

/**
 * Changes venue, contact or note of a walk-in interview and queues a mail; the answer stays.
 * @throws {CallError} not_found; conflict if cancelled, over, or changed since `version`
 */
export async function editWalkIn(
  context: AppContext,
  { walkInID, version, venue, contact, note }: CallOutput<typeof editWalkInCall>['body'],
): Promise<string> {
  return await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const before = await lockOpenWalkIn(tx, walkInID, now);
    const after = { venue, contact, note };
    const changes = details.filter((name) => before[name] !== after[name]);
    checkVersion(before, version, changes);
    if (changes.length === 0) return 'Nothing was changed.';
    const walkIn = await updateWalkInDetails(tx, walkInID, after);
    await queueMessage(tx, await createChangeMail(context, tx, walkIn, changes.join(', '), now), now);
    return `Walk-in interview ${walkInID} is changed, and the person gets a mail.`;
  });
}
