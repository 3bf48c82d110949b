import { brand } from '../../../lib/brand.ts';
import type { ApplicationNews, MailData } from '../message.ts';
import { greet } from './greet.ts';
import type { MailContent } from './mail-layout.ts';

type ApplicationMail = Extract<keyof MailData, `application-${string}`>;

const factsOf = ({ jobTitle, orgName, note }: Omit<ApplicationNews, 'fullName'>): [string, string][] => [
  ['Job', jobTitle],
  ['Company', orgName],
  ...(note ? [['Note', note] as [string, string]] : []),
];

const WHY = `You get this mail because you applied for this job with your ${brand.name} account.`;

/** What the mails about an application say. */
export const applicationMails: { [T in ApplicationMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'application-shortlisted': ({ fullName, ...news }, publicUrl) => ({
    subject: `Good news: you are shortlisted on ${brand.name}`,
    preheader: 'The employer wants to know more about you.',
    greeting: greet(fullName),
    before: ['Good news: the employer has read your application and put you on the shortlist. Well done!'],
    button: { label: 'See my application', link: `${publicUrl}/job-seeker/applications` },
    facts: factsOf(news),
    after: ['Keep your phone near: the next step is often a call. Your profile helps most when it is up to date.'],
    why: WHY,
  }),

  'application-not-selected': ({ fullName, ...news }, publicUrl) => ({
    subject: `An answer to your application on ${brand.name}`,
    preheader: 'Not this time; other jobs are waiting.',
    greeting: greet(fullName),
    before: [
      'The employer has decided for somebody else this time. We know how much work is in an application, and thank you for yours.',
      'It says little about you: many people apply, and often one place is all there is.',
    ],
    button: { label: 'Find other jobs', link: `${publicUrl}/job/search` },
    facts: factsOf(news),
    after: ['We wish you the very best for the next one.'],
    why: WHY,
  }),

  'application-closed': ({ fullName, ...news }, publicUrl) => ({
    subject: `A job you applied for on ${brand.name} has closed`,
    preheader: 'It takes no more applications.',
    greeting: greet(fullName),
    before: [
      'A job you applied for has closed: it takes no more applications. If the employer is in touch with you already, that goes on as agreed.',
    ],
    button: { label: 'Find other jobs', link: `${publicUrl}/job/search` },
    facts: factsOf(news),
    after: [`What became of all your applications is here: ${publicUrl}/job-seeker/applications`],
    why: WHY,
  }),
};
