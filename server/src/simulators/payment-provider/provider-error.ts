/** An error reply in the provider's text and format. */
export class ProviderError extends Error {
  readonly status: number;
  readonly more: { field?: string; source?: string; step?: string; reason?: string; metadata?: object };

  constructor(description: string, more: ProviderError['more'] = {}, status = 400) {
    super(description);
    this.status = status;
    this.more = more;
  }
}

/** The body of an error on the wire. */
export const errorBody = ({ message: description, more, status }: ProviderError) => ({
  error: {
    code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
    description,
    source: more.source ?? 'business',
    step: more.step ?? 'payment_initiation',
    reason: more.reason ?? 'input_validation_failed',
    metadata: more.metadata ?? {},
    ...(more.field ? { field: more.field } : {}),
  },
});
