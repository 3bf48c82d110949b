import { DAY_MS } from '../../../lib/clock.ts';
import type { GuestPurchase } from './guest-purchases.queries.ts';

const LINK_DAYS = 90;

/** Whether the secret of a purchase opens nothing any more; registering with its e-mail still brings the plan. */
export const isLinkOver = ({ createdAt, paidAt }: GuestPurchase, now: Date): boolean =>
  now.getTime() >= (paidAt ?? createdAt).getTime() + LINK_DAYS * DAY_MS;
