import { brand } from '../../../lib/brand.ts';
import { formatDay } from '../../../lib/india-time/format-india-time.ts';
import { truncate } from '../../../lib/text/clean-text.ts';
import type { ApplicationMailData, MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';
import { shortenTitle } from './shorten-title.ts';

type ApplicationMail = Extract<keyof MailData, `application-${string}`>;

const factsOf = ({ jobTitle, orgName, note }: Omit<ApplicationMailData, 'fullName'>): [string, string][] => [
  ['Job', jobTitle],
  ['Company', orgName],
  ...(note ? [['Note', note] as [string, string]] : []),
];

/** A text of staff, whose paragraphs are separated by empty lines. */
const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const WHY = `You are receiving this mail because you applied for this job with your ${brand.name} account.`;

/** Contents of application mails. */
export const applicationMails: { [T in ApplicationMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'application-sent': ({ fullName, jobTitle, orgName, resumeName, answerBy, others = [] }, publicUrl) => ({
    subject:
      others.length === 0
        ? `Your application was sent: ${shortenTitle(jobTitle)}`
        : `Your ${others.length + 1} applications were sent`,
    preheader: 'What happens next, and where to track it.',
    greeting: greetingFor(fullName),
    before: [
      others.length === 0
        ? 'Your application has reached the employer, together with your resume.'
        : 'Your applications have reached the employers, together with your resume. The newest is:',
    ],
    button: {
      label: others.length === 0 ? 'Track my application' : 'Track my applications',
      link: `${publicUrl}/job-seeker/applications`,
    },
    facts: [
      ['Job', jobTitle],
      ['Company', orgName],
      ['Resume', resumeName],
      ...(answerBy ? [['Answer expected by', formatDay(new Date(answerBy))] as [string, string]] : []),
      ...others.map((other): [string, string] => ['Also sent', `${other.jobTitle}, ${other.orgName}`]),
    ],
    after: [
      answerBy
        ? 'The employer reads your application next. The date above is how long this company has usually taken to answer. It is not a promise.'
        : 'The employer reads your application next and contacts you if your profile fits. How long that takes differs from company to company.',
      'We write to you when the employer decides on your application. Please keep your phone reachable.',
      'You never have to pay for a reply or a job.',
    ],
    why: WHY,
  }),

  'application-shortlisted': ({ fullName, ...news }, publicUrl) => ({
    subject: `Good news: you have been shortlisted on ${brand.name}`,
    preheader: 'The employer would like to know more about you.',
    greeting: greetingFor(fullName),
    before: ['Good news! The employer has read your application and shortlisted you.'],
    button: { label: 'See my application', link: `${publicUrl}/job-seeker/applications` },
    facts: factsOf(news),
    after: ['Please keep your phone reachable, as the next step is often a call. Keep your profile up to date.'],
    why: WHY,
  }),

  'application-not-selected': ({ fullName, ...news }, publicUrl) => ({
    subject: `Update on your application on ${brand.name}`,
    preheader: 'You were not selected for this job. There are more jobs to explore.',
    greeting: greetingFor(fullName),
    before: [
      'Thank you for applying. The employer has decided to go ahead with another candidate.',
      'Please do not be discouraged: many people apply, and often there is only one position.',
    ],
    button: { label: 'Find other jobs', link: `${publicUrl}/job/search` },
    facts: factsOf(news),
    after: ['We wish you all the best for your next application.'],
    why: WHY,
  }),

  'application-closed': ({ fullName, ...news }, publicUrl) => ({
    subject: `A job you applied for on ${brand.name} has closed`,
    preheader: 'It is no longer accepting applications.',
    greeting: greetingFor(fullName),
    before: [
      'A job you applied for has closed and is no longer accepting applications. If the employer is already in touch with you, please continue as agreed.',
    ],
    button: { label: 'Find other jobs', link: `${publicUrl}/job/search` },
    facts: factsOf(news),
    after: [`Track all your applications here: ${publicUrl}/job-seeker/applications`],
    why: WHY,
  }),

  'application-message': ({ fullName, subject, text, jobTitle, orgName }, publicUrl) => ({
    subject,
    preheader: truncate(text.replace(/\s+/g, ' '), 100),
    greeting: greetingFor(fullName),
    before: toParagraphs(text),
    button: { label: 'See my application', link: `${publicUrl}/job-seeker/applications` },
    facts: factsOf({ jobTitle, orgName, note: '' }),
    after: ['You never have to pay for a reply or a job. If someone asks you for money, do not pay, and write to us.'],
    why: WHY,
  }),

  'application-restored': ({ fullName, status, ...news }, publicUrl) => ({
    subject: `Correction: your application on ${brand.name}`,
    preheader: 'We told you by mistake that you were not selected.',
    greeting: greetingFor(fullName),
    before: [
      'We told you that you were not selected for this job. That was a mistake, and we are sorry.',
      status === 'Closed' ? 'The job has closed in the meantime.' : 'Your application counts again, as before.',
    ],
    button: { label: 'See my application', link: `${publicUrl}/job-seeker/applications` },
    facts: [...factsOf(news), ['Status', status]],
    after: [],
    why: WHY,
  }),
};
