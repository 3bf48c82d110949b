import { brand } from '../../../lib/brand.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

const WHY = `You are receiving this mail because ${brand.name} is working on your resume.`;
const NOTHING_FINAL = 'Nothing is final until you approve it.';

/** Contents of mails about a resume waiting for review. */
export const resumeReviewMails: {
  [T in 'resume-content-waits' | 'resume-pdf-waits']: (data: MailData[T]) => MailContent;
} = {
  'resume-content-waits': ({ fullName, link }) => ({
    subject: 'Your new resume text is ready for your review',
    preheader: 'Approve it or tell us what to correct.',
    greeting: greetingFor(fullName),
    before: [
      'We have rewritten your resume. Please compare it with your old one, and approve it or tell us what to correct.',
    ],
    button: { label: 'Review my resume', link },
    after: [NOTHING_FINAL],
    why: WHY,
  }),

  'resume-pdf-waits': ({ fullName, link }) => ({
    subject: 'Your new resume PDF is ready for your review',
    preheader: 'Approve it or tell us what to correct.',
    greeting: greetingFor(fullName),
    before: ['Your new resume is ready as a PDF. Please read it, and approve it or tell us what to correct.'],
    button: { label: 'Review my resume', link },
    after: [NOTHING_FINAL],
    why: WHY,
  }),
};
