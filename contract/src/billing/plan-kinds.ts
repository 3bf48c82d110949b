import type { CouponCycle } from './coupon-cycle.ts';

/** What a personalised plan is priced for: rupees a year and years of experience. */
export type CtcTerm = 'ctc' | 'expectedCtc' | 'experience';

/** Where a visitor without a session continues from the checkout (commerce §4, §6). */
type VisitorCheckout = { next: 'register'; routeType: string } | { next: 'guest-purchase' } | { next: 'sign-in' };

interface PlanKindDefinition {
  /** Tab of the pricing page. */
  label: string;
  /** Prefix of the checkout and payment pages (commerce §2). */
  path: `/${string}`;
  /** Whether a plan has a billing cycle, is bought for several of them, and a renewal extends the running grant. */
  hasBillingCycle: boolean;
  /** The cycle that a coupon must be valid for; null for the billing cycle of the plan itself. */
  couponCycle: CouponCycle | null;
  /** Terms of a personalised plan, in the order of the checkout's URL; none when the price is the same for everyone. */
  ctcTerms: readonly CtcTerm[];
  /** Those of `ctcTerms` that a personalised plan cannot be bought without (commerce §5). */
  requiredCtcTerms: readonly CtcTerm[];
  /** Refund policy (commerce §9): no refund once a service has started, or once a share of the plan is used. */
  refundPolicy: 'services' | 'usage';
  /** Whether the URL of the payment step ends with the plan's id. */
  hasIdInPaymentStep: boolean;
  visitorCheckout: VisitorCheckout;
}

/**
 * The four kinds of plan, by wire name, in the order of the pricing page, with every difference that the browser needs too.
 * What only the server needs is in `planWireFields` and in its `offerRules`, so that pages do not load it.
 */
export const planKinds = {
  interview: {
    label: 'Interview Assistance',
    path: '/interview-connect',
    hasBillingCycle: false,
    couponCycle: 'Interview Assist',
    ctcTerms: ['ctc', 'experience'],
    requiredCtcTerms: ['ctc', 'experience'],
    refundPolicy: 'services',
    hasIdInPaymentStep: true,
    visitorCheckout: { next: 'register', routeType: 'ina' },
  },
  resumeMaker: {
    label: 'Resume Maker',
    path: '/resume-maker',
    hasBillingCycle: false,
    couponCycle: 'Resume Maker',
    ctcTerms: ['ctc'],
    requiredCtcTerms: ['ctc'],
    refundPolicy: 'usage',
    hasIdInPaymentStep: true,
    visitorCheckout: { next: 'register', routeType: 'rm' },
  },
  combo: {
    label: 'Combo Plans',
    path: '/combo-plans',
    hasBillingCycle: false,
    couponCycle: 'Combo',
    ctcTerms: ['ctc', 'expectedCtc', 'experience'],
    requiredCtcTerms: ['ctc', 'expectedCtc'],
    refundPolicy: 'services',
    hasIdInPaymentStep: true,
    visitorCheckout: { next: 'guest-purchase' },
  },
  subscription: {
    label: 'Subscription',
    path: '/plans',
    hasBillingCycle: true,
    couponCycle: null,
    ctcTerms: [],
    requiredCtcTerms: [],
    refundPolicy: 'usage',
    hasIdInPaymentStep: false,
    visitorCheckout: { next: 'sign-in' },
  },
} as const satisfies Record<string, PlanKindDefinition>;

/** Wire name of a kind of plan; all kinds are bought through one purchase model. */
export type PlanKind = keyof typeof planKinds;

/** Every kind of plan, in the order of the pricing page. */
export const planKindNames = Object.keys(planKinds) as readonly PlanKind[];
