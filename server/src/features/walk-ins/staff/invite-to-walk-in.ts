import type { CallOutput, inviteToWalkIn as inviteToWalkInCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findJob } from '../find-job.ts';
import { linksOf, makeToken, type WalkInLinks } from '../walk-in-links.ts';
import { invitationMail } from '../walk-in-mail.ts';
import { insertWalkIn } from '../walk-ins.queries.ts';
import { readTimes } from './read-times.ts';

type Invitation = CallOutput<typeof inviteToWalkInCall>['body'];

/** A day that has an invitation of this person for this vacancy already. */
export const SAME_DAY = 'This person has an invitation for this vacancy on that day.';

/**
 * Invites somebody to a walk-in interview; the mail with the links goes with it.
 * @param by who does, for the record
 * @throws {CallError} bad_input for wrong times; not_found; conflict for a second one on that day
 */
export async function inviteToWalkIn(
  context: AppContext,
  invitation: Invitation,
  by: string,
): Promise<{ walkInID: number } & WalkInLinks> {
  const { fullName, email, vacancyID, venue, contact, note } = invitation;
  return await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now();
    const { startsAt, endsAt } = readTimes(invitation, now);
    if (!(await findJob(tx, vacancyID, now))) throw new CallError('not_found', 'There is no vacancy with this number.');
    const { nonce, hash } = makeToken(context);
    const walkIn = await insertWalkIn(tx, {
      token_hash: hash,
      token_nonce: nonce,
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
    await queueMessage(tx, await invitationMail(context, tx, walkIn, now), now);
    return { walkInID: walkIn.id, ...linksOf(context, nonce) };
  });
}
