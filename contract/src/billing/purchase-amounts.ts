import { z } from 'zod';
import { rupeesOnWire } from '../money.ts';

/** Amounts in a purchase request (commerce §3). The server rejects a request whose amounts differ from its own. */
export const purchaseAmounts = {
  couponID: z.number().int().min(0).max(2_147_483_647),
  discountType: z.enum(['Fixed', 'Percentage', '']),
  discountValue: z.number().min(0).max(99_999_999),
  amountAfterDiscount: rupeesOnWire(),
  cgst: rupeesOnWire(),
  sgst: rupeesOnWire(),
  igst: rupeesOnWire(),
  gst: rupeesOnWire(),
  netAmount: rupeesOnWire(),
};
