import { createHmac } from 'node:crypto';
import { MAX_PASSKEYS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { makeCreationOptions, verifyCreatedPasskey } from '../../../infra/webauthn/create-passkey.ts';
import type { ChallengePurpose } from '../../../infra/webauthn/passkey-challenge.ts';
import { passkeyRefusals } from '../../../infra/webauthn/passkey-refusals.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { StaffRow } from '../staff.queries.ts';
import { insertStaffPasskey, listStaffCredentials } from './staff-passkeys.queries.ts';

const purposeOf = (staffId: number): ChallengePurpose => `staff-passkey-registration:${staffId}`;

/** Names a staff member to authenticators: the same for all passkeys, and of no use to anyone else. */
export const userHandleOf = ({ secrets }: AppContext, staffId: number): Buffer =>
  createHmac('sha256', secrets.fixedKeyFor('staff-passkey-user')).update(String(staffId)).digest();

/** Options for creating a passkey. @throws {CallError} conflict with too many, or where passkeys are not available */
export async function beginStaffPasskey(
  context: AppContext,
  { id, email, fullName }: StaffRow,
): Promise<Record<string, unknown>> {
  const known = await listStaffCredentials(context.db, id);
  if (known.length >= MAX_PASSKEYS) throw new CallError('conflict', passkeyRefusals.tooMany);
  const owner = { userName: email, displayName: `${fullName} (staff)`, userHandle: userHandleOf(context, id), known };
  return await makeCreationOptions(context, purposeOf(id), owner);
}

/** A created passkey with its name, as the browser sends it. */
export interface NamedCredential {
  name: string;
  credential: Record<string, unknown>;
}

/**
 * Verifies a created passkey.
 * @returns a function that stores it, in a transaction that has locked the staff member
 * @throws {CallError} bad_input when it cannot be verified; the function: conflict when it is stored already or there are
 *   too many
 */
export async function verifyStaffPasskey(
  context: AppContext,
  staffId: number,
  { name, credential }: NamedCredential,
): Promise<(transaction: Db, now: Date) => Promise<void>> {
  const created = await verifyCreatedPasskey(context, purposeOf(staffId), credential);
  if (!created) throw new CallError('bad_input', passkeyRefusals.notVerified);
  return async (transaction, now) => {
    if ((await listStaffCredentials(transaction, staffId)).length >= MAX_PASSKEYS)
      throw new CallError('conflict', passkeyRefusals.tooMany);
    if (!(await insertStaffPasskey(transaction, { ...created, staffId, name }, now)))
      throw new CallError('conflict', passkeyRefusals.known);
  };
}
