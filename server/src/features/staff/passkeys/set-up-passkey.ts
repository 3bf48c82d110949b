import type { CallAnswer, finishStaffPasskeySetUp } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { createFirstSession, requireNoFactor } from '../sign-in/create-first-session.ts';
import { readTicket } from '../sign-in/sign-in-ticket.ts';
import { findStaff } from '../staff.queries.ts';
import { beginStaffPasskey, type NamedCredential, verifyStaffPasskey } from './add-staff-passkey.ts';

/** Options for the first passkey. @throws {CallError} forbidden when the ticket has expired or a factor is set up */
export async function beginPasskeySetUp(context: AppContext, ticket: string): Promise<Record<string, unknown>> {
  const staff = await readTicket(context, ticket);
  requireNoFactor(staff);
  return await beginStaffPasskey(context, staff);
}

/**
 * Stores the first passkey, gives recovery codes and signs in.
 * @throws {CallError} forbidden when the ticket has expired or a factor is set up, bad_input when it cannot be verified
 */
export async function finishPasskeySetUp(
  context: AppContext,
  { ticket, ...named }: NamedCredential & { ticket: string },
  origin: Origin,
): Promise<CallAnswer<typeof finishStaffPasskeySetUp>> {
  const { id } = await readTicket(context, ticket);
  const storePasskey = await verifyStaffPasskey(context, id, named);
  return await context.db.transaction().execute(async (transaction) => {
    const now = context.clock.now();
    const staff = await findStaff(transaction, { id }, true);
    if (!staff || staff.endedAt) throw new CallError('forbidden');
    requireNoFactor(staff);
    await storePasskey(transaction, now);
    return await createFirstSession(transaction, id, origin, now);
  });
}
