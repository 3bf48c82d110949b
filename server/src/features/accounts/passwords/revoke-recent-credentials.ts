import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { deleteIdentities, deletePushSubscriptions } from '../accounts.queries.ts';
import { hasSecurityEvent } from '../audit-log/security-events.queries.ts';
import { endMobileVerification } from '../contact/contact.queries.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';

/** The mail about a new passkey or number asks the owner to set a new password when it was not them. */
const RECENT_MS = 30 * DAY_MS;

/**
 * Revokes the credentials that a thief may have added: the passkeys of the last 30 days, the verification of a mobile number
 * that was changed since, the browsers that get alerts, and the identities of a provider, of which one that hosts the address is
 * linked again by its next sign-in. For a password that is reset by a mailed link, which is how an owner gets an account back.
 */
export async function revokeRecentCredentials(transaction: Db, accountId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RECENT_MS);
  await deletePasskeys(transaction, accountId, since);
  await deletePushSubscriptions(transaction, accountId);
  await deleteIdentities(transaction, accountId);
  if (await hasSecurityEvent(transaction, { accountId, kind: 'mobile-changed', since }))
    await endMobileVerification(transaction, accountId);
}
