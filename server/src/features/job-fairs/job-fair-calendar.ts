import type { AppContext } from '../../app-context.ts';
import type { Attachment } from '../../integrations/mail/mailer.ts';
import { brand } from '../../lib/brand.ts';
import { iCalendarContentType, writeICalendar } from '../../lib/icalendar/write-icalendar.ts';
import { findCalendarFacts } from './job-fairs.queries.ts';

/** A day, as travelling to a job fair is planned. */
const ALARM_MINUTES = 24 * 60;

/**
 * Creates the calendar file of a job fair as a mail attachment; that of a cancelled one removes the event.
 * @throws {Error} for an unknown job fair
 */
export async function attachJobFair({ db, config, clock }: AppContext, fairId: number): Promise<Attachment> {
  const fair = await findCalendarFacts(db, fairId);
  if (!fair) throw new Error(`job fair ${fairId} does not exist`);
  const isCancelled = fair.cancelledAt !== null;
  const page = `${config.publicUrl}/job-fair/${fairId}`;
  const bytes = writeICalendar(
    {
      uid: `job-fair-${fairId}@${new URL(config.publicUrl).hostname}`,
      sequence: fair.calendarSequence + (isCancelled ? 1 : 0),
      isCancelled,
      startsAt: fair.startsAt,
      endsAt: fair.endsAt,
      title: `Job fair: ${fair.title}`,
      location: `${fair.venue}, ${fair.city}`,
      description: 'Bring a proof of identity and a few copies of your resume. Entry is free.',
      organizer: { name: brand.name, email: brand.supportEmail },
      url: page,
      alarmMinutes: ALARM_MINUTES,
    },
    clock.now(),
  );
  return { name: `job-fair-${fairId}.ics`, contentType: iCalendarContentType({ isCancelled }), bytes };
}
