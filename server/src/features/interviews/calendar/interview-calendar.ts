import type { AppContext } from '../../../app-context.ts';
import type { Config } from '../../../config.ts';
import type { Attachment } from '../../../integrations/mail/mailer.ts';
import { brand } from '../../../lib/brand.ts';
import { iCalendarContentType, writeICalendar } from '../../../lib/icalendar/write-icalendar.ts';
import { endOf } from '../interview-times.ts';
import { findInterview, type Interview } from '../interviews.queries.ts';

const ALARM_MINUTES = 60;
const TIP = 'Join 5 minutes early.';

/** iCalendar file of an interview. The file of a cancelled interview removes the event. */
export function createInterviewCalendar(interview: Interview, { publicUrl }: Config, now: Date): Attachment {
  const { interviewId, mode, place, note, jobTitle, company } = interview;
  const isCancelled = interview.status.startsWith('cancelled');
  const bytes = writeICalendar(
    {
      uid: `interview-${interviewId}@${new URL(publicUrl).hostname}`,
      sequence: interview.calendarSequence,
      isCancelled,
      startsAt: interview.startsAt,
      endsAt: endOf(interview),
      title: `Interview: ${jobTitle}, ${company}`,
      location: place,
      description: [`${mode}: ${place}`, note, TIP].filter(Boolean).join('\n\n'),
      organizer: { name: brand.name, email: brand.supportEmail },
      url: `${publicUrl}/interview-schedules/list`,
      alarmMinutes: ALARM_MINUTES,
    },
    now,
  );
  return { name: `interview-${interviewId}.ics`, contentType: iCalendarContentType({ isCancelled }), bytes };
}

/**
 * Creates the calendar file of an interview as a mail attachment.
 * @throws {Error} for an unknown interview
 */
export async function attachInterview({ db, config, clock }: AppContext, interviewId: number): Promise<Attachment> {
  const interview = await findInterview(db, interviewId);
  if (!interview) throw new Error(`interview ${interviewId} does not exist`);
  return createInterviewCalendar(interview, config, clock.now());
}
