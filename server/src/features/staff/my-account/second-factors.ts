import type { beginAppReplacement, CallAnswer } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { type NamedCredential, verifyStaffPasskey } from '../passkeys/add-staff-passkey.ts';
import { deleteStaffPasskey } from '../passkeys/staff-passkeys.queries.ts';
import { WRONG_CODE } from '../sign-in/check-second-factor.ts';
import { storeRecoveryCodes } from '../sign-in/recovery-codes.ts';
import { createTotpSecret, verifyTotp } from '../sign-in/totp.ts';
import { factorsOf, findStaff, updateStaff } from '../staff.queries.ts';
import { changeOwnAccount, type OwnCaller } from './change-own-account.ts';

const LAST_FACTOR = 'This is your only second factor. Add another one first.';

/** Adds a passkey. @throws {CallError} as verifyStaffPasskey */
export async function addOwnPasskey(context: AppContext, caller: OwnCaller, named: NamedCredential): Promise<string> {
  const storePasskey = await verifyStaffPasskey(context, caller.staff.staffId, named);
  return await changeOwnAccount(context, caller, 'AddPasskey', async (transaction, _staff, now) => {
    await storePasskey(transaction, now);
    return { reply: `The passkey “${named.name}” was added.`, after: { passkey: named.name } };
  });
}

/** @throws {CallError} not_found when the caller has no such passkey, conflict for the last second factor */
export const removeOwnPasskey = (context: AppContext, caller: OwnCaller, passkeyId: number): Promise<string> =>
  changeOwnAccount(context, caller, 'RemovePasskey', async (transaction, { id }) => {
    const name = await deleteStaffPasskey(transaction, id, passkeyId);
    if (name === undefined) throw new CallError('not_found');
    const staff = await findStaff(transaction, { id });
    if (!staff || factorsOf(staff).length === 0) throw new CallError('conflict', LAST_FACTOR);
    return { reply: `The passkey “${name}” was removed.`, before: { passkey: name } };
  });

/** Creates the secret of a new authenticator app; the earlier app works until the new one is confirmed. */
export async function beginOwnApp(
  { db, secrets }: AppContext,
  { staff: { staffId } }: OwnCaller,
): Promise<CallAnswer<typeof beginAppReplacement>> {
  const staff = await findStaff(db, { id: staffId });
  if (!staff) throw new CallError('not_signed_in');
  const { stored, text, address } = createTotpSecret(secrets, staff.email);
  await updateStaff(db, staffId, { new_totp_secret: stored });
  return { secret: text, address };
}

/** Confirms the new authenticator app with its first code. @throws {CallError} forbidden when the code is wrong */
export const finishOwnApp = (context: AppContext, caller: OwnCaller, code: string): Promise<string> =>
  changeOwnAccount(context, caller, 'ReplaceAuthenticatorApp', async (transaction, staff, now) => {
    const { id, newTotpSecret, totpConfirmedAt } = staff;
    const step = newTotpSecret && verifyTotp(context.secrets, newTotpSecret, code, { lastStep: 0, now });
    if (!step) throw new CallError('forbidden', WRONG_CODE);
    const app = { totp_secret: newTotpSecret, new_totp_secret: null, totp_confirmed_at: now, totp_last_step: step };
    await updateStaff(transaction, id, app);
    return {
      reply: 'The authenticator app was set up.',
      before: { appSince: totpConfirmedAt },
      after: { appSince: now },
    };
  });

/** @throws {CallError} not_found without an app, conflict when it is the last second factor */
export const removeOwnApp = (context: AppContext, caller: OwnCaller): Promise<string> =>
  changeOwnAccount(context, caller, 'RemoveAuthenticatorApp', async (transaction, staff) => {
    if (!staff.totpConfirmedAt) throw new CallError('not_found');
    if (!staff.hasPasskey) throw new CallError('conflict', LAST_FACTOR);
    await updateStaff(transaction, staff.id, { totp_secret: null, totp_confirmed_at: null, new_totp_secret: null });
    return { reply: 'The authenticator app was removed.', before: { appSince: staff.totpConfirmedAt } };
  });

/** Replaces the recovery codes. */
export const renewOwnRecoveryCodes = (context: AppContext, caller: OwnCaller): Promise<{ recoveryCodes: string[] }> =>
  changeOwnAccount(context, caller, 'RenewRecoveryCodes', async (transaction, { id }) => ({
    reply: { recoveryCodes: await storeRecoveryCodes(transaction, id) },
  }));
