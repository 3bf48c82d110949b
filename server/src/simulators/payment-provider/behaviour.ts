import { z } from 'zod';

/** Behaviour of the simulator, for testing provider failures. */
export const behaviour = z.strictObject({
  /**
   * Of webhooks created from now on: sent twice, newest first, delayed by `delaySeconds`, never sent, or with a body that
   * does not match the signature.
   */
  webhooks: z.enum(['well', 'duplicate', 'reorder', 'delay', 'drop', 'corrupt']),
  delaySeconds: z.number().min(0).max(86_400),
  /**
   * Of API calls: error page, rate limit, no reply, a reply that is not JSON, or processed without a reply.
   */
  api: z.enum(['well', 'error', 'busy', 'hang', 'garbled', 'lose-reply']),
  /** Status of new refunds. */
  refunds: z.enum(['processed', 'pending', 'failed']),
});

export type Behaviour = z.infer<typeof behaviour>;

export const defaultBehaviour: Behaviour = { webhooks: 'well', delaySeconds: 60, api: 'well', refunds: 'processed' };
