import { z } from 'zod';

/**
 * All error codes of the API, with their HTTP status and the message for the user when the call has no more specific one.
 * No message contains the word that marks success (core §4).
 */
export const errorCatalogue = {
  bad_input: { status: 400, text: 'Please check what you entered and try again.' },
  not_signed_in: { status: 401, text: 'Your session has expired. Please sign in again.' },
  forbidden: { status: 403, text: 'You do not have permission to view this page.' },
  password_needed: { status: 403, text: 'Please enter your current password to confirm that it is you.' },
  factor_needed: { status: 403, text: 'Confirm with your second factor to continue.' },
  second_person_needed: { status: 409, text: 'A second person must approve this. Your request was recorded.' },
  not_found: { status: 404, text: 'We could not find what you requested.' },
  conflict: { status: 409, text: 'This was changed elsewhere in the meantime. Please reload and try again.' },
  too_large: { status: 413, text: 'Your request is too large.' },
  unsupported_type: { status: 415, text: 'This format is not supported.' },
  too_many_requests: { status: 429, text: 'Too many attempts. Please wait a little and try again.' },
  server_error: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, text: 'We are busy right now. Please try again in a moment.' },
  storage_full: {
    status: 507,
    text: 'We could not save your file right now. Nothing was stored; please try again later.',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

const codes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/**
 * RFC 9457 problem details, the body of every error reply. `errors` lists the invalid fields; `requestId` of an error on our
 * side is the one in the log.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(codes),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});

export type Problem = z.infer<typeof problemSchema>;
