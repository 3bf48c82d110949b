import type { AppContext } from '../../../app-context.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';
import { CallError } from '../../../lib/call-error.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { factorsOf, findStaff, type StaffRow } from '../staff.queries.ts';

const TICKET_MS = 10 * MINUTE_MS;

/**
 * Between password and second factor a staff member has a ticket, not a session. Its key depends on the password, so a
 * new password ends it, and on whether a second factor is set up, so a ticket for setting one up never replaces one.
 */
const purposeOf = (staff: StaffRow): string =>
  `staff ticket ${staff.id} ${staff.passwordHash} ${factorsOf(staff).length > 0}`;

export const issueTicket = (context: AppContext, staff: StaffRow): string =>
  `${staff.id}.${makeSignedValue(context.secrets.keyFor(purposeOf(staff)), new Date(context.clock.now().getTime() + TICKET_MS))}`;

/**
 * The staff member of a ticket.
 * @throws {CallError} forbidden when it is forged or expired, or the account has ended or changed
 */
export async function readTicket(context: AppContext, ticket: string): Promise<StaffRow> {
  const [, id, signed] = /^([1-9]\d{0,9})\.(.+)$/.exec(ticket) ?? [];
  const staff = id ? await findStaff(context.db, { id: Number(id) }) : undefined;
  const keys = staff && !staff.endedAt ? context.secrets.keysFor(purposeOf(staff)) : [];
  if (!staff || !signed || !readSignedValue(keys, signed, context.clock.now()))
    throw new CallError('forbidden', 'Your sign-in has expired. Please enter your password again.');
  return staff;
}
