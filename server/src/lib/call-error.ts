import { type ErrorCode, errorCatalogue } from '@aarambh/contract';

/** An error of the contract's closed list (`ErrorCode`); sent to the client as problem details (RFC 9457). */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly fields: { field: string; message: string }[];
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;

  /** @param detail text for the user; defaults to the text of the error catalogue */
  constructor(
    code: ErrorCode,
    detail?: string,
    more: { fields?: { field: string; message: string }[]; retryAfter?: number; cause?: Error } = {},
  ) {
    super(detail ?? errorCatalogue[code].text, { cause: more.cause });
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Creates the `bad_input` error of one field. */
export const fieldError = (field: string, message: string): CallError =>
  new CallError('bad_input', message, { fields: [{ field, message }] });
