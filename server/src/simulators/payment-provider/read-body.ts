import { z } from 'zod';
import { ProviderError } from './provider-error.ts';

const notes = z
  .record(z.string().max(256), z.string().max(256, 'Note values may not be greater than 256 characters.'))
  .refine((all) => Object.keys(all).length <= 15, 'Number of fields in notes should be less than or equal to 15');

export const orderBody = z.strictObject({
  amount: z.int('The amount must be an integer.').min(100, 'Order amount less than minimum amount allowed'),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').optional(),
  notes: notes.optional(),
  payment: z
    .strictObject({
      capture: z.enum(['automatic', 'manual']),
      capture_options: z
        .strictObject({
          automatic_expiry_period: z.int().min(12, 'The automatic expiry period must be at least 12.').optional(),
          manual_expiry_period: z.int().max(7_200, 'The manual expiry period may not be greater than 7200.').optional(),
          refund_speed: z.enum(['normal', 'optimum']),
        })
        .optional(),
    })
    .optional(),
});

export const captureBody = z.strictObject({
  amount: z.int('The amount must be an integer.').min(100),
  currency: z.literal('INR', 'Currency is not supported'),
});

export const refundBody = z.strictObject({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00').optional(),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').optional(),
  notes: notes.optional(),
  speed: z.enum(['normal', 'optimum']).optional(),
});

/**
 * Validates a request body as strictly as the provider does.
 * @throws {ProviderError} that names the field
 */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new ProviderError(`${issue.keys.join(', ')} is/are not required and should not be sent`);
  const field = issue?.path.join('.') ?? '';
  const isMissing =
    issue?.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], body) === undefined;
  throw new ProviderError(isMissing ? `The ${field} field is required.` : (issue?.message ?? ''), { field });
}
