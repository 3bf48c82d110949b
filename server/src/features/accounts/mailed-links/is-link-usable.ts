import type { MailedLink } from './mailed-links.queries.ts';

/**
 * Whether a mailed link can still be used: it is neither used, nor invalidated by a newer one or a change, nor expired.
 */
export const isLinkUsable = (link: MailedLink, now: Date): boolean =>
  link.usedAt === null && link.endedAt === null && link.expiresAt > now;
