import { safeReturnPath } from '../../../platform/session/guard.ts';

/**
 * The path of a `returnUrl` parameter. Undefined unless it is a page of this site other than sign-in and registration:
 * no open redirect.
 */
export function parseReturnUrl(value: string | null | undefined): string | undefined {
  const path = safeReturnPath(value);
  return path && /^\/account\/(login|register)(?![^/?#])/.test(path) ? undefined : path;
}

/** A path with the return URL as its `returnUrl` parameter. */
export const withReturnUrl = (path: string, returnUrl: string | undefined): string =>
  returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
