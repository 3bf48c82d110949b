import { type MobileForm, registrationRefusals } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { confirmIdentity } from '../../passwords/confirm-identity.ts';
import { findContact, setMobileNo } from '../contact.queries.ts';
import { maskMobile } from '../mask.ts';
import { invalidateCodes } from '../one-time-codes/one-time-codes.queries.ts';
import { isValidMobileNo } from './mobile-number.ts';

const SAVED = 'Mobile number saved successfully.';

/**
 * Changes the caller's mobile number, which is then unverified, and notifies the account by mail. No effect for the
 * same number.
 * @throws {CallError} password_needed when the session is not fresh and the password is missing or wrong
 */
export async function saveMobileNo(
  context: AppContext,
  caller: Caller,
  { data: mobileNo, currentPassword }: MobileForm,
  origin: Origin,
): Promise<string> {
  const { db, clock } = context;
  const { accountId } = caller;
  const known = await findContact(db, accountId);
  if (!isValidMobileNo(known.countryId, mobileNo)) return registrationRefusals.indianMobile;
  if (known.mobileNo === mobileNo) return SAVED;
  await confirmIdentity(context, caller, currentPassword, origin);

  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { fullName, email, mobileNo: old } = await lockSignedInAccount(transaction, accountId);
    if (old === mobileNo) return SAVED;
    await setMobileNo(transaction, accountId, mobileNo);
    await invalidateCodes(transaction, { purpose: 'verify-mobile', accountId }, now);
    await recordSecurityEvent(transaction, { accountId, kind: 'mobile-changed', origin }, now);
    const happenedAt = now.toISOString();
    const key = `mobile-changed:${accountId}:${mobileNo}:${happenedAt}`;
    const data = { fullName, mobileNo: maskMobile(mobileNo), device: origin.device, happenedAt };
    await queueMessage(
      transaction,
      { key, accountId, channel: 'mail', to: email, template: 'mobile-changed', data },
      now,
    );
    return SAVED;
  });
}
