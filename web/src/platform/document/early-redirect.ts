/**
 * The `handle` of a route that needs a session: always, or for some of its paths. Its clientLoader calls `requireSession` in
 * any case, which also covers expired sessions and navigation within the portal.
 */
export interface SessionHandle {
  needsSession: boolean | ((pathname: string) => boolean);
}

const needsSession = (handle: unknown, pathname: string): boolean => {
  if (typeof handle !== 'object' || handle === null || !('needsSession' in handle)) return false;
  const { needsSession: needs } = handle as SessionHandle;
  return typeof needs === 'function' ? needs(pathname) : needs;
};

/**
 * Text of an inline script that sends visitors of a members' page to sign-in, as `requireSession` does, but before any other
 * code is loaded, which takes seconds on a slow line; '' for other pages. An expired session is left to `requireSession`.
 */
export const earlyRedirectScript = (matches: readonly { handle?: unknown; pathname: string }[]): string =>
  matches.some(({ handle, pathname }) => needsSession(handle, pathname))
    ? "try{if(!localStorage.getItem('token'))location.replace('/account/login?returnUrl='+encodeURIComponent(location.pathname+location.search))}catch{}"
    : '';
