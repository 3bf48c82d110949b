import type { CallDefinition } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { checkSignedInStaff } from '../sign-in/check-signed-in-staff.ts';
import { findStaff } from '../staff.queries.ts';
import { countActiveAdmins, lockAdmins } from './staff-accounts.queries.ts';

/** @throws {CallError} not_found when there is no such account, or it has ended */
export async function getActiveStaff({ db }: AppContext, staffID: number) {
  const staff = await findStaff(db, { id: staffID });
  if (!staff || staff.endedAt) throw new CallError('not_found', 'There is no such staff account.');
  return staff;
}

/**
 * A staff account to change, with its state from now on until the transaction ends. Taken before any row: two who change
 * each other wait here instead of for each other. The caller is checked again behind the lock, for the permission of the call:
 * whoever held it may have suspended them.
 * @throws {CallError} not_found when there is no such account, or it has ended; as checkSignedInStaff
 */
export async function lockActiveStaff(context: AppContext, staffID: number, call: CallDefinition) {
  await lockAdmins(context.db);
  await checkSignedInStaff(context.db, context.clock.now(), call);
  return await getActiveStaff(context, staffID);
}

/** Without an administrator who can sign in, no administrator could be invited. */
export async function requireAnotherAdmin({ db, clock }: AppContext, staffID: number): Promise<void> {
  if ((await countActiveAdmins(db, clock.now(), staffID)) === 0)
    throw new CallError('conflict', 'This is the only administrator. Make someone else one first.');
}

/**
 * Roles need two persons, except while there is only one who could approve: else there would never be a second. No one
 * becomes the only one by their own action, because ending an administrator needs two as well.
 */
export const rolesNeedTwo = async ({ db, clock }: AppContext, about: string): Promise<string | undefined> =>
  (await countActiveAdmins(db, clock.now())) > 1 ? `${about}. Roles need two persons.` : undefined;
