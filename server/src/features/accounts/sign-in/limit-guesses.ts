import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import {
  consumeRateLimit,
  countRateLimitUses,
  releaseRateLimitUse,
  resetRateLimit,
} from '../../../infra/http/rate-limit/rate-limit.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { listSessionAddresses } from '../sessions/sessions.queries.ts';

const DAY = 24 * 3_600;
const failures = { name: 'failed sign-ins with an email', max: Number.MAX_SAFE_INTEGER, perSeconds: DAY } as const;
const attempts = 'sign-in attempts with a guessed email';

/**
 * Guesses on one account from many networks: after `freeFailures` within a day, one attempt per interval, which grows with
 * the failures; about 240 guesses a day in total. The account is never locked, so that its owner cannot be locked out.
 */
export const guessLimits = {
  freeFailures: 20,
  /** Seconds between attempts, from a number of failures on. */
  intervals: [
    { from: 20, seconds: 30 },
    { from: 50, seconds: 2 * 60 },
    { from: 100, seconds: 10 * 60 },
  ],
  text: 'Too many failed attempts to log in with this email. Please wait a few minutes, or choose Forgot Password to set a new password.',
} as const;

/** Whose accounts are guessed at: members and staff may have the same email. */
export interface GuessedAccounts {
  /** Before the email in the counters. */
  prefix: string;
  /** The addresses from which the account of an email has had sessions. */
  listAddresses(db: Db, email: string): Promise<string[]>;
  /** The user text of a refusal. */
  text: string;
}

const memberAccounts: GuessedAccounts = { prefix: '', listAddresses: listSessionAddresses, text: guessLimits.text };

/** Whether the account of an email has had a session from this network, which is then not slowed down. */
async function isKnownNetwork(db: Db, accounts: GuessedAccounts, email: string, address: string): Promise<boolean> {
  const network = networkPrefix(address);
  return (await accounts.listAddresses(db, email)).some((known) => networkPrefix(known) === network);
}

/** An attempt that counts as failed until it is taken back. */
export interface CountedGuess {
  /** Failures with this email within a day, this one included. */
  failures: number;
  takeBack(): Promise<void>;
}

/**
 * Brute-force protection of sign-in (account lockout for an interval): counts an attempt with an email as failed before it is
 * made, from any network, so that concurrent ones count too. Works the same for an unknown email.
 * @throws {CallError} too_many_requests within the interval of an email that was guessed too often
 */
export async function countGuess(
  { db, clock }: AppContext,
  email: string,
  address: string,
  accounts: GuessedAccounts = memberAccounts,
): Promise<CountedGuess> {
  const now = clock.now();
  const subject = `${accounts.prefix}${email.toLowerCase()}`;
  const { used } = await countRateLimitUses(db, failures, subject, now);
  const takeBack = () => releaseRateLimitUse(db, failures, subject, now);
  const interval = guessLimits.intervals.findLast(({ from }) => used > from);
  if (interval && !(await isKnownNetwork(db, accounts, email, address))) {
    const limit = { name: attempts, max: 1, perSeconds: interval.seconds, text: accounts.text };
    try {
      await consumeRateLimit(db, limit, subject, now);
    } catch (error) {
      await takeBack();
      throw error;
    }
  }
  return { failures: used, takeBack };
}

/** Notifies the owner of an account by mail, once a day, when its password has been guessed at too often. */
export async function reportGuesses(transaction: Db, email: string, guess: CountedGuess, now: Date): Promise<void> {
  // Not only at the exact number: an attempt beside this one may have been taken back.
  if (guess.failures < guessLimits.freeFailures) return;
  const account = await findAccountByEmail(transaction, email);
  if (!account) return;
  const { accountId, fullName, email: to } = account;
  const happenedAt = now.toISOString();
  await queueMessage(
    transaction,
    {
      key: `sign-in-guessed:${accountId}:${happenedAt.slice(0, 10)}`,
      accountId,
      channel: 'mail',
      to,
      template: 'sign-in-guessed',
      data: { fullName, count: guess.failures, happenedAt },
    },
    now,
  );
}

/** Ends the slow-down after the owner has proven their identity by mail. */
export async function clearGuesses(db: Db, email: string): Promise<void> {
  for (const name of [failures.name, attempts]) await resetRateLimit(db, name, email.toLowerCase());
}
