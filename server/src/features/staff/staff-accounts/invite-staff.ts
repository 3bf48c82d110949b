import type { StaffRole } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { makeToken } from '../../accounts/index.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findStaff, insertStaff, updateStaff } from '../staff.queries.ts';

/** Days that an invitation is valid. */
export const INVITATION_DAYS = 3;

/** A colleague to invite. */
export interface Invitee {
  fullName: string;
  email: string;
  roles: readonly StaffRole[];
}

type InvitingContext = Pick<AppContext, 'config' | 'clock'>;

/** A new invitation: what its account stores, and the address of its link. */
function makeInvitation({ config, clock }: InvitingContext) {
  const token = makeToken();
  return {
    invitationHash: hashToken(token),
    invitationExpiresAt: new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS),
    link: `${config.publicUrl}/staff/invitation/${token}`,
  };
}

/** Mails a link that sets the password of an account, in the caller's transaction. */
async function mailInvitation(
  { clock }: InvitingContext,
  transaction: Db,
  invitation: Invitee & { staffId: number; invitationHash: Buffer; link: string },
  by: string,
): Promise<void> {
  const { staffId, fullName, email, roles, invitationHash, link } = invitation;
  await queueMessage(
    transaction,
    {
      key: `staff-invitation:${staffId}:${invitationHash.toString('hex', 0, 8)}`,
      accountId: null,
      channel: 'mail',
      to: email,
      template: 'staff-invitation',
      data: { fullName, invitedBy: by, roles: roles.join(', '), link },
    },
    clock.now(),
  );
}

/**
 * Creates a staff account and mails the link that sets its password, in the caller's transaction.
 * @param by the name in the mail
 * @returns the id and the address of the link
 * @throws {CallError} conflict when the address has a staff account
 */
export async function inviteStaff(
  context: InvitingContext,
  transaction: Db,
  invitee: Invitee,
  by: string,
): Promise<{ staffId: number; link: string }> {
  const { fullName, email, roles } = invitee;
  if (await findStaff(transaction, { email })) throw new CallError('conflict', `${email} has a staff account already.`);
  const invitation = makeInvitation(context);
  const { invitationHash, invitationExpiresAt, link } = invitation;
  const row = { fullName, email, roles, invitationHash, invitationExpiresAt, invitedBy: by };
  const staffId = await insertStaff(transaction, row, context.clock.now());
  await mailInvitation(context, transaction, { ...invitation, fullName, email, roles, staffId }, by);
  return { staffId, link };
}

/**
 * Invites the owner of an account again who has set up no second factor, with these name and roles: an earlier link and
 * password are void.
 * @returns as inviteStaff
 */
export async function renewInvitation(
  context: InvitingContext,
  transaction: Db,
  staffId: number,
  invitee: Invitee,
  by: string,
): Promise<{ staffId: number; link: string }> {
  const invitation = makeInvitation(context);
  await updateStaff(transaction, staffId, {
    full_name: invitee.fullName,
    roles: [...invitee.roles],
    password_hash: null,
    invitation_hash: invitation.invitationHash,
    invitation_expires_at: invitation.invitationExpiresAt,
  });
  await mailInvitation(context, transaction, { ...invitation, ...invitee, staffId }, by);
  return { staffId, link: invitation.link };
}
