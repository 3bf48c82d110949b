import type { JobFair } from '@aarambh/contract';
import { ApiError } from '../../platform/api/api.ts';
import { readSession } from '../../platform/session/session.ts';

/** Data of a page or an error text; `status` is the HTTP status of the document. */
export type Loaded<T> = (T & { status: 200 }) | { failure: string; status: number };

/** Awaits a request; a failure becomes an error text. */
export async function settleLoad<T extends object>(request: Promise<T>): Promise<Loaded<T>> {
  try {
    return { ...(await request), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Treat an invalid id as not found.
    const missing = error.status === 400 || error.status === 404;
    return { failure: error.message, status: missing ? 404 : error.status || 503 };
  }
}

/**
 * Adds the account's registrations in the browser; documents are rendered without an account. Without a session, or on
 * failure, the public data is returned.
 */
export async function loadAsMember<T extends { status: number }>(
  loadOwn: () => Promise<T>,
  loadPublic: () => Promise<T>,
): Promise<T> {
  if (!readSession()) return loadPublic();
  const own = await loadOwn();
  return own.status === 200 ? own : loadPublic();
}

export type LoadedFairs = Loaded<{ fairs: JobFair[] }>;
export type LoadedFair = Loaded<{ fair: JobFair }>;
