import type { Db } from '../../../infra/database/connect.ts';
import { type CountedGuess, type GuessedAccounts, guessLimits } from '../../accounts/index.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findStaff } from '../staff.queries.ts';
import { listStaffSessionAddresses } from './staff-sessions.queries.ts';

/** The staff accounts whose passwords are guessed at. */
export const staffAccounts: GuessedAccounts = {
  prefix: 'staff ',
  listAddresses: listStaffSessionAddresses,
  text: 'Too many failed attempts to sign in with this email. Please wait a few minutes, and then try again.',
};

/** Notifies a staff member by mail, once a day, when the password has been guessed at too often. */
export async function reportStaffGuesses(
  transaction: Db,
  email: string,
  guess: CountedGuess,
  now: Date,
): Promise<void> {
  if (guess.failures < guessLimits.freeFailures) return;
  const staff = await findStaff(transaction, { email });
  if (!staff) return;
  const happenedAt = now.toISOString();
  const data = { fullName: staff.fullName, count: guess.failures, happenedAt };
  const key = `staff-sign-in-guessed:${staff.id}:${happenedAt.slice(0, 10)}`;
  const message = { channel: 'mail', to: staff.email, template: 'staff-sign-in-guessed', data } as const;
  await queueMessage(transaction, { key, accountId: null, ...message }, now);
}
