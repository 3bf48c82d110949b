import { brand } from '../../../lib/brand.ts';
import { formatDay, formatMoment } from '../../../lib/india-time/format-india-time.ts';
import { formatRupees } from '../../../lib/money/rupees.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

type PlanMail = Extract<keyof MailData, `plan-${string}` | `refund-${string}` | 'guest-purchase-link'>;

const whatWasBought = (bought: { planName: string; totalPaise: number; gstPaise: number }): [string, string][] => [
  ['Plan', bought.planName],
  ['Paid', formatRupees(bought.totalPaise)],
  ['Including GST', formatRupees(bought.gstPaise)],
];

const INVOICE = 'Your tax invoice is attached as a PDF.';

/** Contents of mails about purchases of plans, refunds, and the end of a plan. */
export const planMails: { [T in PlanMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'plan-purchased': ({ fullName, link, expiresAt, ...bought }, publicUrl) => ({
    subject: `Your ${brand.name} plan is active`,
    preheader: 'We have received your payment. Thank you.',
    greeting: greetingFor(fullName),
    before: ['Thank you! We have received your payment and your plan is active. Please confirm that you can see it:'],
    button: { label: 'Confirm my plan', link },
    facts: [...whatWasBought(bought), ['Valid until', formatDay(new Date(expiresAt))]],
    after: [INVOICE, `See what your plan includes and what is left: ${publicUrl}/plans/details`],
    why: `You are receiving this mail because a plan was bought with your ${brand.name} account.`,
  }),

  'plan-purchased-guest': ({ link, days, ...bought }) => ({
    subject: `Your ${brand.name} plan is paid: create your account`,
    preheader: 'We have received your payment. One step is left.',
    greeting: 'Hello,',
    before: ['Thank you! We have received your payment. Create your account to use your plan:'],
    button: { label: 'Create my account', link },
    facts: [...whatWasBought(bought), ['Valid for', `${days} days from when you create your account`]],
    after: [
      INVOICE,
      'Already have an account with this address? Sign in, and your plan is added once the address is verified.',
      'The button works for 90 days. Anyone with its link can use your plan, so please do not forward this mail.',
    ],
    why: `You are receiving this mail because a plan was bought on ${brand.name} with this address.`,
  }),

  'guest-purchase-link': ({ link, planName, amountPaise }) => ({
    subject: `Continue your purchase on ${brand.name}`,
    preheader: 'Nothing has been paid yet.',
    greeting: 'Hello,',
    before: ['You asked to continue a purchase on another device. Nothing has been paid yet:'],
    button: { label: 'Continue to the payment', link },
    facts: [
      ['Plan', planName],
      ['Amount', formatRupees(amountPaise)],
    ],
    after: ['If you did not ask for this, ignore this mail: nothing is bought and nothing is charged.'],
    why: `You are receiving this mail because a purchase was begun on ${brand.name} with this address.`,
  }),

  'plan-added': ({ fullName, link, planName, expiresAt }, publicUrl) => ({
    subject: `Your ${brand.name} plan is active`,
    preheader: 'The plan you paid for is now in your account.',
    greeting: greetingFor(fullName),
    before: [
      'The plan that was bought with this address is active in your account. Please confirm that you can see it:',
    ],
    button: { label: 'Confirm my plan', link },
    facts: [
      ['Plan', planName],
      ['Valid until', formatDay(new Date(expiresAt))],
    ],
    after: [`See what your plan includes and what is left: ${publicUrl}/plans/details`],
    why: `You are receiving this mail because a plan was bought on ${brand.name} with the address of your account.`,
  }),

  'refund-requested': ({ fullName, planName, amountPaise, reason, endsPlan, attachInvoiceId }) => ({
    subject: `Your ${brand.name} refund is on its way`,
    preheader: 'You will receive the money in 4 to 5 business days.',
    greeting: greetingFor(fullName),
    before: [
      'We have initiated a refund to your original payment method. You will receive it in 4 to 5 business days.',
    ],
    facts: [
      ['Plan', planName],
      ['Refund', formatRupees(amountPaise)],
      ['Reason', reason],
    ],
    after: [
      endsPlan ? 'Your plan has ended with this refund.' : 'Your plan remains active.',
      ...(attachInvoiceId === undefined ? [] : ['The credit note is attached as a PDF.']),
    ],
    why: `You are receiving this mail because a plan was bought on ${brand.name} with this address.`,
  }),

  'refund-processed': ({ fullName, amountPaise, reason }) => ({
    subject: `Your ${brand.name} refund has been paid`,
    preheader: 'Your bank may need a few days to show it.',
    greeting: greetingFor(fullName),
    before: ['Your refund has been paid to your original payment method. Your bank may need a few days to show it.'],
    facts: [
      ['Refund', formatRupees(amountPaise)],
      ['Reason', reason],
    ],
    after: [],
    why: `You are receiving this mail because a payment was made on ${brand.name} with this address.`,
  }),

  'plan-ends-soon': ({ fullName, planName, expiresAt }, publicUrl) => ({
    subject: `Your ${brand.name} plan ends soon`,
    preheader: 'Anything you do not use by then will expire.',
    greeting: greetingFor(fullName),
    before: [
      'Your plan ends soon. You can use the remaining interview calls and vacancy credits until then.',
      'It does not renew automatically, and you will not be charged.',
    ],
    button: { label: 'See my plan', link: `${publicUrl}/plans/details` },
    facts: [
      ['Plan', planName],
      ['Valid until', formatMoment(new Date(expiresAt))],
    ],
    after: [],
    why: `You are receiving this mail because a plan was bought with your ${brand.name} account.`,
  }),

  'plan-ended': ({ fullName, planName, expiresAt }, publicUrl) => ({
    subject: `Your ${brand.name} plan has ended`,
    preheader: 'Your account continues with the free plan.',
    greeting: greetingFor(fullName),
    before: ['Your plan has ended. Your account, resume and applications remain, with the free plan.'],
    button: { label: 'See the plans', link: `${publicUrl}/pricing` },
    facts: [
      ['Plan', planName],
      ['Ended on', formatMoment(new Date(expiresAt))],
    ],
    after: [],
    why: `You are receiving this mail because a plan was bought with your ${brand.name} account.`,
  }),
};
