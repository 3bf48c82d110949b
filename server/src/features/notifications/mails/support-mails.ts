import { brand } from '../../../lib/brand.ts';
import { shorten, truncate } from '../../../lib/text/clean-text.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';
import { maskContacts } from './mask-contacts.ts';

/** A subject of a reply without `Re:` and the reference to its case, which are added again. */
const withoutReference = (subject: string): string =>
  subject.replace(/^(\s*re:)+\s*/i, '').replace(/\s*\[case \d{1,9}\]/gi, '');

const MAX_TYPED_SUBJECT = 80;

/**
 * The subject of a case in a reply. A person who writes by mail sees it as they sent it, so that mail programs keep the
 * thread. That of a form goes to an address that anyone can type: it is short and without links and numbers.
 */
const subjectOfReply = (subject: string, inReplyTo: string | undefined): string =>
  inReplyTo ? subject : shorten(maskContacts(subject), MAX_TYPED_SUBJECT);

/** Contents of replies of our support. */
export const supportMails: { [T in 'support-reply']: (data: MailData[T], publicUrl: string) => MailContent } = {
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
};
