import { z } from 'zod';
import { billingCycles, couponCycles } from '../billing/coupon-cycle.ts';
import { planKindNames, planKinds } from '../billing/plan-kinds.ts';
import { call } from '../call.ts';
import { idInBody, idInPath, optionalWholeNumber, pageInQuery, textInQuery, typedText } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

/** Below this price in rupees without tax, an approval says so plainly: a slip of the keyboard looks like this. */
export const PRICE_FLOOR_RUPEES = 99;
/** Above this discount, a coupon needs two persons. */
export const COUPON_ALONE_PERCENT = 50;
export const COUPON_PAGE = 50;

const day = (message: string) => z.string(message).pipe(z.iso.date(message));
const price = () =>
  rupeesOnWire('Enter a price in rupees, such as 2599 or 2599.50').min(1, 'A plan costs at least Rs.1');
const ctc = (message = 'Enter a CTC in whole rupees a year') =>
  z.number(message).int(message).min(1, message).max(999_999_999, message);

/** A price that was changed, or will be; rupees without tax, times ISO 8601 UTC. */
export const priceChange = z.object({
  changeID: z.number().int(),
  /** Of the CTC band from this amount; null for the regular price. */
  fromCtc: z.number().int().nullable(),
  oldPrice: rupeesOnWire(),
  price: rupeesOnWire(),
  startsOn: z.string(),
  status: z.enum(['waiting', 'applied', 'cancelled']),
  askedBy: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
});
export type PriceChange = z.infer<typeof priceChange>;

/** A plan with its prices; rupees without tax, CTC in rupees a year. */
export const staffPlan = z.object({
  planID: z.number().int(),
  kind: z.enum(planKindNames),
  name: z.string(),
  price: rupeesOnWire(),
  billingCycle: z.enum(billingCycles).nullable(),
  validityDays: z.number().int(),
  isActive: z.boolean(),
  isRecommended: z.boolean(),
  goodToGoCtc: z.number().int().nullable(),
  bands: z.array(z.object({ fromCtc: z.number().int(), price: rupeesOnWire() })),
  /** What it contains, in words. */
  contents: z.array(z.string()),
  /** Number of paid purchases. */
  sold: z.number().int(),
  /** Waiting ones first, then newest first. */
  changes: z.array(priceChange),
});
export type StaffPlan = z.infer<typeof staffPlan>;

export const listStaffPlans = call({
  method: 'GET',
  path: 'Staff/ListPlans',
  summary: 'All plans with their prices, those that wait for their day and those before; plans on offer first.',
  source: 'ours',
  access: 'staff:offer',
  reply: { kind: 'json', schema: z.array(staffPlan) },
});

const days = z
  .number('Enter the number of days')
  .int('Enter whole days')
  .min(1, 'At least one day')
  .max(3_650, 'At most ten years');
const count = z
  .number('Enter a number')
  .int('Enter a whole number')
  .min(0, 'At least 0')
  .max(10_000, 'At most 10,000')
  .default(0);
const flag = z.boolean().default(false);
const texts = z.array(typedText('Enter a text', 200)).max(30).default([]);

/** The form of a new plan. */
export const newPlanForm = z.object({
  kind: z.enum(planKindNames, 'Choose the kind'),
  name: typedText('Enter the name', 100),
  price: price(),
  /** For subscriptions only. */
  billingCycle: z.enum(billingCycles, 'Choose the billing cycle').optional(),
  validityDays: days,
  vacancies: count,
  guaranteedCalls: count,
  assessmentDays: count,
  priorityListing: flag,
  verifiedTag: flag,
  cvCorrection: flag,
  coverLetter: flag,
  freeInterviewReplacement: flag,
  resumeRewrite: flag,
  counselling: flag,
  recommended: flag,
  features: texts,
  complementary: texts,
  sac: z
    .string()
    .regex(/^\d{6}$/, 'A SAC has six digits')
    .default('998519'),
  goodToGoCtc: ctc().optional(),
  /** Prices above it: of a CTC of at least `fromCtc`, up to the next band. */
  ctcBands: z
    .array(z.strictObject({ fromCtc: ctc(), price: price() }))
    .max(20, 'At most 20 bands')
    .refine((bands) => new Set(bands.map(({ fromCtc }) => fromCtc)).size === bands.length, 'Two bands begin at one CTC')
    .default([]),
});

/** Whether all bands begin above the CTC of the regular price. */
const areBandsAbove = (plan: { goodToGoCtc?: number | undefined; ctcBands: readonly { fromCtc: number }[] }) =>
  plan.ctcBands.every(({ fromCtc }) => fromCtc > (plan.goodToGoCtc ?? 0));
export const BAND_RULE = 'Bands begin above the CTC of the regular price';

/** Whether a plan has a billing cycle exactly when its kind has them. */
const hasRightCycle = (plan: { kind: keyof typeof planKinds; billingCycle?: unknown }) =>
  planKinds[plan.kind].hasBillingCycle === (plan.billingCycle !== undefined);
export const BILLING_CYCLE_RULE = 'Subscriptions have a billing cycle, other plans have none';

export const createPlan = call({
  method: 'POST',
  path: 'Staff/CreatePlan',
  summary: 'Offer a new plan. Its price needs a second person.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: z
    .strictObject({ ...newPlanForm.shape, reason })
    .refine(hasRightCycle, { path: ['billingCycle'], message: BILLING_CYCLE_RULE })
    .refine(areBandsAbove, { path: ['ctcBands'], message: BAND_RULE }),
  reply: { kind: 'json', schema: z.object({ planID: z.number().int() }) },
  errors: ['factor_needed', 'second_person_needed'],
});

const withReason = z.strictObject({ planID: idInBody(), reason });

export const endPlan = call({
  method: 'POST',
  path: 'Staff/EndPlan',
  summary: 'Take a plan off the offer; those who bought it keep it.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: withReason,
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed'],
});

export const offerPlanAgain = call({
  method: 'POST',
  path: 'Staff/OfferPlanAgain',
  summary: 'Put a plan that was ended on offer again, at its price.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: withReason,
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed'],
});

/** The form of a price change; `startsOn` is a day in India, today or later. */
export const priceForm = z.object({
  price: price(),
  startsOn: day('Choose the first day of the new price'),
  reason,
});

export const changePlanPrice = call({
  method: 'POST',
  path: 'Staff/ChangePlanPrice',
  summary:
    'Change the price of a plan, or of its band from a CTC, from the start of a day (IST). Needs a second person. Orders before keep their price.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: z.strictObject({
    planID: idInBody(),
    fromCtc: ctc().optional(),
    ...priceForm.shape,
    /** The price that is replaced, as the screen showed it. */
    oldPrice: rupeesOnWire(),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed', 'second_person_needed'],
});

export const cancelPriceChange = call({
  method: 'POST',
  path: 'Staff/CancelPriceChange',
  summary: 'Cancel a price change that waits for its day. A second person must approve.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: z.strictObject({ changeID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed', 'second_person_needed'],
});

export const couponStates = ['running', 'planned', 'ended'] as const;

/** A coupon; the value in percent or rupees, `endsOn` the last instant of its last day. */
export const staffCoupon = z.object({
  couponID: z.number().int(),
  code: z.string(),
  discountType: z.enum(['Percentage', 'Fixed']),
  discountValue: z.number(),
  cycles: z.array(z.enum(couponCycles)),
  startsOn: z.string(),
  endsOn: z.string(),
  maxUses: z.number().int().nullable(),
  maxUsesPerBuyer: z.number().int().nullable(),
  isListed: z.boolean(),
  state: z.enum(couponStates),
  /** Paid purchases with it, and the discount they got in rupees. */
  uses: z.number().int(),
  discountGiven: z.number(),
});
export type StaffCoupon = z.infer<typeof staffCoupon>;

export const listStaffCoupons = call({
  method: 'GET',
  path: 'Staff/ListCoupons',
  summary:
    'Coupons with their uses, those that end last first, 50 a page; or one by its number. Total in X-Total-Count.',
  source: 'ours',
  access: 'staff:offer',
  query: z.strictObject({
    text: textInQuery(50).optional(),
    state: z.enum(couponStates).optional(),
    /** One coupon; with it all other filters are ignored. */
    couponID: idInPath().optional(),
    page: pageInQuery,
  }),
  reply: { kind: 'json', schema: z.array(staffCoupon) },
});

const limit = optionalWholeNumber({
  min: 1,
  max: 999_999_999,
  messages: { invalid: 'Enter a number', fraction: 'Enter a whole number', min: 'At least 1', max: 'Too many' },
});

/** The form of a coupon; days are days in India, the last one included. */
export const couponForm = z.object({
  code: z
    .string('Enter the code')
    .trim()
    .regex(/^[\w-]{3,50}$/, 'A code has 3 to 50 letters, digits, hyphens or underscores'),
  discountType: z.enum(['Percentage', 'Fixed'], 'Choose the kind of discount'),
  discountValue: rupeesOnWire('Enter percent or rupees, such as 12.5').min(0.01, 'Enter a discount'),
  cycles: z.array(z.enum(couponCycles)).min(1, 'Choose at least one plan').max(couponCycles.length),
  startsOn: day('Choose the first day'),
  endsOn: day('Choose the last day'),
  maxUses: limit,
  maxUsesPerBuyer: limit,
  isListed: z.boolean(),
  reason,
});

export const createCoupon = call({
  method: 'POST',
  path: 'Staff/CreateCoupon',
  summary:
    'Create a coupon; the code of one that has ended can be used again. Above 50 percent off any of its plans, a second person must approve.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: z.strictObject(couponForm.shape),
  reply: { kind: 'json', schema: z.object({ couponID: z.number().int() }) },
  errors: ['conflict', 'factor_needed', 'second_person_needed'],
});

export const endCoupon = call({
  method: 'POST',
  path: 'Staff/EndCoupon',
  summary: 'End a coupon at once. Orders that have it keep their discount.',
  source: 'ours',
  access: 'staff:offer',
  freshFactor: true,
  body: z.strictObject({ couponID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed'],
});

export const offerCalls = {
  listStaffPlans,
  createPlan,
  endPlan,
  offerPlanAgain,
  changePlanPrice,
  cancelPriceChange,
  listStaffCoupons,
  createCoupon,
  endCoupon,
};
