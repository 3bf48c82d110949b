import { FREE_PLAN } from '@aarambh/contract';
import type { PostSignInRedirect } from './post-sign-in-redirect.ts';

/**
 * Post-sign-in redirect (core §4): to the return URL, otherwise by the active plans.
 * @param activePlans loads the names of the active plans; its errors are thrown to the caller
 */
export async function redirectAfterSignIn(
  returnUrl: string | undefined,
  activePlans: () => Promise<string>,
): Promise<PostSignInRedirect> {
  if (returnUrl) return { to: returnUrl, reload: false };
  const hasPlan = (await activePlans()) !== FREE_PLAN;
  return { to: hasPlan ? '/dashboard' : '/free-listing-jobs', reload: true };
}
