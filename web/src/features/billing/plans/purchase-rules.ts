import { type PlanKind, planKinds } from '@aarambh/contract';

interface PurchaseRules {
  /**
   * Whether the buyer first chooses between regular and personalised plan, and sees the latter once the CTC is known
   * (commerce §4).
   */
  isShownForCtc: boolean;
  /** Whether the plan promotes the buyer's profile, so that the pages after the payment link to it. */
  promotesProfile: boolean;
  /** Whether opening the payment window is recorded (commerce §4). */
  recordsInitiative: boolean;
  /** The checkout's button, and its text while the purchase is saved (commerce §8). */
  payButton: { label: string; busyLabel: string };
}

const SERVICE_RULES: PurchaseRules = {
  isShownForCtc: false,
  promotesProfile: false,
  recordsInitiative: false,
  payButton: { label: 'Proceed to Payment', busyLabel: 'Processing...' },
};

/**
 * Differences between the kinds of plan that only checkout and payment have. They are not in `planKinds`, which the pages
 * of members load too.
 */
export const purchaseRules: Readonly<Record<PlanKind, PurchaseRules>> = {
  interview: SERVICE_RULES,
  resumeMaker: SERVICE_RULES,
  combo: { ...SERVICE_RULES, isShownForCtc: true },
  subscription: {
    isShownForCtc: false,
    promotesProfile: true,
    recordsInitiative: true,
    payButton: { label: 'Proceed To Pay', busyLabel: 'Processing' },
  },
};

/** Whether the payment step and the result of a payment need a login (commerce §2); guests may pay for the other kinds. */
export const needsLogin = (kind: PlanKind): boolean => planKinds[kind].visitorCheckout.next === 'sign-in';
