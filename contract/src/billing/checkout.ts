import { z } from 'zod';
import { type CallDefinition, call } from '../call.ts';
import { idInBody } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { billingCycles } from './coupon-cycle.ts';
import { type PlanKind, planKindNames } from './plan-kinds.ts';
import { purchaseAmounts } from './purchase-amounts.ts';

/** Months of a subscription (commerce §9). */
export const monthChoices = [1, 3, 6, 12] as const;

const months = z.literal(monthChoices, 'Please choose 1, 3, 6 or 12.');
const ctc = z.number('Please enter your current CTC').int().min(0).max(999_999_999);
const years = z.number('Please enter your current Experience').min(0).max(60);

/** Price, discount, tax and total of a choice, in rupees. Computed only on the server. */
export const quote = z.object({
  planName: z.string(),
  /** Price of one billing cycle for the given CTC; `price × months = amountAfterDiscount + discountAmount`. */
  price: rupeesOnWire(),
  couponID: z.number().int(),
  discountType: z.enum(['Fixed', 'Percentage', '']),
  discountValue: z.number(),
  /** Rupees off. */
  discountAmount: rupeesOnWire(),
  amountAfterDiscount: rupeesOnWire(),
  cgst: rupeesOnWire(),
  sgst: rupeesOnWire(),
  igst: rupeesOnWire(),
  gst: rupeesOnWire(),
  netAmount: rupeesOnWire(),
  /** Whether the place of supply is the home State. */
  isHomeState: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

/** The plan, coupon and terms chosen at the checkout. A CTC of 0 means the regular plan. */
export const choice = z.strictObject({
  kind: z.enum(planKindNames, 'Please choose a plan.'),
  planID: idInBody('Please choose a plan.'),
  /** Months of a subscription; 1 for the other kinds. */
  monthDuration: months.optional(),
  couponID: z.number().int().min(0).max(2_147_483_647).optional(),
  couponCode: z.string().trim().max(50).optional(),
  /** State of the buyer's address (StateMasterAPI); Maharashtra when omitted. */
  stateID: z.number().int().min(1).max(2_147_483_647).optional(),
  ctc: ctc.optional(),
  expectedCtc: ctc.optional(),
  experience: years.optional(),
});
export type Choice = z.infer<typeof choice>;

export const getQuote = call({
  method: 'POST',
  path: 'Checkout/GetQuote',
  summary: 'Price, discount, tax and total of a choice, as the purchase will compute them.',
  source: 'ours (outside services: all prices are computed on the server)',
  access: 'visitor',
  body: choice,
  reply: { kind: 'json', schema: quote },
  errors: ['not_found'],
  limit: { max: 120, perSeconds: 60 },
});

/** Optional plan terms in a request. The server rejects a request whose terms differ from those of the stored plan. */
const planFields = {
  planName: z.string().max(200).optional(),
  guarantedCalls: z.number().optional(),
  interviewAssesmentDays: z.number().optional(),
  validityInDays: z.number().optional(),
  freeInterviewReplacement: z.boolean().optional(),
  resumeRewrite: z.boolean().optional(),
  resumeCoverLetter: z.boolean().optional(),
  oneToOneCounselling: z.boolean().optional(),
  feature: z.array(z.string().max(500)).max(50).optional(),
  features: z.array(z.string().max(500)).max(50).optional(),
  complementaryList: z
    .array(z.object({ complementaryTitle: z.string().max(500) }))
    .max(50)
    .optional(),
  recommended: z.boolean().optional(),
};

/** Ours: inputs of the personalised price and of the place of supply. */
const pricingInputs = {
  ctc: ctc.optional(),
  expectedCtc: ctc.optional(),
  experience: years.optional(),
  stateID: z.number().int().min(1).max(2_147_483_647).optional(),
};

const planPurchase = { planPrice: rupeesOnWire(), ...planFields, ...purchaseAmounts, ...pricingInputs };

export const interviewPurchase = z.strictObject({
  accountID: idInBody(),
  interviewAssistancePlanID: idInBody(),
  ...planPurchase,
});
export const resumeMakerPurchase = z.strictObject({
  accountID: idInBody(),
  resumeMakerPlanID: idInBody(),
  ...planPurchase,
});
export const comboPurchase = z.strictObject({ accountID: idInBody(), comboPlanID: idInBody(), ...planPurchase });

/** The subscription purchase (commerce §3). */
export const subscriptionPurchase = z.strictObject({
  accountID: idInBody(),
  purchasedOn: z.string().max(40),
  candidatePlanID: idInBody(),
  price: rupeesOnWire(),
  billingCycle: z.enum(billingCycles),
  vacancies: z.number().optional(),
  priorityListing: z.boolean().optional(),
  verifiedTag: z.boolean().optional(),
  cvCorrection: z.boolean().optional(),
  monthDuration: months,
  ...purchaseAmounts,
  stateID: pricingInputs.stateID,
});

/** Parameters of the payment window; `amount` (ours) is paise. */
export const orderReply = z.object({
  razorPayOrderID: z.string(),
  razorPayKeyID: z.string(),
  amount: z.number().int(),
});
export type OrderReply = z.infer<typeof orderReply>;

/** Error text when the amounts of a request differ from the server's. */
export const PRICE_DIFFERS = 'The price of this plan has changed. Please check the order and confirm it again.';

const save = <const P extends string, const B extends z.ZodObject>(path: P, body: B) =>
  call({
    method: 'POST',
    path,
    summary: 'Save a purchase and create its payment order.',
    source: 'commerce §3, §7',
    access: 'jobSeeker',
    own: 'accountID',
    body,
    reply: { kind: 'json', schema: orderReply },
    errors: ['not_found', 'conflict'],
    limit: { max: 60, perSeconds: 600 },
  });

export const saveSubscriptionPurchase = save('JobSeekerPurchasedPlans/SavePurchasedPlan', subscriptionPurchase);
export const saveInterviewPurchase = save(
  'JobSeekerInterviewAssistancePlans/SaveJobSeekerInterviewAssistancePlan',
  interviewPurchase,
);
export const saveResumeMakerPurchase = save(
  'JobSeekerResumeMakerPlans/SaveJobSeekerResumeMakerPlan',
  resumeMakerPurchase,
);
export const saveComboPurchase = save('JobSeekerComboPlans/SaveJobSeekerComboPlan', comboPurchase);

/** The call that saves a purchase, by kind of plan. */
export const savePurchaseCalls = {
  interview: saveInterviewPurchase,
  resumeMaker: saveResumeMakerPurchase,
  combo: saveComboPurchase,
  subscription: saveSubscriptionPurchase,
} as const satisfies Record<PlanKind, CallDefinition>;

export const savePaymentIntiative = call({
  method: 'POST',
  path: 'JobSeekerPaymentInitiated/SavePaymentIntiative',
  summary: 'Record that a job seeker started to pay for a subscription.',
  source: 'commerce §7 (spelling of the specification)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({
    accountID: idInBody(),
    plannedOn: z.string().max(40),
    candidatePlanID: idInBody(),
    couponID: z.number().int().min(0).max(2_147_483_647),
  }),
  reply: { kind: 'text', schema: z.string() },
});

export const checkoutCalls = {
  getQuote,
  saveSubscriptionPurchase,
  saveInterviewPurchase,
  saveResumeMakerPurchase,
  saveComboPurchase,
  savePaymentIntiative,
};
