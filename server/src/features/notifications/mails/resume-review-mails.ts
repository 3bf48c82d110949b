import { brand } from '../../../lib/brand.ts';
import type { MailData } from '../message.ts';
import { greet } from './greet.ts';
import type { MailContent } from './mail-layout.ts';

const WHY = `You get this mail because ${brand.name} works on the resume of your account.`;
const NOTHING_FINAL = 'Nothing is final before you approve it.';

/** What the mails about a resume that waits for its owner's word say. */
export const resumeReviewMails: {
  [T in 'resume-content-waits' | 'resume-pdf-waits']: (data: MailData[T]) => MailContent;
} = {
  'resume-content-waits': ({ fullName, link }) => ({
    subject: 'Your new resume text is ready for your review',
    preheader: 'Approve it, or tell us what to correct.',
    greeting: greet(fullName),
    before: [
      'We have rewritten your resume. Please compare it with your old one: approve it, or tell us what to correct.',
    ],
    button: { label: 'Review my resume', link },
    after: [NOTHING_FINAL],
    why: WHY,
  }),

  'resume-pdf-waits': ({ fullName, link }) => ({
    subject: 'Your new resume PDF is ready for your review',
    preheader: 'Approve it, or tell us what to correct.',
    greeting: greet(fullName),
    before: ['Your new resume is ready as a PDF. Please read it: approve it, or tell us what to correct.'],
    button: { label: 'Review my resume', link },
    after: [NOTHING_FINAL],
    why: WHY,
  }),
};
