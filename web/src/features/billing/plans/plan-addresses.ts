import { type CtcTerm, type PlanKind, planKindNames, planKinds } from '@aarambh/contract';

/** Terms of a personalised plan: rupees a year and years of experience. A `ctc` of 0 means the regular plan. */
export type CtcTerms = Record<CtcTerm, number>;

export const REGULAR_PLAN: CtcTerms = { ctc: 0, expectedCtc: 0, experience: 0 };

const FIRST_TAB: PlanKind = 'interview';

/** The kind of plan named by the `tab` of a query; the first tab for anything else. */
export const readTab = (query: URLSearchParams): PlanKind =>
  planKindNames.find((kind) => kind === query.get('tab')) ?? FIRST_TAB;

/** Path of the pricing page with the tab of a kind of plan. */
export const pricingAddress = (kind: PlanKind): string => (kind === FIRST_TAB ? '/pricing' : `/pricing?tab=${kind}`);

/** Path of a plan's checkout (commerce §2); without terms, of the regular plan. */
export const checkoutAddress = (kind: PlanKind, planID: number, terms: CtcTerms = REGULAR_PLAN): string =>
  [planKinds[kind].path, 'checkout', planID, ...planKinds[kind].ctcTerms.map((term) => terms[term])].join('/');

/** Path of the quick purchase of a combo plan, for guests (commerce §2). */
export const quickPurchaseAddress = (planID: number): string => `/combo-plans/quick/${planID}`;

/** Path of a plan's payment step (commerce §2). */
export const paymentStepAddress = (kind: PlanKind, planID: number): string => {
  const { path, hasIdInPaymentStep } = planKinds[kind];
  return `${path}/checkout-process${hasIdInPaymentStep ? `/${planID}` : ''}`;
};

/** Path of the page shown after a payment (commerce §2). */
export const paymentResultAddress = (kind: PlanKind, result: 'success' | 'failure'): string =>
  `${planKinds[kind].path}/${result}`;

/**
 * The kind of plan whose checkout or payment page has this path.
 * @throws {Error} for the path of another page
 */
export function kindOfPath(pathname: string): PlanKind {
  const kind = planKindNames.find((name) => pathname.startsWith(`${planKinds[name].path}/`));
  if (!kind) throw new Error(`No kind of plan has the path ${pathname}`);
  return kind;
}
