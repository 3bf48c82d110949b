import { brand } from '../../../lib/brand.ts';
import { formatDay, formatMoment } from '../../../lib/india-time/format-india-time.ts';
import { formatRupees } from '../../../lib/money/rupees.ts';
import { shorten, truncate } from '../../../lib/text/clean-text.ts';
import type { MailData } from '../outbox/message.ts';
import { applicationMails } from './application-mails.ts';
import { greetingFor } from './greeting.ts';
import { interviewMails } from './interview-mails.ts';
import { jobFairMails } from './job-fair-mails.ts';
import type { MailContent } from './mail-layout.ts';
import { maskContacts } from './mask-contacts.ts';
import { moderationMails } from './moderation-mails.ts';
import { reportMails } from './report-mails.ts';
import { resumeReviewMails } from './resume-review-mails.ts';
import { searchAlertMails } from './search-alert-mails.ts';
import { walkInMails } from './walk-in-mails.ts';

const whatWasBought = (bought: { planName: string; totalPaise: number; gstPaise: number }): [string, string][] => [
  ['Plan', bought.planName],
  ['Paid', formatRupees(bought.totalPaise)],
  ['Including GST', formatRupees(bought.gstPaise)],
];

const whenAndWhere = ({ device, happenedAt }: { device: string; happenedAt: string }): [string, string][] => [
  ['When', formatMoment(new Date(happenedAt))],
  ['Device', device],
];

const INVOICE = 'Your tax invoice is attached as a PDF.';
const OWN_ACCOUNT = `You are receiving this mail because this address belongs to an ${brand.name} account. Security mails cannot be switched off.`;
const WRITE_AT_ONCE = `If this was not you, write to ${brand.supportEmail} immediately.`;
const NOT_YOU =
  'If this was not you, someone else may have access to your account. Set a new password now. This signs out all devices.';
const NOT_YOU_PASSKEY =
  'If this was not you, someone else may have access to your account. Set a new password now. This signs out all devices and removes the passkeys of the last 30 days.';

/** A subject of a reply without `Re:` and the reference to its case, which are added again. */
const withoutReference = (subject: string): string =>
  subject.replace(/^(\s*re:)+\s*/i, '').replace(/\s*\[case \d{1,9}\]/gi, '');

const MAX_TYPED_SUBJECT = 80;

/**
 * The subject of a case in a reply. Who writes by mail reads it as it was sent, so that mail programs keep the thread. That of a
 * form goes to an address that anyone can type: it is short and without links and numbers.
 */
const subjectOfReply = (subject: string, inReplyTo: string | undefined): string =>
  inReplyTo ? subject : shorten(maskContacts(subject), MAX_TYPED_SUBJECT);

/** Contents of all mails by template. `publicUrl` has no trailing slash. */
export const mailContents: { [T in keyof MailData]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'verify-email': ({ fullName, link }) => ({
    subject: `Verify your email address for ${brand.name}`,
    preheader: 'Verify with one tap so that employers can reach you.',
    greeting: greetingFor(fullName),
    before: ['Please confirm that this email address is yours, so that employers and we can reach you.'],
    button: { label: 'Verify my email address', link },
    after: ['The link works for 7 days. If you have not registered with us, please ignore this mail.'],
    why: `You are receiving this mail because someone entered this address for an ${brand.name} account.`,
  }),

  'reset-password': ({ fullName, link }) => ({
    subject: `Set a new password for ${brand.name}`,
    preheader: 'The link works for 60 minutes.',
    greeting: greetingFor(fullName),
    before: ['You requested a new password. Set it here:'],
    button: { label: 'Set a new password', link },
    after: [
      'The link works only once and for 60 minutes. If you did not request it, please ignore this mail. Your password will not change.',
    ],
    why: OWN_ACCOUNT,
  }),

  'support-reply': ({ fullName, caseId, subject, text, inReplyTo }) => ({
    subject: subject
      ? `Re: ${withoutReference(subjectOfReply(subject, inReplyTo))} [case ${caseId}]`
      : `Our reply to your message [case ${caseId}]`,
    preheader: truncate(text, 100),
    greeting: greetingFor(fullName),
    before: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    after: [`To write to us about this again, reply to this mail, or write to ${brand.supportEmail}.`],
    why: 'You are receiving this mail because you wrote to our support.',
  }),

  'staff-invitation': ({ fullName, invitedBy, roles, link }) => ({
    subject: `Your staff account at ${brand.name}`,
    preheader: 'The link works for three days.',
    greeting: greetingFor(fullName),
    before: [
      `${invitedBy} has invited you to the staff console of ${brand.name}, with these roles: ${roles}.`,
      'You choose a password of at least 12 characters and set up an authenticator app on your phone.',
    ],
    button: { label: 'Set up my staff account', link },
    after: [
      'The link works once, for three days. If you do not know why you got it, please tell us and do not use it.',
    ],
    why: `You are receiving this mail because a colleague entered your address.`,
  }),

  'set-password': ({ fullName, link }) => ({
    subject: `Your email address is verified: set a new password for ${brand.name}`,
    preheader: 'The link works for 60 minutes.',
    greeting: greetingFor(fullName),
    before: [
      'You have verified your email address on a device where you were not logged in. To make sure that only you can use your account, its earlier password no longer works and all devices were signed out. Set a new password here:',
    ],
    button: { label: 'Set a new password', link },
    after: [
      'The link works only once and for 60 minutes. Later, choose Forgot Password on the login page to get another one.',
    ],
    why: OWN_ACCOUNT,
  }),

  'password-changed': ({ fullName, ...event }, publicUrl) => ({
    subject: `Your ${brand.name} password was changed`,
    preheader: 'If this was not you, act now.',
    greeting: greetingFor(fullName),
    before: ['The password of your account was changed.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: whenAndWhere(event),
    after: [],
    why: OWN_ACCOUNT,
  }),

  'sign-in-guessed': ({ fullName, count, happenedAt }, publicUrl) => ({
    subject: `Failed attempts to log in to your ${brand.name} account`,
    preheader: 'Your password was not guessed.',
    greeting: greetingFor(fullName),
    before: [
      `Someone tried to log in to your account ${count} times within a day with a wrong password. They did not get in, and further attempts are slowed down.`,
      'If this was you, please set a new password. If not, make sure that you use your password on no other website.',
    ],
    button: { label: 'Set a new password', link: `${publicUrl}/account/forgot-password` },
    facts: [['Last attempt', formatMoment(new Date(happenedAt))]],
    after: [],
    why: OWN_ACCOUNT,
  }),

  'staff-sign-in-guessed': ({ fullName, count, happenedAt }, publicUrl) => ({
    subject: `Failed attempts to sign in to your ${brand.name} staff account`,
    preheader: 'Your password was not guessed.',
    greeting: greetingFor(fullName),
    before: [
      `Someone tried to sign in to your staff account ${count} times within a day with a wrong password. They did not get in, and further attempts are slowed down.`,
      'If this was not you, please tell an administrator, and make sure that you use your password nowhere else.',
    ],
    button: { label: 'Open the staff console', link: `${publicUrl}/staff` },
    facts: [['Last attempt', formatMoment(new Date(happenedAt))]],
    after: [],
    why: `You are receiving this mail because you have a staff account of ${brand.name}.`,
  }),

  'email-change-code': ({ fullName, code }) => ({
    subject: `Your code to change your ${brand.name} email address`,
    preheader: 'The code works for 10 minutes.',
    greeting: greetingFor(fullName),
    before: ['Enter this code to use this email address for your account:'],
    code,
    after: ['It works for 10 minutes. Do not share it with anyone. We never ask for it.'],
    why: `You are receiving this mail because someone entered this address for an ${brand.name} account. If that was not you, ignore it.`,
  }),

  'email-change-notice': ({ fullName, newEmail, ...event }, publicUrl) => ({
    subject: `Email address change requested on ${brand.name}`,
    preheader: 'If this was not you, act now.',
    greeting: greetingFor(fullName),
    before: ['Someone signed in to your account has requested a change of its email address.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: [['New address', newEmail], ...whenAndWhere(event)],
    after: ['The address changes only after the code sent to the new address is entered.'],
    why: OWN_ACCOUNT,
  }),

  'email-changed': ({ fullName, newEmail, ...event }) => ({
    subject: `Your ${brand.name} email address was changed`,
    preheader: 'If this was not you, write to us immediately.',
    greeting: greetingFor(fullName),
    before: ['Your account now has a new email address. You can no longer sign in with this one.'],
    facts: [['New address', newEmail], ...whenAndWhere(event)],
    after: [WRITE_AT_ONCE],
    why: `You are receiving this mail because this address belonged to an ${brand.name} account until now. This is the last mail to this address.`,
  }),

  'mobile-changed': ({ fullName, mobileNo, ...event }, publicUrl) => ({
    subject: `Your ${brand.name} mobile number was changed`,
    preheader: 'If this was not you, act now.',
    greeting: greetingFor(fullName),
    before: ['The mobile number of your account was changed.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: [['New number', mobileNo], ...whenAndWhere(event)],
    after: [],
    why: OWN_ACCOUNT,
  }),

  'passkey-added': ({ fullName, passkeyName, ...event }, publicUrl) => ({
    subject: `A passkey was added to your ${brand.name} account`,
    preheader: 'If this was not you, act now.',
    greeting: greetingFor(fullName),
    before: [
      'A passkey was added to your account. With it, you log in by fingerprint, face or screen lock instead of your password.',
      NOT_YOU_PASSKEY,
    ],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: [['Passkey', passkeyName], ...whenAndWhere(event)],
    after: [],
    why: OWN_ACCOUNT,
  }),

  'passkey-removed': ({ fullName, passkeyName, ...event }, publicUrl) => ({
    subject: `A passkey was removed from your ${brand.name} account`,
    preheader: 'It can no longer be used to log in.',
    greeting: greetingFor(fullName),
    before: ['A passkey was removed from your account. It can no longer be used to log in.', NOT_YOU],
    button: { label: 'This was not me', link: `${publicUrl}/account/forgot-password` },
    facts: [['Passkey', passkeyName], ...whenAndWhere(event)],
    after: ['You can also delete it in the password manager of your phone or computer.'],
    why: OWN_ACCOUNT,
  }),

  'account-suspended': ({ fullName, until, reason }) => ({
    subject: `Your ${brand.name} account is suspended`,
    preheader: 'Why, until when, and how to object.',
    greeting: greetingFor(fullName),
    before: [
      until
        ? 'Our team has suspended your account. Until the time below you cannot log in, and all devices were signed out.'
        : 'Our team has suspended your account permanently. You can no longer log in, and all devices were signed out.',
    ],
    facts: [...(until ? [['Until', formatMoment(new Date(until))] as [string, string]] : []), ['Reason', reason]],
    after: [
      `If you think that this is wrong, write to ${brand.supportEmail} from this address and tell us why. Another person of our team looks at it again.`,
      'Your applications, resume and plans stay as they are. You can still ask us for your data, or to delete your account.',
    ],
    why: OWN_ACCOUNT,
  }),

  'suspension-ended': ({ fullName }, publicUrl) => ({
    subject: `You can log in to your ${brand.name} account again`,
    preheader: 'Our team has ended the suspension.',
    greeting: greetingFor(fullName),
    before: ['Our team has ended the suspension of your account. You can log in again.'],
    button: { label: 'Log in', link: `${publicUrl}/account/login` },
    after: [],
    why: OWN_ACCOUNT,
  }),

  'account-deleted': ({ fullName }) => ({
    subject: `Your ${brand.name} account was deleted`,
    preheader: 'Your data has been deleted.',
    greeting: greetingFor(fullName),
    before: [
      'Your account was deleted as you requested, along with your resume and your profile. We keep only what the law requires, such as invoices, for the required period.',
    ],
    after: [WRITE_AT_ONCE, 'Thank you for having used our service.'],
    why: `You are receiving this mail because this address belonged to an ${brand.name} account until now. This is the last mail to this address.`,
  }),

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

  'priority-jobs': ({ fullName, count, jobs }, publicUrl) => ({
    subject: count === 1 ? 'A new job on your priority listing' : `${count} new jobs on your priority listing`,
    preheader: 'Selected for your skills, locations and experience.',
    greeting: greetingFor(fullName),
    before: [
      'These jobs fit your profile and are new on your priority listing:',
      ...jobs.map(({ jobTitle, company, matches }) =>
        [`${jobTitle}, ${company}`, matches.join(', ')].filter((text) => text !== '').join(': '),
      ),
      ...(count > jobs.length ? [`And ${count - jobs.length} more.`] : []),
    ],
    button: { label: 'See these jobs', link: `${publicUrl}/priority-listing-jobs` },
    after: ['Employers see candidates of a priority listing first, so apply early to the jobs you like.'],
    why: `You are receiving this mail, at most once a day, because your ${brand.name} plan has a priority listing.`,
  }),

  ...applicationMails,
  ...reportMails,
  ...interviewMails,
  ...jobFairMails,
  ...moderationMails,
  ...resumeReviewMails,
  ...walkInMails,
  ...searchAlertMails,

  'vacancy-proposed': ({ fullName, jobTitle, company, note, proposedBy }, publicUrl) => ({
    subject: 'Your adviser has proposed a job for you',
    preheader: 'You decide whether we recommend you.',
    greeting: greetingFor(fullName),
    before: ['Your adviser has found a job that may suit you. We recommend you to the employer only if you approve.'],
    button: { label: 'Approve or decline', link: `${publicUrl}/vacancy-approvals` },
    facts: [
      ['Job', jobTitle],
      ['Company', company],
      ['Adviser', proposedBy],
      ['Why it suits you', note],
    ],
    after: ['If you decline or do nothing, the employer will not receive any information about you.'],
    why: `You are receiving this mail because you have a plan with ${brand.name}.`,
  }),
};
