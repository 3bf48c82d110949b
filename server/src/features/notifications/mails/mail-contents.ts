import { brand } from '../../../lib/brand.ts';
import { momentText } from '../../../lib/india-time/moment-text.ts';
import type { MailData } from '../message.ts';
import { applicationMails } from './application-mails.ts';
import { greet } from './greet.ts';
import { interviewMails } from './interview-mails.ts';
import { jobFairMails } from './job-fair-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { resumeReviewMails } from './resume-review-mails.ts';
import { walkInMails } from './walk-in-mails.ts';

const onDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });
const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const rupees = (paise: number) => inRupees.format(paise / 100);

const whatWasBought = (bought: { planName: string; totalPaise: number; gstPaise: number }): [string, string][] => [
  ['Plan', bought.planName],
  ['Paid', rupees(bought.totalPaise)],
  ['GST in it', rupees(bought.gstPaise)],
];

const whenAndWhere = ({ device, happenedAt }: { device: string; happenedAt: string }): [string, string][] => [
  ['When', momentText(happenedAt)],
  ['Device', device],
];

const INVOICE = 'Your tax invoice comes with this mail as a PDF.';
const OWN_ACCOUNT = `You get this mail because this address belongs to an ${brand.name} account. Mails about the safety of your account cannot be switched off.`;
const WRITE_AT_ONCE = `If this was not you, write to ${brand.supportEmail} at once.`;
const NOT_YOU =
  'If this was not you, somebody else may be in your account. Set a new password now; it signs everybody out.';

/** What each mail says. `publicUrl` has no trailing slash. */
export const mailContents: { [T in keyof MailData]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'verify-email': ({ fullName, link }) => ({
    subject: `Verify your email address for ${brand.name}`,
    preheader: 'One tap, and employers can reach you.',
    greeting: greet(fullName),
    before: ['Please confirm that this email address is yours, so that employers and we can reach you.'],
    button: { label: 'Verify my email address', link },
    after: ['The link works for 7 days. If you have not registered with us, ignore this mail; nothing will happen.'],
    why: `You get this mail because somebody gave this address for an ${brand.name} account.`,
  }),

  'reset-password': ({ fullName, link }) => ({
    subject: `Set a new password for ${brand.name}`,
    preheader: 'The link works for 60 minutes.',
    greeting: greet(fullName),
    before: ['You asked to set a new password. Choose it here:'],
    button: { label: 'Set a new password', link },
    after: [
      'The link works once and for 60 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    why: OWN_ACCOUNT,
  }),

  'password-changed': ({ fullName, ...event }, publicUrl) => ({
    subject: `Your ${brand.name} password was changed`,
    preheader: 'If this was not you, act now.',
    greeting: greet(fullName),
    before: ['The password of your account was changed.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: whenAndWhere(event),
    after: [],
    why: OWN_ACCOUNT,
  }),

  'email-change-code': ({ fullName, code }) => ({
    subject: `Your code to change your ${brand.name} email address`,
    preheader: 'The code works for 10 minutes.',
    greeting: greet(fullName),
    before: ['Enter this code to use this email address for your account:'],
    code,
    after: ['It works for 10 minutes. Give it to nobody; we never ask for it.'],
    why: `You get this mail because somebody gave this address for an ${brand.name} account. If that was not you, ignore it.`,
  }),

  'email-change-notice': ({ fullName, newEmail, ...event }, publicUrl) => ({
    subject: `A new email address was asked for on ${brand.name}`,
    preheader: 'If this was not you, act now.',
    greeting: greet(fullName),
    before: ['Somebody who is signed in to your account asked to change its email address.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: [['New address', newEmail], ...whenAndWhere(event)],
    after: ['The address changes only when the code we have sent to the new one is entered.'],
    why: OWN_ACCOUNT,
  }),

  'email-changed': ({ fullName, newEmail, ...event }) => ({
    subject: `Your ${brand.name} email address was changed`,
    preheader: 'If this was not you, write to us at once.',
    greeting: greet(fullName),
    before: ['Your account now has another email address. This one no longer signs in.'],
    facts: [['New address', newEmail], ...whenAndWhere(event)],
    after: [WRITE_AT_ONCE],
    why: `You get this mail because this address belonged to an ${brand.name} account until now. It is the last one.`,
  }),

  'mobile-changed': ({ fullName, mobileNo, ...event }, publicUrl) => ({
    subject: `Your ${brand.name} mobile number was changed`,
    preheader: 'If this was not you, act now.',
    greeting: greet(fullName),
    before: ['The mobile number of your account was changed.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: [['New number', mobileNo], ...whenAndWhere(event)],
    after: [],
    why: OWN_ACCOUNT,
  }),

  'account-deleted': ({ fullName }) => ({
    subject: `Your ${brand.name} account was deleted`,
    preheader: 'What you have stored with us is gone.',
    greeting: greet(fullName),
    before: [
      'Your account was deleted as you asked, with your resume and your profile. Only what the law makes us keep, such as invoices, stays for as long as it must.',
    ],
    after: [WRITE_AT_ONCE, 'Thank you for having been with us.'],
    why: `You get this mail because this address belonged to an ${brand.name} account until now. It is the last one.`,
  }),

  'plan-purchased': ({ fullName, link, expiresAt, ...bought }, publicUrl) => ({
    subject: `Your ${brand.name} plan is active`,
    preheader: 'Your payment has arrived. Thank you.',
    greeting: greet(fullName),
    before: ['Thank you: your payment has arrived and your plan is active. Please confirm that you have it:'],
    button: { label: 'Confirm my plan', link },
    facts: [...whatWasBought(bought), ['Runs until', onDay.format(new Date(expiresAt))]],
    after: [INVOICE, `What your plan includes, and what is left of it, is here: ${publicUrl}/plans/details`],
    why: `You get this mail because a plan was bought with your ${brand.name} account.`,
  }),

  'plan-purchased-guest': ({ link, days, ...bought }) => ({
    subject: `Your ${brand.name} plan is paid: create your account`,
    preheader: 'Your payment has arrived. One step is left.',
    greeting: 'Hello,',
    before: ['Thank you: your payment has arrived. Create your account to use your plan:'],
    button: { label: 'Create my account', link },
    facts: [...whatWasBought(bought), ['Runs for', `${days} days from when you create your account`]],
    after: [
      INVOICE,
      'Do you have an account with this address already? Sign in: your plan is added once the address is verified.',
      'The button works for 90 days. Whoever has its link can use your plan: please do not pass this mail on.',
    ],
    why: `You get this mail because a plan was bought on ${brand.name} with this address.`,
  }),

  'plan-added': ({ fullName, link, planName, expiresAt }, publicUrl) => ({
    subject: `Your ${brand.name} plan is active`,
    preheader: 'The plan you have paid for is in your account now.',
    greeting: greet(fullName),
    before: ['The plan that was bought with this address is active in your account. Please confirm that you have it:'],
    button: { label: 'Confirm my plan', link },
    facts: [
      ['Plan', planName],
      ['Runs until', onDay.format(new Date(expiresAt))],
    ],
    after: [`What your plan includes, and what is left of it, is here: ${publicUrl}/plans/details`],
    why: `You get this mail because a plan was bought on ${brand.name} with the address of your account.`,
  }),

  'refund-requested': ({ fullName, planName, amountPaise, reason, endsPlan, attachInvoiceId }) => ({
    subject: `Your ${brand.name} refund is on its way`,
    preheader: 'The money is with you after 4 to 5 business days.',
    greeting: greet(fullName),
    before: ['We give you money back. It goes to where you paid from and is there after 4 to 5 business days.'],
    facts: [
      ['Plan', planName],
      ['Refund', rupees(amountPaise)],
      ['Why', reason],
    ],
    after: [
      endsPlan ? 'Your plan has ended with it.' : 'Your plan goes on as before.',
      ...(attachInvoiceId === undefined ? [] : ['The credit note comes with this mail as a PDF.']),
    ],
    why: `You get this mail because a plan was bought on ${brand.name} with this address.`,
  }),

  'refund-processed': ({ fullName, amountPaise, reason }) => ({
    subject: `Your ${brand.name} refund was paid out`,
    preheader: 'Your bank may need a few days to show it.',
    greeting: greet(fullName),
    before: ['Your refund was paid out to where you paid from. Your bank may need a few days to show it.'],
    facts: [
      ['Refund', rupees(amountPaise)],
      ['Why', reason],
    ],
    after: [],
    why: `You get this mail because something was paid on ${brand.name} with this address.`,
  }),

  'plan-ends-soon': ({ fullName, planName, expiresAt }, publicUrl) => ({
    subject: `Your ${brand.name} plan ends soon`,
    preheader: 'What you do not use until then is lost.',
    greeting: greet(fullName),
    before: [
      'Your plan ends soon. Interview calls and vacancy credits that are left count until then.',
      'It does not renew by itself, and nothing is charged.',
    ],
    button: { label: 'See my plan', link: `${publicUrl}/plans/details` },
    facts: [
      ['Plan', planName],
      ['Runs until', momentText(expiresAt)],
    ],
    after: [],
    why: `You get this mail because a plan was bought with your ${brand.name} account.`,
  }),

  'plan-ended': ({ fullName, planName, expiresAt }, publicUrl) => ({
    subject: `Your ${brand.name} plan has ended`,
    preheader: 'Your account goes on with the free plan.',
    greeting: greet(fullName),
    before: ['Your plan has ended. Your account, your resume and your applications stay, with the free plan.'],
    button: { label: 'See the plans', link: `${publicUrl}/pricing` },
    facts: [
      ['Plan', planName],
      ['Ended on', momentText(expiresAt)],
    ],
    after: [],
    why: `You get this mail because a plan was bought with your ${brand.name} account.`,
  }),

  'priority-jobs': ({ fullName, count, jobs }, publicUrl) => ({
    subject: count === 1 ? 'A new job on your priority listing' : `${count} new jobs on your priority listing`,
    preheader: 'Chosen for your skills, places and experience.',
    greeting: greet(fullName),
    before: [
      'These jobs fit your profile and are new on your priority listing:',
      ...jobs.map(({ jobTitle, company, matches }) =>
        [`${jobTitle}, ${company}`, matches.join(', ')].filter((text) => text !== '').join(': '),
      ),
      ...(count > jobs.length ? [`And ${count - jobs.length} more.`] : []),
    ],
    button: { label: 'See these jobs', link: `${publicUrl}/priority-listing-jobs` },
    after: ['Employers see candidates of a priority listing first, so apply early to those you like.'],
    why: `You get this mail, once a day at most, because your ${brand.name} plan has a priority listing.`,
  }),

  ...applicationMails,
  ...interviewMails,
  ...jobFairMails,
  ...resumeReviewMails,
  ...walkInMails,

  'vacancy-proposed': ({ fullName, jobTitle, company, note, proposedBy }, publicUrl) => ({
    subject: 'Your adviser proposes a job to you',
    preheader: 'You decide whether we put you forward.',
    greeting: greet(fullName),
    before: ['Your adviser has found a job that may fit you. We put you forward only when you approve it.'],
    button: { label: 'Approve or decline', link: `${publicUrl}/vacancy-approvals` },
    facts: [
      ['Job', jobTitle],
      ['Company', company],
      ['Adviser', proposedBy],
      ['Why it fits', note],
    ],
    after: ['If you decline, or do nothing, the employer learns nothing about you.'],
    why: `You get this mail because you have a plan with ${brand.name}.`,
  }),
};
