import { ApiError } from '../../../platform/api/api.ts';

/** Message for an avatar call that failed (core §8). */
export function avatarFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `Error Code: ${error.status} Message: ${error.message}`;
  return 'An unknown error occurred!';
}
