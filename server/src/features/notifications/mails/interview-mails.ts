import { brand } from '../../../lib/brand.ts';
import { formatAppointment } from '../../../lib/india-time/format-india-time.ts';
import type { InterviewMailData, MailData } from '../outbox/message.ts';
import { greetingFor } from './greeting.ts';
import type { MailContent } from './mail-layout.ts';

type InterviewMail = Extract<keyof MailData, `interview-${string}`>;

const whenText = (startsAt: string) => formatAppointment(new Date(startsAt));

const placeLabels = { 'In person': 'Address', Video: 'Link', Phone: 'Phone number' } as const;

const factsOf = (interview: Omit<InterviewMailData, 'fullName'>): [string, string][] => [
  ['Job', interview.jobTitle],
  ['Company', interview.company],
  ['When', `${whenText(interview.startsAt)} IST, ${interview.durationMinutes} minutes`],
  ['Mode', interview.mode],
  [placeLabels[interview.mode], interview.place],
  ...(interview.note ? [['Note', interview.note] as [string, string]] : []),
];

const buttonTo = (publicUrl: string) => ({
  label: 'See my interviews',
  link: `${publicUrl}/interview-schedules/list`,
});

const TIP = 'Join 5 minutes early to settle in and make a good first impression.';
const WHY = `You are receiving this mail because an interview was scheduled for your ${brand.name} account.`;

/** Contents of interview mails. */
export const interviewMails: { [T in InterviewMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'interview-scheduled': ({ fullName, isReplacement, ...interview }, publicUrl) => ({
    subject: `Your interview on ${whenText(interview.startsAt)}`,
    preheader: 'Add it to your calendar with one tap.',
    greeting: greetingFor(fullName),
    before: [
      isReplacement
        ? 'This interview replaces the one that the employer cancelled.'
        : 'An employer would like to meet you. Your interview is scheduled.',
    ],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: [
      TIP,
      'To add the interview to your calendar, open the attached calendar file.',
      'If you cannot attend, please cancel early on the interviews page. A late cancellation may use one of your guaranteed calls.',
    ],
    why: WHY,
  }),

  'interview-reminder': ({ fullName, isAboutToBegin, isByStaff, ...interview }, publicUrl) => ({
    subject: `Reminder: your interview on ${whenText(interview.startsAt)}`,
    preheader: isByStaff ? 'Please be on time.' : `It starts within ${isAboutToBegin ? 'an hour' : 'a day'}.`,
    greeting: greetingFor(fullName),
    before: [
      isByStaff
        ? 'We would like to remind you of your interview.'
        : `Your interview starts within ${isAboutToBegin ? 'an hour' : 'a day'}.`,
    ],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: [TIP],
    why: WHY,
  }),

  'interview-changed': ({ fullName, changed, isMoved, ...interview }, publicUrl) => ({
    subject: isMoved
      ? `Your interview is now on ${whenText(interview.startsAt)}`
      : `Your interview on ${whenText(interview.startsAt)} has changed`,
    preheader: `Changed: ${changed}.`,
    greeting: greetingFor(fullName),
    before: [`Your interview has changed (${changed}). This is how it is now:`],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: [
      TIP,
      'To correct your calendar, open the attached calendar file.',
      'If you cannot attend, please cancel early on the interviews page. A late cancellation may use one of your guaranteed calls.',
    ],
    why: WHY,
  }),

  'interview-cancelled': ({ fullName, costACall, ...interview }, publicUrl) => ({
    subject: `Your interview on ${whenText(interview.startsAt)} is cancelled`,
    preheader: 'You have cancelled it.',
    greeting: greetingFor(fullName),
    before: [
      'You have cancelled this interview.',
      costACall
        ? 'It was cancelled late, so one guaranteed call was deducted from your Guaranteed Calls balance.'
        : 'No guaranteed call was deducted.',
    ],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: ['To remove the interview from your calendar, open the attached calendar file.'],
    why: WHY,
  }),

  'interview-cancelled-by-employer': ({ fullName, cause, ...interview }, publicUrl) => ({
    subject: `Your interview on ${whenText(interview.startsAt)} is cancelled`,
    preheader: 'You will get a free replacement interview.',
    greeting: greetingFor(fullName),
    before: [
      'The employer has cancelled this interview. No guaranteed call was deducted, and you will get a free replacement interview. We will inform you as soon as it is scheduled.',
    ],
    button: buttonTo(publicUrl),
    facts: [...factsOf(interview), ['Reason', cause]],
    after: ['To remove the interview from your calendar, open the attached calendar file.'],
    why: WHY,
  }),
};
