import type { AppContext } from '../../../app-context.ts';
import type { ChallengePurpose } from '../../../infra/webauthn/passkey-challenge.ts';
import { makeRequestOptions, verifyPasskeyUse } from '../../../infra/webauthn/use-passkey.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { GivenFactor } from '../sign-in/check-second-factor.ts';
import { userHandleOf } from './add-staff-passkey.ts';
import { listStaffCredentials, lockStaffPasskey, markStaffPasskeyUsed } from './staff-passkeys.queries.ts';

/** The same for an unknown, a removed, a replayed and a forged passkey, and for that of another person. */
export const STAFF_PASSKEY_REFUSED = 'This passkey was not accepted. Please try again, or use a code.';

const purposeOf = (staffId: number): ChallengePurpose => `staff-passkey:${staffId}`;

/** Options for using one of the passkeys of a staff member. @throws {CallError} conflict without one */
export async function beginStaffPasskeyUse(context: AppContext, staffId: number): Promise<Record<string, unknown>> {
  const allowed = await listStaffCredentials(context.db, staffId);
  if (allowed.length === 0) throw new CallError('conflict', 'You have no passkey. Please use a code.');
  return await makeRequestOptions(context, purposeOf(staffId), allowed);
}

/** A signature of a passkey as second factor. */
export const passkeyFactor = (context: AppContext, credential: Record<string, unknown>): GivenFactor => ({
  async consume(transaction, { id }, now) {
    if (typeof credential.id !== 'string') return undefined;
    const stored = await lockStaffPasskey(transaction, id, credential.id);
    if (!stored) return undefined;
    const owner = { ...stored, userHandle: userHandleOf(context, id), isOwnerKnown: true } as const;
    const proof = await verifyPasskeyUse({ ...context, db: transaction }, purposeOf(id), credential, owner);
    if (!proof) return undefined;
    await markStaffPasskeyUsed(transaction, { passkeyId: stored.passkeyId, ...proof }, now);
    return 'passkey';
  },
  refusal: STAFF_PASSKEY_REFUSED,
});
