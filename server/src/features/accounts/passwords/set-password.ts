import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { queueMessage } from '../../notifications/index.ts';
import { type LockedAccount, updatePasswordHash } from '../accounts.queries.ts';
import { endMailedLinks } from '../contact/email-verification/mailed-links.queries.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { hashToken } from '../sessions/session-token.ts';
import { endSessions } from '../sessions/sessions.queries.ts';

/** Gives a locked account a new password: its sessions and reset links end, its trail says so, and its owner is told. */
export async function setPassword(
  transaction: Db,
  account: LockedAccount,
  change: { kind: 'password-changed' | 'password-reset'; passwordHash: string; keepSessionId?: number; origin: Origin },
  now: Date,
): Promise<void> {
  const { accountId, fullName, email } = account;
  const { kind, passwordHash, keepSessionId, origin } = change;
  await updatePasswordHash(transaction, accountId, passwordHash);
  await endSessions(transaction, accountId, now, keepSessionId);
  await endMailedLinks(transaction, accountId, 'reset-password', now);
  await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  // A hash has a salt of its own: the key is another for each change.
  const key = `password-changed:${hashToken(passwordHash).toString('base64url')}`;
  const data = { fullName, device: origin.device, happenedAt: now.toISOString() };
  await queueMessage(
    transaction,
    { key, accountId, channel: 'mail', to: email, template: 'password-changed', data },
    now,
  );
}
