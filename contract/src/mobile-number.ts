import { z } from 'zod';

/** Digits of a mobile number without its country code (core §9). */
export const MOBILE_DIGITS = 10;

/** Blanks of any kind, invisible direction marks, hyphens, dots, slashes and brackets between digits. */
const SEPARATORS = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff()./\-\u2010-\u2015\u2212]/g;

/** Devanagari and the nine other scripts of India, whose zero ends in 6; Arabic and Urdu digits; full width digits. */
const OTHER_DIGITS =
  /([\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f])|([\u0660-\u0669\u06f0-\u06f9\uff10-\uff19])/g;

const toAsciiDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit, indian) => String((digit.charCodeAt(0) & 0xf) - (indian ? 6 : 0)));

/** India's country code, as it is typed: +91, 0091 or 91 before ten digits. */
const COUNTRY_CODE = /^(?:\+|00)?91(?=0?\d{10}$)/;
/** The 0 dialled within the country, or the dialling prefix 00 of a foreign code, which is left for validation. */
const TRUNK_PREFIX = /^0(?=\d{10}$)/;

/**
 * Reads a mobile number as people type or paste it: `98220 12345`, `+91 98220-12345`, `0091…`, `0…` and digits of Indian
 * scripts become the ten digits. Text that holds anything else, such as a letter, is only trimmed, so that validation
 * can say what is wrong with it.
 */
export function readMobileNumber(typed: string): string {
  const text = toAsciiDigits(typed).replace(SEPARATORS, '');
  if (!/^\+?\d*$/.test(text)) return typed.trim();
  return text.replace(COUNTRY_CODE, '').replace(TRUNK_PREFIX, '');
}

/**
 * A mobile number in a form or body: read by `readMobileNumber`, then at most ten digits.
 * @param messages of the page (core §5, commerce §5), whose wording differs
 */
export const mobileNumber = (messages: { required: string; tooLong: string; notDigits: string }) =>
  z
    .string(messages.required)
    .overwrite(readMobileNumber)
    .min(1, messages.required)
    .max(MOBILE_DIGITS, messages.tooLong)
    .regex(/^\d*$/, messages.notDigits);
