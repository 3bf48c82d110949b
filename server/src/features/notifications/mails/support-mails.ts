import { brand } from '../../../lib/brand.ts';
import { truncate } from '../../../lib/text/clean-text.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

/** A subject of a reply without `Re:` and the reference to its case, which are added again. */
const withoutReference = (subject: string): string =>
  subject.replace(/^(\s*re:)+\s*/i, '').replace(/\s*\[case \d{1,9}\]/gi, '');

/** Contents of replies of our support. */
export const supportMails: { [T in 'support-reply']: (data: MailData[T], publicUrl: string) => MailContent } = {
  'support-reply': ({ fullName, caseId, subject, text }) => ({
    subject: subject
      ? `Re: ${withoutReference(subject)} [case ${caseId}]`
      : `Our reply to your message [case ${caseId}]`,
    preheader: truncate(text, 100),
    greeting: greetingFor(fullName),
    before: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    after: [`To write to us about this again, reply to this mail, or write to ${brand.supportEmail}.`],
    why: 'You are receiving this mail because you wrote to our support.',
  }),
};
