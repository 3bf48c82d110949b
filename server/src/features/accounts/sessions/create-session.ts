import type { AuthResponse } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { hashToken, makeToken } from './session-token.ts';
import { insertSession } from './sessions.queries.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes a session lasts at most, and how many of them it may lie unused (decisions: Safer than written). */
const lifetimes = {
  ordinary: { lasts: 12 * HOUR, idle: 12 * HOUR },
  remembered: { lasts: 30 * DAY, idle: 14 * DAY },
};

/** Opens a session of an account and answers what its holder keeps. */
export async function openSession(
  db: Db,
  account: { accountId: number; fullName: string },
  how: { origin: Origin; remember: boolean },
  now: Date,
): Promise<AuthResponse> {
  const lifetime = how.remember ? lifetimes.remembered : lifetimes.ordinary;
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + lifetime.lasts * 60_000);
  await insertSession(
    db,
    {
      accountId: account.accountId,
      tokenHash: hashToken(token),
      expiresAt,
      idleMinutes: lifetime.idle,
      origin: how.origin,
    },
    now,
  );
  return {
    token,
    expiration: expiresAt.toISOString(),
    fullName: account.fullName,
    accountID: account.accountId,
    errorMessage: '',
  };
}

/** An auth response that refuses, with the text people read. */
export const refuse = (errorMessage: string): AuthResponse => ({
  token: '',
  expiration: '',
  fullName: '',
  accountID: 0,
  errorMessage,
});
