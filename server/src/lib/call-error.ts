import { type ErrorCode, errorCatalogue } from '@aarambh/contract';

/** An error of the contract's closed list (`ErrorCode`); sent to the client as problem details (RFC 9457). */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly fields: { field: string; message: string }[];
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** Whether the portal refuses because of its own load: no dependency is missing. */
  readonly isBusy: boolean;

  /** @param detail text for the user; defaults to the text of the error catalogue */
  constructor(
    code: ErrorCode,
    detail?: string,
    more: { fields?: { field: string; message: string }[]; retryAfter?: number; cause?: Error; isBusy?: true } = {},
  ) {
    super(detail ?? errorCatalogue[code].text, { cause: more.cause });
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.isBusy = more.isBusy ?? false;
  }
}

/**
 * Whether an error refuses one of several rows of a call, so that the others go on. A caller whose session has ended is
 * refused altogether.
 */
export const refusesRow = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== 'not_signed_in';

/** Creates the refusal of a portal that is overloaded or shutting down. */
export const busyError = (retryAfter: number, detail?: string): CallError =>
  new CallError('unavailable', detail, { retryAfter, isBusy: true });

/** Creates the `bad_input` error of one field. */
export const fieldError = (field: string, message: string): CallError =>
  new CallError('bad_input', message, { fields: [{ field, message }] });
