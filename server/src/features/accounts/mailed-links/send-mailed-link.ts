import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { hashToken, makeToken } from '../../sessions/session-token.ts';
import { endMailedLinks, insertMailedLink } from './mailed-links.queries.ts';

const MINUTE_MS = 60_000;

/** How long a link is good for, and the page it opens. The host is the settings', never the request's (security 12). */
const links = {
  'verify-email': { minutes: 7 * 24 * 60, page: '/account/verify-email/' },
  'reset-password': { minutes: 60, page: '/account/reset-password/' },
} as const;

/** Makes a link, ends the earlier ones of its purpose, and queues the mail that carries it; within the rule's transaction. */
export async function sendMailedLink(
  { config }: AppContext,
  transaction: Db,
  purpose: keyof typeof links,
  account: { accountId: number; fullName: string; email: string },
  now: Date,
): Promise<void> {
  const { minutes, page } = links[purpose];
  const { accountId, fullName, email } = account;
  const token = makeToken();
  const tokenHash = hashToken(token);
  await endMailedLinks(transaction, accountId, purpose, now);
  await insertMailedLink(
    transaction,
    { purpose, accountId, email, tokenHash, expiresAt: new Date(now.getTime() + minutes * MINUTE_MS) },
    now,
  );
  const key = `${purpose}:${tokenHash.toString('base64url')}`;
  const data = { fullName, link: config.publicUrl + page + token };
  await queueMessage(transaction, { key, accountId, channel: 'mail', to: email, template: purpose, data }, now);
}
