import { brand } from '../../../lib/brand.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

/** Contents of mails to staff. */
export const staffMails: { [T in 'staff-invitation']: (data: MailData[T], publicUrl: string) => MailContent } = {
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
};
