import { type Quote, toRupees } from '@aarambh/contract';
import { HOME_STATE_ID } from '../../places/index.ts';
import { presentCoupon } from '../coupons/index.ts';
import type { PricedChoice } from './compute-quote.ts';

/** Wire format of a quote, in rupees. `price` is for one billing cycle, the amounts are for all months. */
export function presentQuote(priced: PricedChoice): Quote {
  const { couponID, discountType, discountValue } = presentCoupon(priced.coupon);
  return {
    planName: priced.plan.name,
    price: toRupees(priced.plan.pricePaise),
    couponID,
    discountType,
    discountValue,
    discountAmount: toRupees(priced.discountPaise),
    amountAfterDiscount: toRupees(priced.taxablePaise),
    cgst: toRupees(priced.cgstPaise),
    sgst: toRupees(priced.sgstPaise),
    igst: toRupees(priced.igstPaise),
    gst: toRupees(priced.cgstPaise + priced.sgstPaise + priced.igstPaise),
    netAmount: toRupees(priced.totalPaise),
    isHomeState: priced.stateId === HOME_STATE_ID,
  };
}
