import { z } from 'zod';

/** GST in percent: in the home State half CGST and half SGST, elsewhere IGST (commerce §9). */
export const GST_PERCENT = 18;

/** An amount on the wire: rupees with at most two decimals. */
export const rupeesOnWire = (message = 'This amount is not valid.') =>
  z
    .number(message)
    .min(0, message)
    .max(99_999_999, message)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, message);

/** An annual salary (CTC) in a path, in whole rupees; 0 means not given. */
export const payInPath = z
  .string()
  .regex(/^\d{1,9}$/, 'Please enter your CTC in whole rupees.')
  .transform(Number);

/** Years of experience in a path; 0 means not given. */
export const yearsInPath = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'Please enter your experience in years.')
  .transform(Number);
