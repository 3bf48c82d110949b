import { z } from 'zod';

/** The largest id the database's integer columns hold. */
const MAX_ID = 2_147_483_647;

/** An id in a path or query: a positive whole number, given as text. */
export const idInPath = (message = 'This address is not valid.') =>
  z
    .string(message)
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.number().int().min(1, message).max(MAX_ID, message));

/** An id in a JSON body: a positive whole number. */
export const idInBody = (message = 'This id is not valid.') =>
  z.number(message).int(message).min(1, message).max(MAX_ID, message);

/** A page number in a query, from 1; 1 when it is missing. */
export const pageInQuery = z
  .string()
  .regex(/^\d{1,4}$/, 'Please choose a valid page.')
  .transform(Number)
  .pipe(z.number().min(1, 'Please choose a valid page.').max(5_000, 'Please choose a valid page.'))
  .optional();

/** Free text in a query: trimmed, control characters refused. */
export const textInQuery = (max: number, message = `Maximum ${max} characters allowed`) =>
  z
    .string(message)
    .trim()
    .max(max, message)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'Please use letters, numbers and signs only.');

/** Text typed into a form: trimmed, no NUL (PostgreSQL cannot hold it). */
export const typedText = (required: string, max: number, tooLong = `Maximum ${max} characters allowed`) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, tooLong)
    .refine((text) => !text.includes('\u0000'), required);

/** Text that may be left out of a form: trimmed, no NUL, empty by default. */
export const optionalText = (max: number, tooLong = `Maximum ${max} characters allowed`) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((text) => !text.includes('\u0000'), 'Please use letters, numbers and signs only.')
    .default('');
