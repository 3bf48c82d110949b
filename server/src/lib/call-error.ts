import { type ErrorCode, errorCatalogue } from '@aarambh/contract';

/** A refusal with an error of the contract's closed list; becomes problem details on the wire. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly fields: { field: string; message: string }[];
  /** Seconds after which trying again makes sense (Retry-After). */
  readonly retryAfter: number | undefined;

  /** @param detail what the person reads; the catalogue's text when left out */
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
