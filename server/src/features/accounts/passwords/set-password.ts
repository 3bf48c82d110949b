import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { queueMessage } from '../../notifications/index.ts';
import type { LockedAccount } from '../account-lock.queries.ts';
import { updatePasswordHash } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { invalidateMailedLinks } from '../mailed-links/mailed-links.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';

/**
 * Sets the password of a locked account, ends its sessions and reset links, records it in the audit log and sends a
 * notice.
 */
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
  await invalidateMailedLinks(transaction, accountId, 'reset-password', now);
  await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
  // Every hash has its own salt, so the key is unique to this change.
  const key = `password-changed:${hashToken(passwordHash).toString('base64url')}`;
  const data = { fullName, device: origin.device, happenedAt: now.toISOString() };
  await queueMessage(
    transaction,
    { key, accountId, channel: 'mail', to: email, template: 'password-changed', data },
    now,
  );
}
