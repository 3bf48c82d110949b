import { type PlanKind, planKinds } from '@aarambh/contract';
import type { CtcTerms } from './offers.api.ts';

/** The tabs of the pricing page, in their order (commerce §2). */
export const planTabs: readonly { kind: PlanKind; label: string }[] = [
  { kind: 'interview', label: 'Interview Assistance' },
  { kind: 'resumeMaker', label: 'Resume Maker' },
  { kind: 'combo', label: 'Combo Plans' },
  { kind: 'subscription', label: 'Subscription' },
];

const FIRST_TAB = 'interview';

/** The kind of plan a query's `tab` names; the first tab for anything else. */
export const readTab = (query: URLSearchParams): PlanKind =>
  planKinds.find((kind) => kind === query.get('tab')) ?? FIRST_TAB;

/** The pricing page at a tab. */
export const pricingAddress = (kind: PlanKind): string => (kind === FIRST_TAB ? '/pricing' : `/pricing?tab=${kind}`);

const NO_TERMS: CtcTerms = { ctc: 0, expectedCtc: 0, experience: 0 };

/** The checkout of a plan; without terms that of the regular one (commerce §2). */
export function checkoutAddress(kind: PlanKind, planID: number, terms: CtcTerms = NO_TERMS): string {
  const { ctc, expectedCtc, experience } = terms;
  switch (kind) {
    case 'interview':
      return `/interview-connect/checkout/${planID}/${ctc}/${experience}`;
    case 'resumeMaker':
      return `/resume-maker/checkout/${planID}/${ctc}`;
    case 'combo':
      return `/combo-plans/checkout/${planID}/${ctc}/${expectedCtc}/${experience}`;
    case 'subscription':
      return `/plans/checkout/${planID}`;
  }
}
