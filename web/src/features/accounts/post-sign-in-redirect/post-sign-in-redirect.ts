import type { NavigateFunction } from 'react-router';

/** Page to open after a sign-in or registration; `reload` loads it afresh, so that all of it reads the new session (core §4). */
export interface PostSignInRedirect {
  to: string;
  reload: boolean;
}

/** Performs a post-sign-in redirect: a client-side navigation, or a full page load. */
export function followRedirect({ to, reload }: PostSignInRedirect, navigate: NavigateFunction): void {
  if (reload) location.assign(to);
  else navigate(to);
}
