import type { LoadedOffers } from './load-offers.ts';

/** The lowest price of the offered plans without tax, as 'Plans start at' states it: 'Rs 2,599'; undefined without plans. */
export function startingPriceText(offers: LoadedOffers): string | undefined {
  if ('failure' in offers || offers.plans.length === 0) return undefined;
  const lowest = Math.min(...offers.plans.map(({ price }) => price));
  const digits = Number.isInteger(lowest) ? 0 : 2;
  return `Rs ${lowest.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
