import type { CallOutput, inviteToWalkIn as inviteToWalkInCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findJobSummary } from '../find-job-summary.ts';
import { createToken, ensureLinks, type WalkInLinks } from '../walk-in-links.ts';
import { createInvitationMail } from '../walk-in-mail.ts';
import { insertWalkIn } from '../walk-ins.queries.ts';
import { parseTimes } from './parse-times.ts';

type Invitation = CallOutput<typeof inviteToWalkInCall>['body'];

/** Error text: the person already has an invitation for this vacancy on that day. */
export const SAME_DAY = 'This person has an invitation for this vacancy on that day.';

/**
 * Invites a person to a walk-in interview and queues the mail with the links.
 * @param by actor, for the audit trail
 * @throws {CallError} bad_input for invalid times; not_found; conflict for a second invitation on that day
 */
export async function inviteToWalkIn(
  context: AppContext,
  invitation: Invitation,
  by: string,
): Promise<{ walkInID: number } & WalkInLinks> {
  const { fullName, email, vacancyID, venue, contact, note } = invitation;
  return await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const { startsAt, endsAt } = parseTimes(invitation, now);
    if (!(await findJobSummary(tx, vacancyID, now)))
      throw new CallError('not_found', 'There is no vacancy with this number.');
    const walkIn = await insertWalkIn(tx, {
      ...createToken(context),
      full_name: fullName,
      email,
      vacancy_id: vacancyID,
      starts_at: startsAt,
      ends_at: endsAt,
      venue,
      contact,
      note,
      created_at: now,
      invited_by: by,
    });
    if (!walkIn) throw new CallError('conflict', SAME_DAY);
    await queueMessage(tx, await createInvitationMail(context, tx, walkIn, now), now);
    return { walkInID: walkIn.id, ...(await ensureLinks(context, tx, walkIn)) };
  });
}
