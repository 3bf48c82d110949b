import { z } from 'zod';

/** The largest value of the database's integer columns. */
export const MAX_ID = 2_147_483_647;

/** An id in a path or query: a positive integer as text. */
export const idInPath = (message = 'This address is not valid.') =>
  z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.number().int().min(1, message).max(MAX_ID, message));

/** An id in a JSON body: a positive integer. */
export const idInBody = (message = 'This id is not valid.') =>
  z.number(message).int(message).min(1, message).max(MAX_ID, message);

/**
 * Query of a file that a link opens without the session's token: the signed part of its address, valid for minutes and
 * while the session lives.
 */
export const fileLink = z.strictObject({
  link: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'This address is not valid.')
    .optional(),
});

/** A page number in a query, from 1; optional. */
export const pageInQuery = z
  .string()
  .regex(/^\d{1,4}$/, 'Please choose a valid page.')
  .transform(Number)
  .pipe(z.number().min(1, 'Please choose a valid page.').max(5_000, 'Please choose a valid page.'))
  .optional();

/** Free text in a query: trimmed, without control characters. `missing` is the message when it is not given at all. */
export const textInQuery = (max: number, message = `Maximum ${max} characters allowed`, missing = message) =>
  z
    .string(missing)
    .trim()
    .max(max, message)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule is about control characters
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'Please use letters, numbers and signs only.');

/** Required text of a form: trimmed, without NUL (PostgreSQL cannot store it). */
export const typedText = (required: string, max: number, tooLong = `Maximum ${max} characters allowed`) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, tooLong)
    .refine((text) => !text.includes('\u0000'), required);

/** Optional text of a form: trimmed, without NUL, empty by default. */
export const optionalText = (max: number, tooLong = `Maximum ${max} characters allowed`) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((text) => !text.includes('\u0000'), 'Please use letters, numbers and signs only.')
    .default('');

interface NumberLimits {
  min: number;
  max: number;
  /** User texts: nothing typed or no number, a fraction, too small, too large. */
  messages: { invalid: string; fraction: string; min: string; max: string };
}

/** A whole number of a form; null when it is left empty. */
export const optionalWholeNumber = ({ min, max, messages }: NumberLimits) =>
  z.number(messages.invalid).int(messages.fraction).min(min, messages.min).max(max, messages.max).nullable();

/** A whole number of at least 1 that is typed into a text field. */
export const typedWholeNumber = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message));

/** A date and time typed by staff as `yyyy-MM-dd HH:mm`, in IST. `name` is part of the message: 'the start'. */
export function istDateTime(name: string) {
  const message = `Enter ${name} as yyyy-MM-dd HH:mm, in IST.`;
  return z.string(message).regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, message);
}
