import type { MailedLink } from './mailed-links.queries.ts';

/** Whether a mailed link may still be used: not used yet, not ended by a newer one or a change, not expired. */
export const isLinkOpen = (link: MailedLink, now: Date): boolean =>
  link.usedAt === null && link.endedAt === null && link.expiresAt > now;
