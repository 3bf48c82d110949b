import { brand } from '../../../lib/brand.ts';
import { momentText } from '../../../lib/india-time/moment-text.ts';
import type { JobFairToCome, MailData } from '../message.ts';
import { greet } from './greet.ts';
import type { MailContent } from './mail-layout.ts';

type JobFairMail = Extract<keyof MailData, `job-fair-${string}`>;

const whatFair = (fair: Pick<JobFairToCome, 'title' | 'place' | 'startsAt' | 'endsAt'>): [string, string][] => [
  ['Job fair', fair.title],
  ['Begins', momentText(fair.startsAt)],
  ['Ends', momentText(fair.endsAt)],
  ['Where', fair.place],
];

const WHY = `You get this mail because you registered for a job fair with your ${brand.name} account.`;

/** What the mails about a job fair say. */
export const jobFairMails: { [T in JobFairMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'job-fair-registered': ({ fullName, jobFairId, ...fair }, publicUrl) => ({
    subject: 'You are registered for a job fair',
    preheader: 'Your place is kept. Please keep this mail.',
    greeting: greet(fullName),
    before: [
      'Your place at this job fair is kept. Entry is free; please never pay anyone for a place or an interview.',
    ],
    button: { label: 'See the job fair', link: `${publicUrl}/job-fair/${jobFairId}` },
    facts: whatFair(fair),
    after: [
      'Bring a proof of identity and some copies of your resume.',
      'If you cannot come, please withdraw on the page of the job fair, so that somebody else gets your place.',
    ],
    why: WHY,
  }),

  'job-fair-reminder': ({ fullName, jobFairId, ...fair }, publicUrl) => ({
    subject: 'Your job fair begins soon',
    preheader: 'Bring a proof of identity and copies of your resume.',
    greeting: greet(fullName),
    before: ['The job fair you registered for begins soon. We wish you good conversations.'],
    button: { label: 'See the job fair', link: `${publicUrl}/job-fair/${jobFairId}` },
    facts: whatFair(fair),
    after: ['Bring a proof of identity and some copies of your resume. Entry is free.'],
    why: WHY,
  }),

  'job-fair-cancelled': ({ fullName, title, city, startsAt, cause }, publicUrl) => ({
    subject: 'A job fair you registered for is cancelled',
    preheader: 'It does not take place. Please do not travel there.',
    greeting: greet(fullName),
    before: ['A job fair you registered for is cancelled. Please do not travel there; you need do nothing.'],
    button: { label: 'See other job fairs', link: `${publicUrl}/job-fair` },
    facts: [
      ['Job fair', title],
      ['Was to begin', momentText(startsAt)],
      ['City', city],
      ['Why', cause],
    ],
    after: [],
    why: WHY,
  }),
};
