import { brand } from '../../../lib/brand.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import type { MailData, WalkInMailData } from '../outbox/message.ts';
import { formerTimes } from './former-times.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

type WalkInMail = Extract<keyof MailData, `walk-in-${string}`>;

const WHY = `You are receiving this mail because an employer or our staff invited you to a walk-in interview through ${brand.name}.`;

type Links = Pick<WalkInMailData, 'attendingLink' | 'rescheduleLink' | 'statusLink'>;
type Place = Omit<WalkInMailData, 'fullName' | keyof Links>;

const whatFor = ({ jobTitle, company, startsAt, endsAt, venue, contact, note }: Place): [string, string][] => [
  ['Job', jobTitle],
  ['Company', company],
  ['Starts', formatMoment(new Date(startsAt))],
  ['Ends', formatMoment(new Date(endsAt))],
  ['Venue', venue],
  ['Ask for', contact],
  ...(note ? [['Note', note] as [string, string]] : []),
];

const answering = ({ attendingLink, rescheduleLink, statusLink }: Links) => ({
  button: { label: 'I am coming', link: attendingLink },
  after: [
    `If the time does not suit you, request another time here: ${rescheduleLink}`,
    `To view the invitation without answering it, open: ${statusLink}`,
    'This interview is free of charge. No employer, recruiter or agent may ask you for money.',
  ],
});

/** Contents of walk-in mails. */
export const walkInMails: { [T in WalkInMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'walk-in-invited': ({ fullName, ...walkIn }) => ({
    subject: 'You are invited to a walk-in interview',
    preheader: 'Please let us know whether you will attend.',
    greeting: greetingFor(fullName),
    before: ['You are invited to a walk-in interview. Please confirm that you will attend:'],
    facts: whatFor(walkIn),
    ...answering(walkIn),
    why: WHY,
  }),

  'walk-in-moved': ({ fullName, oldStartsAt, oldEndsAt, ...walkIn }) => ({
    subject: 'Your walk-in interview has a new time',
    preheader: 'Please let us know whether you will attend at the new time.',
    greeting: greetingFor(fullName),
    before: ['Your walk-in interview was rescheduled. Please check the new time and confirm that you will attend:'],
    facts: [...whatFor(walkIn), ...formerTimes(oldStartsAt, oldEndsAt)],
    ...answering(walkIn),
    why: WHY,
  }),

  'walk-in-changed': ({ fullName, changed, ...walkIn }) => ({
    subject: 'Your walk-in interview has changed',
    preheader: `Changed: ${changed}.`,
    greeting: greetingFor(fullName),
    before: [`Your walk-in interview has changed (${changed}); it starts at the same time. This is how it is now:`],
    facts: whatFor(walkIn),
    ...answering(walkIn),
    why: WHY,
  }),

  'walk-in-cancelled': ({ fullName, jobTitle, company, startsAt, cause }, publicUrl) => ({
    subject: 'Your walk-in interview is cancelled',
    preheader: 'It will not take place. Please do not travel to the venue.',
    greeting: greetingFor(fullName),
    before: [
      'We are sorry, your walk-in interview has been cancelled. Please do not travel to the venue. You do not need to do anything.',
    ],
    button: { label: 'Find other jobs', link: `${publicUrl}/job/search` },
    facts: [
      ['Job', jobTitle],
      ['Company', company],
      ['Was scheduled for', formatMoment(new Date(startsAt))],
      ['Reason', cause],
    ],
    after: [],
    why: WHY,
  }),
};
