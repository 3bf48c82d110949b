import { redirect } from 'react-router';
import { expireSession, hasStoredToken, readSession, type Session } from './session.ts';

const BASE = 'https://same.invalid';

/** The return path of a post-sign-in redirect, when it stays on this site (security 19); otherwise undefined. */
export function safeReturnPath(given: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so they could hide a second slash
  if (!given?.startsWith('/') || /^\/[/\\]/.test(given) || /[\u0000-\u001f\u007f\\]/.test(given)) return undefined;
  try {
    const url = new URL(given, BASE);
    // Dot segments may resolve to a path that begins with two slashes, which browsers treat as a host: `/.//evil.example`.
    if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** The address of the sign-in page, with a return path. */
export const signInAddress = (returnTo: string): string => `/account/login?returnUrl=${encodeURIComponent(returnTo)}`;

/**
 * For clientLoaders of members' pages: returns the session, or redirects to sign-in, which returns here.
 * @throws {Response} the redirect
 */
export function requireSession(request: Request): Session {
  const session = readSession();
  if (session) return session;
  if (hasStoredToken()) expireSession();
  const { pathname, search } = new URL(request.url);
  throw redirect(signInAddress(pathname + search));
}
