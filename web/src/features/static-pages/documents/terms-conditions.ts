import { brand } from '../../../platform/figures/brand.ts';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import type { ReadDocument } from './document-model.ts';

export const termsConditions: ReadDocument = {
  title: 'Terms & Conditions',
  description: `What ${brand.name} and you can expect from each other, in plain words.`,
  updated: figures.updated,
  intro: `These terms apply between you and ${brand.name} when you use this portal. Searching and applying for jobs is free. The terms of each plan are shown in full before you pay.`,
  parts: [
    {
      title: '1. What we offer',
      points: [
        'Search and apply for jobs, free of charge and without a plan.',
        'Paid plans: interview assistance, resume services, combinations of both, and subscriptions with a priority listing.',
        'We check vacancies before they appear and remove those that are not genuine. We cannot promise that an employer will hire you.',
      ],
    },
    {
      title: '2. Your account',
      points: [
        'You need to be 18 or older. Customers under 18 need the authorization of a parent or guardian for a purchase made for them.',
        'Give true information about yourself. Each person may have one account.',
        'Do not share your password. If you think someone else has used your account, change it and sign out everywhere under [Login & Security](/account/security).',
      ],
    },
    {
      title: '3. Interviews',
      points: [
        'An interview plan guarantees the number of interview calls it states. Interviews are guaranteed, not job placement.',
        'If an employer cancels, you get a replacement interview.',
        'You can cancel an interview free of charge up to 24 hours before it. A later cancellation costs one of your guaranteed calls.',
        'An interview you do not attend counts as a call.',
      ],
    },
    {
      title: '4. Prices and payment',
      points: [
        `Prices are in Indian rupees (INR) and without tax; GST of ${figures.gst} is added and shown before you pay.`,
        `You can pay by ${figures.paymentMethods}. Payments are made through a payment provider; we never see your card.`,
        `Access is activated within ${figures.activation} of a successful payment. See the [Shipping and Delivery Policy](/shipping-delivery-policy) for what you receive and when.`,
        'Refunds follow the [Refund Policy](/refund-policy).',
      ],
    },
    {
      title: '5. Fair use',
      points: [
        `${EMPLOYERS_ASK_NO_MONEY} Do not pay, and tell us if one does. ${ONLY_PLANS_ARE_SOLD}`,
        'Do not copy the portal or its vacancies automatically, disrupt it, or try to access data that is not yours.',
        'Do not upload anything that you have no right to share, or anything harmful.',
        'We may close an account that breaks these rules. Payments for anything not delivered are then refunded, unless the law requires otherwise.',
      ],
    },
    {
      title: '6. Our responsibility',
      points: [
        'We are responsible for providing our services with due care, and for what we promise on this portal.',
        'Vacancies are described by the employers. Please tell us within a day or two if a description is wrong.',
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
        'If these terms change, the terms at the time of purchase still apply to earlier purchases.',
      ],
    },
  ],
};
