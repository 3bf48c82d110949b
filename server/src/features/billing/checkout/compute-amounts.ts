import { GST_PERCENT } from '@aarambh/contract';

/** A discount as coupons hold it: paise for Fixed, hundredths of a percent for Percentage. */
export interface Discount {
  type: 'Fixed' | 'Percentage';
  value: number;
}

/** What is to be paid, each in whole paise. price − discount = taxable; taxable + the three taxes = total. */
export interface Amounts {
  pricePaise: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

const WHOLE_IN_HUNDREDTHS_OF_A_PERCENT = 10_000;

/** A part of an amount, rounded half-up to the paise; whole numbers only, so that nothing is lost on the way. */
function partOf(paise: number, share: number, whole: number): number {
  const product = paise * share;
  const rest = product % whole;
  return (product - rest) / whole + (rest * 2 >= whole ? 1 : 0);
}

function discountOn(paise: number, discount: Discount | undefined): number {
  if (!discount) return 0;
  const off =
    discount.type === 'Fixed' ? discount.value : partOf(paise, discount.value, WHOLE_IN_HUNDREDTHS_OF_A_PERCENT);
  return Math.min(off, paise);
}

/**
 * Price, discount, tax and total of a purchase (commerce §9): the discount comes before the tax and never exceeds the
 * price; CGST and SGST of half the rate each in the home State, IGST elsewhere, each rounded half-up.
 * @param order.pricePaise paise of one billing cycle, without tax
 * @param order.months billing cycles
 */
export function computeAmounts(order: {
  pricePaise: number;
  months: number;
  discount: Discount | undefined;
  isHomeState: boolean;
}): Amounts {
  const pricePaise = order.pricePaise * order.months;
  const discountPaise = discountOn(pricePaise, order.discount);
  const taxablePaise = pricePaise - discountPaise;
  const half = order.isHomeState ? partOf(taxablePaise, GST_PERCENT / 2, 100) : 0;
  const igstPaise = order.isHomeState ? 0 : partOf(taxablePaise, GST_PERCENT, 100);
  return {
    pricePaise,
    discountPaise,
    taxablePaise,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise,
    totalPaise: taxablePaise + half + half + igstPaise,
  };
}
