import type { AuthResponse, SecurityEventKind } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { describeSuspension } from '../suspension/describe-suspension.ts';
import { findSuspension } from '../suspension/suspension.queries.ts';
import { makeToken } from './session-token.ts';
import { insertSession } from './sessions.queries.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Maximum lifetime of a session and its idle timeout, in minutes (decisions: Safer than written). */
const lifetimes = {
  ordinary: { maxMinutes: 12 * HOUR, idleMinutes: 12 * HOUR },
  remembered: { maxMinutes: 30 * DAY, idleMinutes: 14 * DAY },
};

/**
 * Creates a session of an account whose holder has proved to be it, and returns its token and expiry; for a suspended
 * account a refusal that says so.
 * @param options.event what the audit log calls this sign-in
 */
export async function createSession(
  db: Db,
  account: { accountId: number; fullName: string },
  options: { origin: Origin; remember: boolean; event?: SecurityEventKind },
  now: Date,
): Promise<AuthResponse> {
  const { accountId } = account;
  const { origin, event } = options;
  const suspension = await findSuspension(db, accountId, now);
  if (suspension) {
    await recordSecurityEvent(db, { accountId, kind: 'sign-in-suspended', origin }, now);
    return authRefusal(describeSuspension(suspension));
  }
  if (event) await recordSecurityEvent(db, { accountId, kind: event, origin }, now);
  const lifetime = options.remember ? lifetimes.remembered : lifetimes.ordinary;
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + lifetime.maxMinutes * 60_000);
  await insertSession(
    db,
    {
      accountId: account.accountId,
      tokenHash: hashToken(token),
      expiresAt,
      idleMinutes: lifetime.idleMinutes,
      origin: options.origin,
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

/** The auth response to a refused sign-in or registration, with the text for the user. */
export const authRefusal = (errorMessage: string): AuthResponse => ({
  token: '',
  expiration: '',
  fullName: '',
  accountID: 0,
  errorMessage,
});
