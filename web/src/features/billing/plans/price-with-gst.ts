import { GST_PERCENT } from '@aarambh/contract';

/**
 * What a price comes to with tax, in rupees, for a card of the pricing page. The order itself is always quoted by the
 * server. Each half of the tax is rounded by itself, half up, as it is on the invoice.
 */
export function priceWithGst(price: number): number {
  const paise = Math.round(price * 100);
  const half = Math.round((paise * GST_PERCENT) / 200);
  return (paise + 2 * half) / 100;
}
