import { safeReturnPath } from '../../../platform/session/guard.ts';

/** The path of a `returnUrl`, when it is a page of this site that is not about signing in; nothing otherwise. */
export function safeReturnAddress(given: string | null | undefined): string | undefined {
  const path = safeReturnPath(given);
  return path && /^\/account\/(login|register)(?![^/?#])/.test(path) ? undefined : path;
}

/** An address with the return address kept as `returnUrl`. */
export const withReturnAddress = (path: string, returnAddress: string | undefined): string =>
  returnAddress ? `${path}?returnUrl=${encodeURIComponent(returnAddress)}` : path;
