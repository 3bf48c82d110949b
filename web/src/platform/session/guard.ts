import { redirect } from 'react-router';
import { expireSession, hasStoredToken, readSession, type Session } from './session.ts';

const BASE = 'https://same.invalid';

/** A return address that stays on this site: a path with query, or nothing (security 19). */
export function safeReturnPath(given: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so they could hide a second slash
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || /[\u0000-\u001f\u007f\\]/.test(given)) return undefined;
  try {
    const url = new URL(given, BASE);
    // Dots may resolve to a path with two slashes in front, which the browser takes for another host: `/.//evil.example`.
    if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** The sign-in page, with the way back. */
export const signInAddress = (returnTo: string): string => `/account/login?returnUrl=${encodeURIComponent(returnTo)}`;

/**
 * For clientLoaders of guarded pages: the session, or a redirect to sign-in that leads back here.
 * @throws {Response} the redirect
 */
export function requireSession(request: Request): Session {
  const session = readSession();
  if (session) return session;
  if (hasStoredToken()) expireSession();
  const { pathname, search } = new URL(request.url);
  throw redirect(signInAddress(pathname + search));
}
