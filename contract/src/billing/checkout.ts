import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { planKinds } from './plans.ts';

/** Months of a subscription (commerce §9). */
export const monthChoices = [1, 3, 6, 12] as const;

const months = z.literal(monthChoices, 'Please choose 1, 3, 6 or 12.');
const ctc = z.number('Please enter your current CTC').int().min(0).max(999_999_999);
const years = z.number('Please enter your current Experience').min(0).max(60);

/** What is to be paid for a plan; computed by the server alone, amounts in rupees. */
export const quote = z.object({
  planName: z.string(),
  /** Of one billing cycle, for the CTC that was given; times the months it is amountAfterDiscount + discountAmount. */
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

/** What somebody chose at the checkout. A CTC of 0 means the regular plan. */
export const choice = z.strictObject({
  kind: z.enum(planKinds, 'Please choose a plan.'),
  planID: idInBody('Please choose a plan.'),
  /** Months of a subscription; 1 for the other kinds. */
  monthDuration: months.optional(),
  couponID: z.number().int().min(0).max(2_147_483_647).optional(),
  couponCode: z.string().trim().max(50).optional(),
  /** The State of the buyer's address, of StateMasterAPI; Maharashtra when it is left out. */
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

/** Amounts a purchase request carries (commerce §3); compared with the server's own and refused when they differ. */
const amounts = {
  couponID: z.number().int().min(0).max(2_147_483_647),
  discountType: z.enum(['Fixed', 'Percentage', '']),
  discountValue: z.number().min(0).max(99_999_999),
  amountAfterDiscount: rupeesOnWire(),
  cgst: rupeesOnWire(),
  sgst: rupeesOnWire(),
  igst: rupeesOnWire(),
  gst: rupeesOnWire(),
  netAmount: rupeesOnWire(),
};

/** What else a request may say of the plan; what is said must be so, what is done follows the server's own plan. */
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

/** Ours: what a personalised price and the place of supply depend on. */
const circumstances = {
  ctc: ctc.optional(),
  expectedCtc: ctc.optional(),
  experience: years.optional(),
  stateID: z.number().int().min(1).max(2_147_483_647).optional(),
};

const planPurchase = { planPrice: rupeesOnWire(), ...planFields, ...amounts, ...circumstances };

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
  billingCycle: z.enum(['Monthly', 'Yearly']),
  vacancies: z.number().optional(),
  priorityListing: z.boolean().optional(),
  verifiedTag: z.boolean().optional(),
  cvCorrection: z.boolean().optional(),
  monthDuration: months,
  ...amounts,
  stateID: circumstances.stateID,
});

/** What the payment window is opened with; `amount` (ours) is paise. */
export const orderReply = z.object({
  razorPayOrderID: z.string(),
  razorPayKeyID: z.string(),
  amount: z.number().int(),
});
export type OrderReply = z.infer<typeof orderReply>;

/** What people read when the amounts of a request are not the server's. */
export const PRICE_DIFFERS = 'The price of this plan has changed. Please look at the order once more and confirm it.';

const save = <const P extends string, const B extends z.ZodObject>(path: P, body: B) =>
  call({
    method: 'POST',
    path,
    summary: 'Save a purchase and make its payment order.',
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

export const savePaymentIntiative = call({
  method: 'POST',
  path: 'JobSeekerPaymentInitiated/SavePaymentIntiative',
  summary: 'Note that somebody set out to pay for a subscription.',
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
