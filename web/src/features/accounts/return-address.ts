const someOrigin = 'https://portal.invalid';

/**
 * The path of a `returnUrl`, when it leads to a page of this site and not back to signing in; nothing otherwise.
 * Addresses such as `//evil.example` or `/\evil.example` look like paths and choose another site (security 19).
 */
export function safeReturnAddress(given: string | null | undefined): string | undefined {
  if (!given?.startsWith('/')) return undefined;
  try {
    const url = new URL(given, someOrigin);
    if (url.origin !== someOrigin || url.pathname.startsWith('//')) return undefined;
    if (/^\/account\/(login|register)(\/|$)/.test(url.pathname)) return undefined;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return undefined;
  }
}

/** An address with the return address kept as `returnUrl`. */
export const withReturnAddress = (path: string, returnAddress: string | undefined): string =>
  returnAddress ? `${path}?returnUrl=${encodeURIComponent(returnAddress)}` : path;
