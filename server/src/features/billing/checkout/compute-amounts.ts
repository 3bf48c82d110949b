import { GST_PERCENT, shareOfAmount } from '@aarambh/contract';

/** A coupon's discount: paise for Fixed, hundredths of a percent for Percentage. */
export interface Discount {
  type: 'Fixed' | 'Percentage';
  value: number;
}

/** Amounts of a purchase in whole paise: price − discount = taxable; taxable + cgst + sgst + igst = total. */
export interface Amounts {
  pricePaise: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

const HUNDREDTHS_OF_A_PERCENT = 10_000;

function discountOn(paise: number, discount: Discount | undefined): number {
  if (!discount) return 0;
  const off =
    discount.type === 'Fixed' ? discount.value : shareOfAmount(paise, discount.value, HUNDREDTHS_OF_A_PERCENT);
  return Math.min(off, paise);
}

/**
 * Computes price, discount, tax and total of a purchase (commerce §9). The discount is applied before tax and never exceeds
 * the price. Tax is CGST and SGST of half the rate each in the home State, IGST elsewhere, each rounded half up.
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
  const half = order.isHomeState ? shareOfAmount(taxablePaise, GST_PERCENT / 2, 100) : 0;
  const igstPaise = order.isHomeState ? 0 : shareOfAmount(taxablePaise, GST_PERCENT, 100);
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
