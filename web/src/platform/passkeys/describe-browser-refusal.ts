import { ApiError } from '../api/api.ts';

/** Texts for what the browser reports when a passkey is created, by the name of its error. */
const texts: Record<string, string> = {
  NotAllowedError: 'No passkey was created. You can try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
};

/** What to say when the browser created no passkey; undefined for other errors. */
export const describeCreationRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError || !(error instanceof Error) ? undefined : texts[error.name];

/** Whether the person or the browser ended the use of a passkey. */
export const isUseCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
