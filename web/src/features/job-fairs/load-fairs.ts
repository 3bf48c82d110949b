import type { JobFair } from '@aarambh/contract';
import { ApiError } from '../../platform/api/api.ts';
import { readSession } from '../../platform/session/session.ts';

/** What a page was to show, or why it cannot; `status` is the document's. */
export type Loaded<T> = (T & { status: 200 }) | { failure: string; status: number };

/** Reads an answer; a refusal or failure becomes a text of the page. */
export async function loaded<T extends object>(asking: Promise<T>): Promise<Loaded<T>> {
  try {
    return { ...(await asking), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An address that cannot be a job fair is one that does not exist.
    const missing = error.status === 400 || error.status === 404;
    return { failure: error.message, status: missing ? 404 : error.status || 503 };
  }
}

/**
 * Documents are made for everybody; whether the signed-in account is registered only the browser can ask. What
 * everybody sees stays where nobody is signed in or asking fails.
 */
export async function loadAsMember<T extends { status: number }>(
  ask: () => Promise<T>,
  everybodys: () => Promise<T>,
): Promise<T> {
  if (!readSession()) return everybodys();
  const own = await ask();
  return own.status === 200 ? own : everybodys();
}

export type LoadedFairs = Loaded<{ fairs: JobFair[] }>;
export type LoadedFair = Loaded<{ fair: JobFair }>;
