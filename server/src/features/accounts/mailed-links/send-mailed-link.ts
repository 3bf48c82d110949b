import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { queueMessage } from '../../notifications/index.ts';
import { makeToken } from '../sessions/session-token.ts';
import { insertMailedLink, invalidateMailedLinks } from './mailed-links.queries.ts';

/**
 * Lifetime of a link and the page it opens. The host comes from the configuration, never from the request (security
 * 12).
 */
const links = {
  'verify-email': { minutes: 7 * 24 * 60, page: '/account/verify-email/' },
  'reset-password': { minutes: 60, page: '/account/reset-password/' },
} as const;

/**
 * Creates a mailed link, invalidates earlier ones of its purpose and queues the mail, in the caller's transaction. When a
 * limit of the outbox does not permit the mail, earlier links stay valid.
 * @param template the mail that carries the link
 * @returns whether the mail is permitted
 */
export async function sendMailedLink(
  { config }: AppContext,
  transaction: Db,
  purpose: keyof typeof links,
  account: { accountId: number; fullName: string; email: string },
  now: Date,
  template: keyof typeof links | 'set-password' = purpose,
): Promise<boolean> {
  const { minutes, page } = links[purpose];
  const { accountId, fullName, email } = account;
  const token = makeToken();
  const tokenHash = hashToken(token);
  const key = `${purpose}:${tokenHash.toString('base64url')}`;
  const data = { fullName, link: config.publicUrl + page + token };
  const isQueued = await queueMessage(transaction, { key, accountId, channel: 'mail', to: email, template, data }, now);
  if (!isQueued) return false;
  await invalidateMailedLinks(transaction, accountId, purpose, now);
  await insertMailedLink(
    transaction,
    { purpose, accountId, email, tokenHash, expiresAt: new Date(now.getTime() + minutes * MINUTE_MS) },
    now,
  );
  return true;
}
