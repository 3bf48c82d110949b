import { brand } from '../../../lib/brand.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import type { JobFairMailData, MailData } from '../outbox/message.ts';
import { formerTimes } from './former-times.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

type JobFairMail = Extract<keyof MailData, `job-fair-${string}`>;

const whatFair = (fair: Pick<JobFairMailData, 'title' | 'place' | 'startsAt' | 'endsAt'>): [string, string][] => [
  ['Job fair', fair.title],
  ['Starts', formatMoment(new Date(fair.startsAt))],
  ['Ends', formatMoment(new Date(fair.endsAt))],
  ['Venue', fair.place],
];

const WHY = `You are receiving this mail because you registered for a job fair with your ${brand.name} account.`;

/** Contents of job fair mails. */
export const jobFairMails: { [T in JobFairMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'job-fair-registered': ({ fullName, jobFairId, ...fair }, publicUrl) => ({
    subject: 'You are registered for a job fair',
    preheader: 'Your place is confirmed. Please keep this mail.',
    greeting: greetingFor(fullName),
    before: ['Your place at this job fair is confirmed. Entry is free. No one at the fair may ask you for money.'],
    button: { label: 'See the job fair', link: `${publicUrl}/job-fair/${jobFairId}` },
    facts: whatFair(fair),
    after: [
      'Please bring a proof of identity and a few copies of your resume.',
      'If you cannot attend, please withdraw on the job fair page so that someone else can take your place.',
    ],
    why: WHY,
  }),

  'job-fair-reminder': ({ fullName, jobFairId, ...fair }, publicUrl) => ({
    subject: 'Your job fair starts soon',
    preheader: 'Bring a proof of identity and copies of your resume.',
    greeting: greetingFor(fullName),
    before: ['The job fair you registered for starts soon. All the best!'],
    button: { label: 'See the job fair', link: `${publicUrl}/job-fair/${jobFairId}` },
    facts: whatFair(fair),
    after: ['Please bring a proof of identity and a few copies of your resume. Entry is free.'],
    why: WHY,
  }),

  'job-fair-moved': ({ fullName, jobFairId, isOtherVenue = true, oldStartsAt, oldEndsAt, ...fair }, publicUrl) => {
    const hasOtherTimes = oldStartsAt !== undefined;
    const what = hasOtherTimes ? (isOtherVenue ? 'time and venue' : 'time') : 'venue';
    return {
      subject: `Your job fair has a new ${what}`,
      preheader: hasOtherTimes
        ? 'Please note the new time. You stay registered.'
        : 'The time is the same, the venue is another.',
      greeting: greetingFor(fullName),
      before: [
        hasOtherTimes
          ? `The job fair you registered for has a new ${what}. You stay registered; you do not need to do anything.`
          : 'The job fair you registered for takes place at another venue. The time is the same, and so is your place.',
      ],
      button: { label: 'See the job fair', link: `${publicUrl}/job-fair/${jobFairId}` },
      facts: [...whatFair(fair), ...formerTimes(oldStartsAt, oldEndsAt)],
      after: ['If you cannot attend, please withdraw on the job fair page so that someone else can take your place.'],
      why: WHY,
    };
  },

  'job-fair-cancelled': ({ fullName, title, city, startsAt, cause }, publicUrl) => ({
    subject: 'A job fair you registered for is cancelled',
    preheader: 'It will not take place. Please do not travel to the venue.',
    greeting: greetingFor(fullName),
    before: [
      'A job fair you registered for has been cancelled. Please do not travel to the venue. You do not need to do anything.',
    ],
    button: { label: 'See other job fairs', link: `${publicUrl}/job-fair` },
    facts: [
      ['Job fair', title],
      ['Was scheduled for', formatMoment(new Date(startsAt))],
      ['City', city],
      ['Reason', cause],
    ],
    after: [],
    why: WHY,
  }),
};
