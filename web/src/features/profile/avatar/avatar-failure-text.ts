import { ApiError } from '../../../platform/api/api.ts';

/** What people read when a call about the picture fails (core §8). */
export function pictureFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return `Error Code: ${error.status} Message: ${error.message}`;
  return 'An unknown error occurred!';
}
