import { z } from 'zod';

const NAMES = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

const given = z.object({
  RAZORPAY_KEY_ID: z.string().regex(/^rzp_(test|live)_\w+$/, 'must be like rzp_live_… or rzp_test_…'),
  RAZORPAY_KEY_SECRET: z.string(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters'),
});

/** Settings of the payment provider, from environment variables: all three, or none. */
export const gatewaySettings = z.unknown().transform((env, context) => {
  const set = NAMES.filter((name) => (env as Record<string, unknown>)[name]);
  if (set.length === 0) return undefined;
  const missing = NAMES.find((name) => !set.includes(name));
  const read = given.safeParse(env);
  if (read.success) {
    const {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    } = read.data;
    return { keyId, keySecret, webhookSecret };
  }
  const [issue] = read.error.issues;
  context.addIssue({
    code: 'custom',
    path: missing ? [missing] : (issue?.path ?? []),
    message: missing ? `is required together with ${set.join(' and ')}` : (issue?.message ?? ''),
  });
  return z.NEVER;
});

export type GatewaySettings = z.infer<typeof gatewaySettings>;

/** API key for requests, and the secret of webhook signatures. */
export type GatewayKeys = NonNullable<GatewaySettings>;
