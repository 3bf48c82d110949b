import { planKinds, toPaise } from '@aarambh/contract';
import { z } from 'zod';
import { CallError } from '../../../../lib/call-error.ts';

const rupees = z.number().min(1).max(9_999_999).multipleOf(0.01).transform(toPaise);
const ctc = z.number().int().min(1).max(999_999_999);
const days = z.number().int().min(1).max(3_650);
const count = z.number().int().min(0).max(10_000).default(0);
const flag = z.boolean().default(false);
const texts = z.array(z.string().trim().min(1).max(200)).max(30).default([]);

/** A plan as staff write it down: prices in rupees without tax, CTC in whole rupees a year. */
const planFile = z
  .strictObject({
    kind: z.enum(planKinds),
    name: z.string().trim().min(1).max(100),
    price: rupees,
    billingCycle: z.enum(['Monthly', 'Yearly']).optional(),
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
    /** The price from a CTC on, up to the next band. */
    ctcBands: z
      .array(z.strictObject({ fromCtc: ctc, price: rupees }))
      .max(20)
      .default([]),
  })
  .refine((plan) => (plan.kind === 'subscription') === (plan.billingCycle !== undefined), {
    path: ['billingCycle'],
    message: 'a subscription has one, Monthly or Yearly, and no other plan has',
  })
  .refine((plan) => plan.ctcBands.every(({ fromCtc }) => fromCtc > (plan.goodToGoCtc ?? 0)), {
    path: ['ctcBands'],
    message: 'a band begins above goodToGoCtc',
  })
  .refine((plan) => new Set(plan.ctcBands.map(({ fromCtc }) => fromCtc)).size === plan.ctcBands.length, {
    path: ['ctcBands'],
    message: 'two bands begin at the same CTC',
  });

/** A plan to be put on offer; prices in paise, CTC in whole rupees a year. */
export type NewPlan = z.output<typeof planFile>;

/**
 * Reads the description of a plan, filling in what may be left out.
 * @throws {CallError} bad_input that names what is wrong
 */
export function readPlan(description: unknown): NewPlan {
  const read = planFile.safeParse(description);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new CallError('bad_input', `The plan is not right: ${issue?.path.join('.') || 'file'}: ${issue?.message}`);
}

/** Reads it from JSON. */
export function readPlanFile(text: string): NewPlan {
  try {
    return readPlan(JSON.parse(text));
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError('bad_input', 'The file is no JSON.');
  }
}
