import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document-model.ts';

export const shippingPolicy: ReadDocument = {
  title: 'Shipping and Delivery Policy',
  description: 'Everything is delivered online: what you receive after a payment, and when.',
  updated: figures.updated,
  intro: `${brand.name} ships no goods. Everything you buy here is a service delivered online, so there are no shipping charges and nothing to pay on delivery.`,
  parts: [
    {
      title: 'What you receive, and when',
      points: [
        `Access to the job portal with your plan is activated within ${figures.activation} of a successful payment, usually within a minute.`,
        'Your tax invoice is sent by email immediately, and can be downloaded from [your plan](/plans/details).',
        'Services such as a resume rewrite, a cover letter or counselling appear in your dashboard under Track Services. You see who is working on them, when they started and when they are completed.',
        'A new resume is sent to you for review before it is final. You approve it or ask for corrections.',
        'Interview calls are arranged with you during the days of your plan. Each is shown in your dashboard and sent by email with date, time and place.',
      ],
    },
    {
      title: 'If something has not arrived',
      points: [
        'Check the spam folder of the email address you used for the purchase.',
        `If your plan is not active ${figures.activation} after the payment, write to ${brand.supportEmail} with the order number. If money was taken and the plan cannot be delivered, it is refunded.`,
      ],
    },
    {
      title: 'Contact us',
      points: [`Our office is open ${figures.officeHours}. The support line is open ${brand.supportHours}.`],
    },
  ],
};
