import { PURCHASE_LINK_MAILED } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { queueMessage } from '../../notifications/index.ts';
import { guestSecretOf } from '../checkout/index.ts';
import { findGuestPurchase } from './guest-purchases.queries.ts';
import { isLinkExpired } from './is-link-expired.ts';

/** A repeated request within this time sends no further mail. */
const REPEAT_MS = 60_000;

/**
 * Mails a link that continues an unpaid guest purchase in another browser. The link carries the secret of the browser that
 * began it, which proves no ownership of the address.
 * @returns the text for the page, the same for a purchase that is paid, expired or unknown
 */
export async function mailPurchaseLink(
  { db, clock, config, secrets }: AppContext,
  purchaseId: number,
  orderId: string,
): Promise<string> {
  const now = clock.now();
  const purchase = await findGuestPurchase(db, purchaseId);
  if (purchase?.orderId !== orderId || purchase.status !== 'created' || isLinkExpired(purchase, now))
    return PURCHASE_LINK_MAILED;
  const secret = guestSecretOf(secrets, purchaseId, 'browser');
  const message = {
    key: `guest-purchase-link:${purchaseId}:${Math.floor(now.getTime() / REPEAT_MS)}`,
    accountId: null,
    channel: 'mail' as const,
    to: purchase.email,
    template: 'guest-purchase-link' as const,
    data: {
      link: `${config.publicUrl}/combo-plans/continue/${purchaseId}/${secret}`,
      planName: purchase.plan.name,
      amountPaise: purchase.totalPaise,
    },
  };
  await queueMessage(db, message, now);
  return PURCHASE_LINK_MAILED;
}
