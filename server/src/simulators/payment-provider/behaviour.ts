import { z } from 'zod';

/** How the simulator behaves, for trying what a provider may do to us. */
export const behaviour = z.strictObject({
  /**
   * Of webhooks made from now on: twice each, newest first, late by `delaySeconds`, never, or with another body than was
   * signed.
   */
  webhooks: z.enum(['well', 'duplicate', 'reorder', 'delay', 'drop', 'corrupt']),
  delaySeconds: z.number().min(0).max(86_400),
  /**
   * Of calls: an error page, too many requests, no answer ever, an answer that is no JSON, or the work done and the
   * connection cut.
   */
  api: z.enum(['well', 'error', 'busy', 'hang', 'garbled', 'lose-reply']),
  /** What becomes of refunds. */
  refunds: z.enum(['processed', 'pending', 'failed']),
});

export type Behaviour = z.infer<typeof behaviour>;

export const wellBehaved: Behaviour = { webhooks: 'well', delaySeconds: 60, api: 'well', refunds: 'processed' };
