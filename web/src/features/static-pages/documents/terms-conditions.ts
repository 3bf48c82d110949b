import { brand } from '../../../platform/figures/brand.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document.ts';

export const termsConditions: ReadDocument = {
  title: 'Terms & Conditions',
  description: `What ${brand.name} and you can expect of each other, in plain words.`,
  updated: figures.updated,
  intro: `These terms hold between you and ${brand.name} when you use this portal. Searching and applying for jobs is free. The terms of each plan are shown in full before you pay.`,
  parts: [
    {
      title: '1. What we offer',
      points: [
        'Search and apply for jobs, free of charge and without a plan.',
        'Paid plans: interview assistance, resume services, combinations of both, and subscriptions with a priority listing.',
        'We check vacancies before they appear and remove those that are not honest. We cannot promise that an employer hires you.',
      ],
    },
    {
      title: '2. Your account',
      points: [
        'You need to be 18 or older. Customers under 18 need the authorization of a parent or guardian for a purchase made for them.',
        'Tell the truth about yourself. One person, one account.',
        'Keep your password to yourself. If you think somebody else has used your account, change it and sign out everywhere under [Login & Security](/account/security).',
      ],
    },
    {
      title: '3. Interviews',
      points: [
        'An interview plan guarantees the number of interview calls it names. Interviews are guaranteed, not job placement.',
        'If an employer cancels, you get a replacement interview.',
        'You can cancel an interview free of charge up to 24 hours before it. Later than that it costs one of your guaranteed calls.',
        'An interview you do not come to counts as a call.',
      ],
    },
    {
      title: '4. Prices and payment',
      points: [
        `Prices are in Indian rupees (INR) and without tax; GST of ${figures.gst} is added and shown before you pay.`,
        `You can pay by ${figures.paymentMethods}. Payments are made through a payment provider; we never see your card.`,
        `Access is activated within ${figures.activation} of a successful payment. See the [Shipping and Delivery Policy](/shipping-delivery-policy) for what arrives when.`,
        'Refunds follow the [Refund Policy](/refund-policy).',
      ],
    },
    {
      title: '5. Fair use',
      points: [
        'Never pay anybody for a job or an interview. Employers on this portal may not ask you for money; tell us if one does.',
        'Do not copy the portal or its vacancies by machine, disturb it, or try to see what is not yours.',
        'Do not upload what is not yours to share, or anything harmful.',
        'We may close an account that does so. What was paid for and not delivered is then refunded, unless the law says otherwise.',
      ],
    },
    {
      title: '6. What we answer for',
      points: [
        'We answer for what we do with care expected of us, and for what we promise on this portal.',
        'Vacancies are the word of the employers. Please tell us within a day or two if one is not as it was described.',
        'Nothing in these terms takes away the rights you have as a consumer under the law.',
      ],
    },
    {
      title: '7. If something is wrong',
      points: [
        `Tell us within ${figures.disputeDays} days. We answer first within ${figures.escalationHours[0]} hours, on the next level within ${figures.escalationHours[1]} hours and on the last within ${figures.escalationHours[2]} hours.`,
        `Write to ${brand.supportEmail}. Office hours: ${figures.officeHours}.`,
      ],
    },
    {
      title: '8. Law and changes',
      points: [
        `The laws of India apply. The courts in ${figures.jurisdiction} decide about disputes that we cannot settle together.`,
        'If these terms change, what you bought before keeps the terms it was bought under.',
      ],
    },
  ],
};
