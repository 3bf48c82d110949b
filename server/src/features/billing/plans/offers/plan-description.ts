import { billingCycles, planKindNames, planKinds, toPaise } from '@aarambh/contract';
import { z } from 'zod';
import { CallError } from '../../../../lib/call-error.ts';

const rupees = z.number().min(1).max(9_999_999).multipleOf(0.01).transform(toPaise);
const ctc = z.number().int().min(1).max(999_999_999);
const days = z.number().int().min(1).max(3_650);
const count = z.number().int().min(0).max(10_000).default(0);
const flag = z.boolean().default(false);
const texts = z.array(z.string().trim().min(1).max(200)).max(30).default([]);

/** File format of a plan for operators: prices in rupees without tax, CTC in whole rupees a year. */
const planFile = z
  .strictObject({
    kind: z.enum(planKindNames),
    name: z.string().trim().min(1).max(100),
    price: rupees,
    billingCycle: z.enum(billingCycles).optional(),
    /** Of one billing cycle for a subscription. */
    validityDays: days,
    vacancies: count,
    priorityListing: flag,
    verifiedTag: flag,
    cvCorrection: flag,
    coverLetter: flag,
    guaranteedCalls: count,
    assessmentDays: count,
    freeInterviewReplacement: flag,
    resumeRewrite: flag,
    counselling: flag,
    features: texts,
    complementary: texts,
    recommended: flag,
    sortOrder: z.number().int().min(-1_000).max(1_000).default(0),
    sac: z
      .string()
      .regex(/^\d{6}$/, 'a SAC has six digits')
      .default('998519'),
    goodToGoCtc: ctc.optional(),
    /** Price for a CTC of at least `fromCtc`, up to the next band. */
    ctcBands: z
      .array(z.strictObject({ fromCtc: ctc, price: rupees }))
      .max(20)
      .default([]),
  })
  .refine((plan) => planKinds[plan.kind].hasBillingCycle === (plan.billingCycle !== undefined), {
    path: ['billingCycle'],
    message: 'required for a subscription (Monthly or Yearly), not allowed for other plans',
  })
  .refine((plan) => plan.ctcBands.every(({ fromCtc }) => fromCtc > (plan.goodToGoCtc ?? 0)), {
    path: ['ctcBands'],
    message: 'fromCtc must be above goodToGoCtc',
  })
  .refine((plan) => new Set(plan.ctcBands.map(({ fromCtc }) => fromCtc)).size === plan.ctcBands.length, {
    path: ['ctcBands'],
    message: 'fromCtc must be unique',
  });

/** A new plan; prices in paise, CTC in whole rupees a year. */
export type NewPlan = z.output<typeof planFile>;

/**
 * Parses the description of a plan and fills in defaults.
 * @throws {CallError} bad_input with the first invalid field
 */
export function parsePlan(description: unknown): NewPlan {
  const read = planFile.safeParse(description);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new CallError('bad_input', `Invalid plan: ${issue?.path.join('.') || 'file'}: ${issue?.message}`);
}
