import { FREE_PLAN } from '@aarambh/contract';
import type { Onward } from '../onward.ts';

/**
 * The next page after a sign-in (core §4): back to where the visitor was sent from, else by the running plans.
 * @param activePlans asks for the names of the running plans; its failure is the caller's to show
 */
export async function afterSignIn(
  returnAddress: string | undefined,
  activePlans: () => Promise<string>,
): Promise<Onward> {
  if (returnAddress) return { to: returnAddress, reload: false };
  const hasPlan = (await activePlans()) !== FREE_PLAN;
  return { to: hasPlan ? '/dashboard' : '/free-listing-jobs', reload: true };
}
