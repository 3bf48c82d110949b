import { brand } from '../../../lib/brand.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

type AccountMail =
  | 'verify-email'
  | 'reset-password'
  | 'set-password'
  | 'password-changed'
  | 'sign-in-guessed'
  | 'email-change-code'
  | 'email-change-notice'
  | 'email-changed'
  | 'mobile-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'account-suspended'
  | 'suspension-ended'
  | 'account-deleted';

const whenAndWhere = ({ device, happenedAt }: { device: string; happenedAt: string }): [string, string][] => [
  ['When', formatMoment(new Date(happenedAt))],
  ['Device', device],
];

const OWN_ACCOUNT = `You are receiving this mail because this address belongs to an ${brand.name} account. Security mails cannot be switched off.`;
const WRITE_AT_ONCE = `If this was not you, write to ${brand.supportEmail} immediately.`;
const NOT_YOU =
  'If this was not you, someone else may have access to your account. Set a new password now. This signs out all devices.';
const NOT_YOU_PASSKEY =
  'If this was not you, someone else may have access to your account. Set a new password now. This signs out all devices and removes the passkeys of the last 30 days.';

/** Contents of mails about an account: verification, passwords, contact details, passkeys, suspension. */
export const accountMails: { [T in AccountMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
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
};
