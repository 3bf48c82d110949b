import { z } from 'zod';

/** A number as people type it: with the rupee sign, blanks and Indian commas. */
const cleaned = (typed: string) => typed.replace(/[₹\s,]|rs\.?|%/gi, '');

/** Typed rupees or percent with at most two decimals. `required` is the message when it is empty or not a number. */
export const typedAmount = (required: string) =>
  z
    .string()
    .transform(cleaned)
    .pipe(z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, required))
    .transform(Number);

/** As typedAmount, undefined when empty. */
export const optionalAmount = (message: string) =>
  z
    .string()
    .transform(cleaned)
    .pipe(z.string().regex(/^(\d{1,8}(\.\d{1,2})?)?$/, message))
    .transform((text) => (text ? Number(text) : undefined));

/** A typed whole number; undefined when empty. */
export const optionalCount = (message: string) =>
  z
    .string()
    .transform(cleaned)
    .pipe(z.string().regex(/^\d{0,9}$/, message))
    .transform((text) => (text ? Number(text) : undefined));
