import { brand } from '../../../lib/brand.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

/** Contents of mails to staff. */
export const staffMails: {
  [T in 'staff-invitation' | 'staff-sign-in-guessed']: (data: MailData[T], publicUrl: string) => MailContent;
} = {
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
};
