import { ApiError } from './api.ts';

/**
 * Message to show for a failed call: the server's text for a 4xx status (an invalid field, too many attempts), otherwise
 * `callFailed`, the specification's text for this call (core §8).
 */
export function failureText(error: unknown, callFailed: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : callFailed;
}
