import { GST_PERCENT, shareOfAmount, toPaise, toRupees } from '@aarambh/contract';

/**
 * A price in rupees with GST added, for the pricing page; an order is always quoted by the server. The two halves of the
 * tax are rounded separately, half up, as on the invoice.
 */
export function priceWithGst(price: number): number {
  const paise = toPaise(price);
  const half = shareOfAmount(paise, GST_PERCENT / 2, 100);
  return toRupees(paise + 2 * half);
}
