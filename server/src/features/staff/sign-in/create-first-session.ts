import type { CallAnswer, finishTotpSetUp } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { recordOwnAction } from '../audit/record-own-action.ts';
import { factorsOf, findStaff, isSuspended, type StaffRow } from '../staff.queries.ts';
import { createStaffSession } from './create-staff-session.ts';
import { describeStaffSuspension } from './describe-staff-suspension.ts';
import { storeRecoveryCodes } from './recovery-codes.ts';

/**
 * Only a lost factor is set up again, after an administrator has ended the account: a stolen password must not replace it.
 * @throws {CallError} forbidden with a second factor
 */
export function requireNoFactor(staff: StaffRow): void {
  if (factorsOf(staff).length > 0) throw new CallError('forbidden');
}

/** Gives recovery codes and signs in, in the transaction that stored the first second factor. */
export async function createFirstSession(
  transaction: Db,
  staffId: number,
  origin: Origin,
  now: Date,
): Promise<CallAnswer<typeof finishTotpSetUp>> {
  const staff = await findStaff(transaction, { id: staffId });
  if (!staff) throw new CallError('forbidden');
  if (isSuspended(staff, now)) throw new CallError('forbidden', describeStaffSuspension(staff));
  const recoveryCodes = await storeRecoveryCodes(transaction, staffId);
  await recordOwnAction(
    transaction,
    { staff, origin, action: 'SetUpSecondFactor', after: { factors: factorsOf(staff) } },
    now,
  );
  return { ...(await createStaffSession(transaction, staff, origin, now)), recoveryCodes };
}
