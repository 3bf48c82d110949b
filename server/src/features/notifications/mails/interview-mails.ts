import { brand } from '../../../lib/brand.ts';
import { appointmentText } from '../../../lib/india-time/ist-text.ts';
import type { InterviewOfMail, MailData } from '../message.ts';
import { greet } from './greet.ts';
import type { MailContent } from './mail-layout.ts';

type InterviewMail = Extract<keyof MailData, `interview-${string}`>;

const whenText = (startsAt: string) => appointmentText(new Date(startsAt));

const placeLabels = { 'In person': 'Address', Video: 'Link', Phone: 'Number' } as const;

const factsOf = (interview: Omit<InterviewOfMail, 'fullName'>): [string, string][] => [
  ['Job', interview.jobTitle],
  ['Company', interview.company],
  ['When', `${whenText(interview.startsAt)} IST, ${interview.durationMinutes} minutes`],
  ['How', interview.mode],
  [placeLabels[interview.mode], interview.place],
  ...(interview.note ? [['Note', interview.note] as [string, string]] : []),
];

const buttonTo = (publicUrl: string) => ({
  label: 'See my interviews',
  link: `${publicUrl}/interview-schedules/list`,
});

const TIP = 'Join 5 minutes early: time to settle, and a good first impression.';
const WHY = `You get this mail because an interview was scheduled for your ${brand.name} account.`;

/** What the mails about an interview say. */
export const interviewMails: { [T in InterviewMail]: (data: MailData[T], publicUrl: string) => MailContent } = {
  'interview-scheduled': ({ fullName, isReplacement, ...interview }, publicUrl) => ({
    subject: `Your interview on ${whenText(interview.startsAt)}`,
    preheader: 'It is in your calendar with one tap.',
    greeting: greet(fullName),
    before: [
      isReplacement
        ? 'Here is the replacement for the interview the employer cancelled.'
        : 'An employer would like to meet you: your interview is scheduled.',
    ],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: [
      TIP,
      'The calendar file comes with this mail: open it to add the interview to your calendar.',
      'If you cannot come, cancel early on the page of your interviews. Cancelling late may cost one of your guaranteed calls.',
    ],
    why: WHY,
  }),

  'interview-reminder': ({ fullName, isAboutToBegin, ...interview }, publicUrl) => ({
    subject: `Reminder: your interview on ${whenText(interview.startsAt)}`,
    preheader: isAboutToBegin ? 'It begins within the hour.' : 'It begins within a day.',
    greeting: greet(fullName),
    before: [isAboutToBegin ? 'Your interview begins within the hour.' : 'Your interview begins within a day.'],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: [TIP],
    why: WHY,
  }),

  'interview-cancelled': ({ fullName, costACall, ...interview }, publicUrl) => ({
    subject: `Your interview on ${whenText(interview.startsAt)} is cancelled`,
    preheader: 'You have cancelled it.',
    greeting: greet(fullName),
    before: [
      'You have cancelled this interview.',
      costACall
        ? 'It was cancelled late, so one guaranteed call was deducted from your Guaranteed Calls balance.'
        : 'It cost none of your guaranteed calls.',
    ],
    button: buttonTo(publicUrl),
    facts: factsOf(interview),
    after: ['The calendar file of this mail takes it out of your calendar.'],
    why: WHY,
  }),

  'interview-cancelled-by-employer': ({ fullName, cause, ...interview }, publicUrl) => ({
    subject: `Your interview on ${whenText(interview.startsAt)} is cancelled`,
    preheader: 'You get a free replacement interview.',
    greeting: greet(fullName),
    before: [
      'The employer has cancelled this interview. It costs you nothing, and you get a free replacement: we write to you as soon as its date is set.',
    ],
    button: buttonTo(publicUrl),
    facts: [...factsOf(interview), ['Why', cause]],
    after: ['The calendar file of this mail takes it out of your calendar.'],
    why: WHY,
  }),
};
