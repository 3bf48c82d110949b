import { brand } from '../../../lib/brand.ts';
import type { MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

type VacancyMail = 'priority-jobs' | 'vacancy-proposed';

/** Contents of mails that offer vacancies to the buyers of a plan. */
export const vacancyMails: { [T in VacancyMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
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
