import { ApiError } from '../../../platform/api/api.ts';

/** Whether a change failed because the session is no longer fresh: the server requires the current password. */
export const isPasswordRequiredError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'password_needed';
