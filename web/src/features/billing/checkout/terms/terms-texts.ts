import { type PlanKind, planKinds } from '@aarambh/contract';
import { brand } from '../../../../platform/figures/brand.ts';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../../platform/figures/money-texts.ts';
import { policyFigures as figures } from '../../../../platform/figures/policy-figures.ts';
import { purchaseRules } from '../../plans/index.ts';

/** Section of the terms. */
export interface TermsPart {
  title: string;
  points: readonly string[];
}

/** When the terms were last changed (commerce §9). */
export const TERMS_UPDATED = figures.updated;

const refundsAfterUse = [
  `A plan of up to ${figures.shortPlanDays} days: you can ask for a refund within ${figures.shortPlanWindowDays} days of buying it.`,
  `A longer plan, such as one of 90 or 365 days: you can ask for a refund within ${figures.longPlanWindowDays} days of buying it.`,
  `If you have not used the plan at all, you always have at least ${figures.unusedDays} days to ask.`,
  `There is no refund once ${figures.usedPercent} percent of the plan or more is used. A vacancy credit counts as used once you have opened the listed job or applied to it.`,
];

const refundsAfterServices = [
  `You can ask for a refund within ${figures.servedPlanWindowDays} days of buying the plan, if none of its services has started.`,
  'There is no refund once a service of the plan has started.',
];

const interviewPromises = [
  'We guarantee the number of interview calls of your plan. We do not guarantee that you get a job.',
  'If an employer cancels an interview, you get another one in its place.',
  'If you cancel less than 24 hours before an interview, it counts as one of your calls.',
  'The regular plan is for a current CTC up to the amount shown at checkout. Enter your true current CTC and experience: the plan is based on them.',
];

const resumePromises = [
  'We write your resume from the information you give us. Please make sure that it is true and complete.',
  'You see the resume before it is final, and can ask for corrections.',
];

const portalPromises = [
  'Applying for jobs is free with and without a plan.',
  `Your plan starts within ${figures.activation} of the payment, and runs for the time you paid for.`,
  'A plan makes you easier to find. It does not promise an interview or a job.',
];

const promises: Record<PlanKind, readonly string[]> = {
  interview: interviewPromises,
  resumeMaker: resumePromises,
  combo: [...interviewPromises, ...resumePromises],
  subscription: portalPromises,
};

/** The terms of a kind of plan in a few sentences, shown above them. */
export const termsSummaryOf = (kind: PlanKind): string[] => [
  'You pay once. Nothing is renewed or charged again automatically.',
  purchaseRules[kind].promotesProfile
    ? 'A plan makes you easier to find. It does not promise an interview or a job.'
    : 'You get the services listed in the plan. No plan promises a job.',
  planKinds[kind].refundPolicy === 'services'
    ? `Refunds: within ${figures.servedPlanWindowDays} days of buying, as long as no service has started.`
    : `Refunds: within ${figures.shortPlanWindowDays} to ${figures.longPlanWindowDays} days of buying, by the length of the plan, as long as less than ${figures.usedPercent} percent is used. A listed job counts once you opened it.`,
];

/**
 * The terms and conditions of a kind of plan, with the constants of commerce §9. Used on the server only: the page data
 * contains the texts, so the client bundle does not.
 */
export const termsOf = (kind: PlanKind): TermsPart[] => [
  { title: '1. Your plan', points: promises[kind] },
  {
    title: '2. Who can buy',
    points: [
      'You buy the plan for yourself. It cannot be passed on to another person.',
      'If you are under 18, your parent or guardian must authorise the purchase.',
    ],
  },
  {
    title: '3. Price, tax and payment',
    points: [
      'Plan prices are in Indian rupees (INR) and without tax. GST of 18 percent is added: CGST 9 percent and SGST 9 percent in Maharashtra, IGST 18 percent in all other States.',
      'The total with GST is shown before you pay. A coupon is taken off before GST is added.',
      'You can pay by card, UPI, PayPal or bank transfer. We never see or keep your card details.',
      'Your tax invoice is sent to you by email.',
      `Access to the job portal is activated within ${figures.activation} of a successful payment.`,
    ],
  },
  {
    title: '4. Refunds',
    points: [
      ...(planKinds[kind].refundPolicy === 'services' ? refundsAfterServices : refundsAfterUse),
      `A refund is processed within ${figures.processing}, to your original payment method. The plan ends with it.`,
    ],
  },
  {
    title: '5. If something is wrong',
    points: [
      `Tell us within ${figures.disputeDays} days about a wrong payment, or about a service you did not get.`,
      `We answer first within ${figures.escalationHours[0]} hours, a complaint that is passed on within ${figures.escalationHours[1]} hours, and the last level within ${figures.escalationHours[2]} hours.`,
      `A grievance is answered within ${figures.grievanceHours} business hours.`,
      `Write to ${brand.supportEmail}. Our office is open ${figures.officeHours}.`,
    ],
  },
  {
    title: '6. Fair use',
    points: [
      `${EMPLOYERS_ASK_NO_MONEY} ${ONLY_PLANS_ARE_SOLD}`,
      'We may end a plan that is used to mislead employers or other people.',
    ],
  },
  {
    title: '7. Law',
    points: [
      `The laws of India apply. Disputes that we cannot settle together are decided by the courts in ${figures.jurisdiction}.`,
    ],
  },
];
