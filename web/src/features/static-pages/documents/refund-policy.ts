import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document.ts';

export const refundPolicy: ReadDocument = {
  title: 'Refund Policy',
  description: 'When a plan can be given back, how much comes back and how long it takes.',
  updated: figures.updated,
  intro:
    'What you pay for is delivered or refunded. Applying for jobs is free, so there is nothing to refund for it. This page says when a plan can be given back, in plain words.',
  parts: [
    {
      title: 'Interview assistance and combo plans',
      points: [
        `You can ask for a refund within ${figures.servedPlanWindowDays} days of the payment, if no service of the plan has started and no interview call has been used.`,
        'There is no refund once a service has started: a resume that is being rewritten or an interview that took place cannot be given back.',
        'If an employer cancels an interview, you get another one in its place. It costs you nothing.',
      ],
    },
    {
      title: 'Subscription and resume maker plans',
      points: [
        `A plan of up to ${figures.shortPlanDays} days: you can ask for a refund within ${figures.shortPlanWindowDays} days of the payment.`,
        `A longer plan, such as one of 90 or 365 days: you can ask for a refund within ${figures.longPlanWindowDays} days of the payment.`,
        `Less than ${figures.usedPercent} percent of the plan may have been used. We look at each thing the plan counts; the one used most decides.`,
      ],
    },
    {
      title: 'If you have used nothing',
      points: [
        `Whoever has used nothing of a plan always has at least ${figures.unusedDays} days to ask, however short the plan is.`,
        'Not having used a plan is never a reason for us to refuse a refund.',
      ],
    },
    {
      title: 'What comes back, and when',
      points: [
        'The whole amount you paid, with GST. You get a credit note by email.',
        `A refund is processed within ${figures.processing}, to the way you paid with. Your bank may need a few days more to show it.`,
        'The plan ends with the refund, and what it included ends with it.',
      ],
    },
    {
      title: 'How to ask',
      points: [
        'Log in, open [your plan](/plans/details) and find your payment under refunds. You see at once whether it can be refunded, how much comes back, and why.',
        `Or write to ${brand.supportEmail} from the address of your account. Bought without an account? Write from the address you paid with.`,
      ],
    },
    {
      title: 'If you do not agree',
      points: [
        `Tell us within ${figures.disputeDays} days of what went wrong: a wrong payment, a payment taken twice, or a service you did not get.`,
        `We answer first within ${figures.escalationHours[0]} hours. A complaint that is passed on is answered within ${figures.escalationHours[1]} hours, and by the last level within ${figures.escalationHours[2]} hours.`,
        `The grievance officer answers within ${figures.grievanceHours} business hours. See the [Business Policy](/business-policy) for the way a complaint takes.`,
        'Money taken twice for one order comes back by itself, without your asking.',
      ],
    },
  ],
};
