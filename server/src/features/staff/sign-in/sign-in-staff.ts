import type { CallAnswer, StaffSession, staffSignIn } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { StaffCaller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import {
  type CountedGuess,
  checkPassword,
  countGuess,
  signInThrottleKey,
  throttleSignIn,
} from '../../accounts/index.ts';
import { recordOwnAction } from '../audit/record-own-action.ts';
import { factorsOf, findStaff, isSuspended } from '../staff.queries.ts';
import { checkSecondFactor, type GivenFactor } from './check-second-factor.ts';
import { createStaffSession } from './create-staff-session.ts';
import { describeStaffSuspension } from './describe-staff-suspension.ts';
import { issueTicket, readTicket } from './sign-in-ticket.ts';
import { reportStaffGuesses, staffAccounts } from './staff-guesses.ts';
import { markFactorGiven } from './staff-sessions.queries.ts';

export const STAFF_SIGN_IN_REFUSED = 'Invalid email or password.';

/**
 * Checks the password of a staff member; takes as long without an account.
 * @throws {CallError} forbidden when it is wrong, or of a suspended account without a second factor; too_many_requests after
 *   five failures in 15 minutes of a network, or many of all
 */
export async function signInStaff(
  context: AppContext,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<CallAnswer<typeof staffSignIn>> {
  let guess: CountedGuess | undefined;
  const check = async () => {
    const found = await findStaff(context.db, { email });
    return (await checkPassword(password, found?.passwordHash)) ? found : undefined;
  };
  const staff = await throttleSignIn(context, `staff ${signInThrottleKey(origin.address, email)}`, {
    async attempt() {
      guess = await countGuess(context, email, origin.address, staffAccounts);
      const found = await check().catch(async (error: unknown) => {
        await guess?.takeBack();
        throw error;
      });
      if (found) await guess.takeBack();
      return found;
    },
    async recordFailure(transaction, now) {
      if (guess) await reportStaffGuesses(transaction, email, guess, now);
    },
  });
  if (!staff) throw new CallError('forbidden', STAFF_SIGN_IN_REFUSED);
  const factors = factorsOf(staff);
  // With a second factor, the reason is shown only after it: a password may be stolen.
  if (factors.length === 0 && isSuspended(staff, context.clock.now()))
    throw new CallError('forbidden', describeStaffSuspension(staff));
  return { step: factors.length > 0 ? 'second-factor' : 'set-up', ticket: issueTicket(context, staff), factors };
}

/**
 * Finishes signing in with a second factor, unless the ticket has expired.
 * @throws {CallError} as checkSecondFactor; forbidden, saying until when and why, when the account is suspended
 */
export async function confirmSignIn(
  context: AppContext,
  ticket: string,
  factor: GivenFactor,
  origin: Origin,
): Promise<StaffSession> {
  const { id } = await readTicket(context, ticket);
  const outcome = await checkSecondFactor(context, id, factor, async (transaction, staff, now, used) => {
    if (isSuspended(staff, now)) return { refusal: describeStaffSuspension(staff) };
    await recordOwnAction(transaction, { staff, origin, action: 'SignIn', after: { factor: used } }, now);
    return { session: await createStaffSession(transaction, staff, origin, now) };
  });
  if (outcome.session === undefined) throw new CallError('forbidden', outcome.refusal);
  return outcome.session;
}

/** Marks the second factor of a session as fresh. @throws {CallError} as checkSecondFactor */
export async function confirmFactor(context: AppContext, caller: StaffCaller, factor: GivenFactor): Promise<string> {
  return await checkSecondFactor(context, caller.staffId, factor, async (transaction, _staff, now) => {
    await markFactorGiven(transaction, caller.sessionId, now);
    return 'Confirmed';
  });
}
