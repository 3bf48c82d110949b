import type { Onward } from '../onward.ts';

/** Where somebody came from who was asked to register at a checkout: interview assist, resume maker, combo (core §2). */
const checkouts = new Map([
  ['ina', '/interview-connect'],
  ['rm', '/resume-maker'],
  ['cmb', '/combo-plans'],
]);

/** What decides where a new account goes on. */
export interface RegistrationStory {
  /** Query parameter `rt`; values other than ina, rm and cmb mean nothing. */
  routeType: string | null;
  /** The plan kept at checkout; 0 when there is none. */
  planID: number;
  /** The vacancy to apply for. */
  vacancyID: number | undefined;
  /** A checked return address of this site. */
  returnAddress: string | undefined;
  /** Asks the server whether a plan was purchased; called only when nothing else decides. */
  hasPlan(): Promise<boolean>;
}

/** The next page after a registration (core §4). A failed plan check goes to the free listing, which needs no plan. */
export async function afterRegistration(story: RegistrationStory): Promise<Onward> {
  const { routeType, planID, vacancyID, returnAddress } = story;
  const checkout = checkouts.get(routeType ?? '');
  if (checkout && planID > 0) return { to: `${checkout}/checkout-process/${planID}`, reload: false };
  if (vacancyID) return { to: `/job/validate/${vacancyID}`, reload: false };
  if (returnAddress) return { to: returnAddress, reload: false };
  const purchased = await story.hasPlan().catch(() => false);
  return { to: purchased ? '/priority-listing-jobs' : '/free-listing-jobs', reload: true };
}
