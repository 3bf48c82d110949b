import type { PostSignInRedirect } from './post-sign-in-redirect.ts';

/** Checkouts that require an account, by the query parameter `rt`: interview assist, resume maker, combo (core §2). */
const checkouts = new Map([
  ['ina', '/interview-connect'],
  ['rm', '/resume-maker'],
  ['cmb', '/combo-plans'],
]);

/** Input for the redirect after a registration. */
export interface RegistrationContext {
  /** Query parameter `rt`; values other than ina, rm and cmb are ignored. */
  routeType: string | null;
  /** The plan stored by a checkout; 0 when there is none. */
  planID: number;
  /** The vacancy to apply for. */
  vacancyID: number | undefined;
  /** A return URL accepted by `parseReturnUrl`. */
  returnUrl: string | undefined;
  /** Requests whether a plan was purchased; called only when nothing else decides. */
  hasPlan(): Promise<boolean>;
}

/** Redirect after a registration (core §4). When the plan check fails, the free listing opens: it needs no plan. */
export async function redirectAfterRegistration(context: RegistrationContext): Promise<PostSignInRedirect> {
  const { routeType, planID, vacancyID, returnUrl } = context;
  const checkout = checkouts.get(routeType ?? '');
  if (checkout && planID > 0) return { to: `${checkout}/checkout-process/${planID}`, reload: false };
  if (vacancyID) return { to: `/job/validate/${vacancyID}`, reload: false };
  if (returnUrl) return { to: returnUrl, reload: false };
  const hasPurchased = await context.hasPlan().catch(() => false);
  return { to: hasPurchased ? '/priority-listing-jobs' : '/free-listing-jobs', reload: true };
}
