import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document-model.ts';

export const refundPolicy: ReadDocument = {
  title: 'Refund Policy',
  description: 'When a plan can be refunded, how much is refunded and how long it takes.',
  updated: figures.updated,
  intro:
    'We deliver what you pay for, or refund it. Applying for jobs is free, so there is nothing to refund for it. This page explains when a plan can be refunded.',
  parts: [
    {
      title: 'Interview assistance and combo plans',
      points: [
        `You can ask for a refund within ${figures.servedPlanWindowDays} days of the payment, if no service of the plan has started and no interview call has been used.`,
        'There is no refund once a service has started, such as a resume rewrite or an interview.',
        'If an employer cancels an interview, you get another one in its place. It costs you nothing.',
      ],
    },
    {
      title: 'Subscription and resume maker plans',
      points: [
        `A plan of up to ${figures.shortPlanDays} days: you can ask for a refund within ${figures.shortPlanWindowDays} days of the payment.`,
        `A longer plan, such as one of 90 or 365 days: you can ask for a refund within ${figures.longPlanWindowDays} days of the payment.`,
        `Less than ${figures.usedPercent} percent of the plan may have been used. We check each item of the plan; the most used one decides.`,
        'A vacancy credit counts as used once you have opened the listed job or applied to it. A credit that you returned as not relevant does not count.',
      ],
    },
    {
      title: 'If you have not used your plan',
      points: [
        `You always have at least ${figures.unusedDays} days to ask for a refund of an unused plan, however short the plan is.`,
        'We never refuse a refund because a plan was not used.',
      ],
    },
    {
      title: 'Refund amount and time',
      points: [
        'The whole amount you paid, with GST. You get a credit note by email.',
        `A refund is processed within ${figures.processing}, to your original payment method. Your bank may take a few more days to show it.`,
        'The refund ends the plan and everything it includes.',
      ],
    },
    {
      title: 'How to request a refund',
      points: [
        'Log in, open [your plan](/plans/details) and find your payment under refunds. You see immediately whether it can be refunded, how much, and why.',
        `Or write to ${brand.supportEmail} from the address of your account. Bought without an account? Write from the address you paid with.`,
      ],
    },
    {
      title: 'If you do not agree',
      points: [
        `Tell us within ${figures.disputeDays} days about a wrong payment, a payment taken twice, or a service you did not get.`,
        `We answer first within ${figures.escalationHours[0]} hours. An escalated complaint is answered within ${figures.escalationHours[1]} hours, and at the last level within ${figures.escalationHours[2]} hours.`,
        `The grievance officer answers within ${figures.grievanceHours} business hours. See the [Business Policy](/business-policy) for how we handle complaints.`,
        'If you are charged twice for one order, the second amount is refunded automatically.',
      ],
    },
  ],
};
