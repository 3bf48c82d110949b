import { ApiError } from '../../../platform/api/api.ts';

/** Whether a change was refused for want of the current password: the session is no longer fresh. */
export const isPasswordNeeded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'password_needed';
