import { ApiError } from '../../platform/api/api.ts';

/**
 * What to tell somebody whose registration or sign-in failed: the server's own words when it refused (a wrong field,
 * too many attempts), and the specification's when the call itself failed (core §8).
 */
export function failureText(error: unknown, callFailed: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? error.message : callFailed;
}
