import type { beginTotpSetUp, CallAnswer, finishTotpSetUp } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { throttleSignIn } from '../../accounts/index.ts';
import { findStaff, updateStaff } from '../staff.queries.ts';
import { WRONG_CODE } from './check-second-factor.ts';
import { createFirstSession, requireNoFactor } from './create-first-session.ts';
import { readTicket } from './sign-in-ticket.ts';
import { createTotpSecret, verifyTotp } from './totp.ts';

/** Creates a secret for an authenticator app; an earlier unconfirmed one is replaced. */
export async function beginTotp(context: AppContext, ticket: string): Promise<CallAnswer<typeof beginTotpSetUp>> {
  const staff = await readTicket(context, ticket);
  requireNoFactor(staff);
  const { stored, text, address } = createTotpSecret(context.secrets, staff.email);
  await updateStaff(context.db, staff.id, { totp_secret: stored });
  return { secret: text, address };
}

/**
 * Confirms the authenticator app, gives recovery codes and signs in.
 * @throws {CallError} forbidden when the ticket has expired or the code is wrong
 */
export async function finishTotp(
  context: AppContext,
  { ticket, code }: { ticket: string; code: string },
  origin: Origin,
): Promise<CallAnswer<typeof finishTotpSetUp>> {
  const { db, secrets, clock } = context;
  const { id } = await readTicket(context, ticket);
  const session = await throttleSignIn(context, `staff factor ${id}`, {
    attempt: () =>
      db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const staff = await findStaff(transaction, { id }, true);
        if (!staff || staff.endedAt) return undefined;
        requireNoFactor(staff);
        const step = staff.totpSecret && verifyTotp(secrets, staff.totpSecret, code, { lastStep: 0, now });
        if (!step) return undefined;
        await updateStaff(transaction, id, { totp_confirmed_at: now, totp_last_step: step });
        return await createFirstSession(transaction, id, origin, now);
      }),
  });
  if (!session) throw new CallError('forbidden', WRONG_CODE);
  return session;
}
