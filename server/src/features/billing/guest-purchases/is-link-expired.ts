import { DAY_MS } from '../../../lib/clock.ts';
import type { GuestPurchase } from './guest-purchases.queries.ts';

const LINK_DAYS = 90;

/** Whether the secret of a purchase has expired. Registering with the same email address still assigns the plan. */
export const isLinkExpired = ({ createdAt, paidAt }: GuestPurchase, now: Date): boolean =>
  now.getTime() >= (paidAt ?? createdAt).getTime() + LINK_DAYS * DAY_MS;
