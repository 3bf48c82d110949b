import { brand } from '../../../lib/brand.ts';
import { momentText } from '../../../lib/india-time/moment-text.ts';
import type { MailData, WalkInToCome } from '../message.ts';
import { greet } from './greet.ts';
import type { MailContent } from './mail-layout.ts';

type WalkInMail = Extract<keyof MailData, `walk-in-${string}`>;

const WHY = `You get this mail because an employer or our staff invited you to a walk-in interview through ${brand.name}.`;

type Links = Pick<WalkInToCome, 'attendingLink' | 'rescheduleLink' | 'statusLink'>;
type Place = Omit<WalkInToCome, 'fullName' | keyof Links>;

const whatFor = ({ jobTitle, company, startsAt, endsAt, venue, contact, note }: Place): [string, string][] => [
  ['Job', jobTitle],
  ['Company', company],
  ['Begins', momentText(startsAt)],
  ['Ends', momentText(endsAt)],
  ['Where', venue],
  ['Ask for', contact],
  ...(note ? [['Note', note] as [string, string]] : []),
];

const answering = ({ attendingLink, rescheduleLink, statusLink }: Links) => ({
  button: { label: 'I am coming', link: attendingLink },
  after: [
    `If the time does not suit you, ask for another one here: ${rescheduleLink}`,
    `To look at the invitation without answering it, open: ${statusLink}`,
    'The interview is free. Please never pay anyone for an interview or a job.',
  ],
});

/** What the mails about a walk-in interview say. */
export const walkInMails: { [T in WalkInMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'walk-in-invited': ({ fullName, ...walkIn }) => ({
    subject: 'You are invited to a walk-in interview',
    preheader: 'Please tell us whether you are coming.',
    greeting: greet(fullName),
    before: ['You are invited to a walk-in interview. Please tell us that you are coming:'],
    facts: whatFor(walkIn),
    ...answering(walkIn),
    why: WHY,
  }),

  'walk-in-moved': ({ fullName, ...walkIn }) => ({
    subject: 'Your walk-in interview has a new time',
    preheader: 'Please tell us whether you are coming at the new time.',
    greeting: greet(fullName),
    before: ['Your walk-in interview was moved. Please look at the new time and tell us that you are coming:'],
    facts: whatFor(walkIn),
    ...answering(walkIn),
    why: WHY,
  }),

  'walk-in-cancelled': ({ fullName, jobTitle, company, startsAt, cause }, publicUrl) => ({
    subject: 'Your walk-in interview is cancelled',
    preheader: 'It does not take place. Please do not travel there.',
    greeting: greet(fullName),
    before: ['We are sorry: your walk-in interview is cancelled. Please do not travel there; you need do nothing.'],
    button: { label: 'Find other jobs', link: `${publicUrl}/job/search` },
    facts: [
      ['Job', jobTitle],
      ['Company', company],
      ['Was to begin', momentText(startsAt)],
      ['Why', cause],
    ],
    after: [],
    why: WHY,
  }),
};
