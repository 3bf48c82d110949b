import { ApiError } from '../api/api.ts';

/** A refusal in the text of a reply that concerns one field of a form; `useForm` shows it there. */
export class FieldRefusal extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.name = 'FieldRefusal';
    this.field = field;
  }
}

/** Messages of a refused call by the name of their field (problem details, RFC 9457); of several the first. */
export function listFieldErrors(error: unknown): Record<string, string> {
  if (error instanceof FieldRefusal) return { [error.field]: error.message };
  if (!(error instanceof ApiError)) return {};
  const messages: Record<string, string> = {};
  for (const { field, message } of error.problem?.errors ?? []) messages[field] ??= message;
  return messages;
}

/**
 * Rethrows a refusal that names fields, for `useForm` to show at them instead of in a dialog.
 * @param fields the fields of the form; a refusal that names none of them is not rethrown, so that nothing is lost
 * @throws {ApiError | FieldRefusal}
 */
export function rethrowFieldErrors(error: unknown, fields: readonly string[]): void {
  const named = listFieldErrors(error);
  if (fields.some((field) => named[field])) throw error;
}
