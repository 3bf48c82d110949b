import type { StaffFactor } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { throttleSignIn } from '../../accounts/index.ts';
import { findStaff, type StaffRow, updateStaff } from '../staff.queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { consumeRecoveryCode } from './staff-sessions.queries.ts';
import { verifyTotp } from './totp.ts';

/** Kinds of second factors. */
export type UsedFactor = StaffFactor | 'recovery code';

/** A second factor as it was given: uses it up, and says which it was; undefined when it is not that of the staff member. */
export interface GivenFactor {
  consume(transaction: Db, staff: StaffRow, now: Date): Promise<UsedFactor | undefined>;
  /** The user text when it is not. */
  refusal: string;
}

export const WRONG_CODE = 'This code is not right, or it was used already. Please enter the next one of your app.';

/** A code of the authenticator app or a recovery code; each works once. */
export const codeFactor = ({ secrets }: AppContext, code: string): GivenFactor => ({
  async consume(transaction, staff, now) {
    const digits = code.replaceAll(/\s/g, '');
    const { id, totpSecret, totpConfirmedAt, totpLastStep: lastStep } = staff;
    const step = totpSecret && totpConfirmedAt ? verifyTotp(secrets, totpSecret, digits, { lastStep, now }) : undefined;
    if (step !== undefined) {
      await updateStaff(transaction, id, { totp_last_step: step });
      return 'app';
    }
    const recoveryHash = hashRecoveryCode(code);
    if (recoveryHash === undefined) return undefined;
    return (await consumeRecoveryCode(transaction, id, recoveryHash, now)) ? 'recovery code' : undefined;
  },
  refusal: WRONG_CODE,
});

/**
 * Checks the second factor of a staff member and continues in the same transaction.
 * @throws {CallError} forbidden when it is wrong or used, or the account has ended; too_many_requests after five wrong
 *   ones in 15 minutes
 */
export async function checkSecondFactor<T>(
  context: AppContext,
  staffId: number,
  factor: GivenFactor,
  proceed: (transaction: Db, staff: StaffRow, now: Date, used: UsedFactor) => Promise<T>,
): Promise<T> {
  const outcome = await throttleSignIn(context, `staff factor ${staffId}`, {
    attempt: () =>
      context.db.transaction().execute(async (transaction) => {
        const now = context.clock.now();
        const staff = await findStaff(transaction, { id: staffId }, true);
        const used = staff && !staff.endedAt && (await factor.consume(transaction, staff, now));
        return used ? { result: await proceed(transaction, staff, now, used) } : undefined;
      }),
  });
  if (!outcome) throw new CallError('forbidden', factor.refusal);
  return outcome.result;
}
