import type { AppContext } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import { brand } from '../../lib/brand.ts';
import { hashToken } from '../../lib/hash-token.ts';
import { iCalendarContentType, writeICalendar } from '../../lib/icalendar/write-icalendar.ts';
import { findJobSummary } from './find-job-summary.ts';
import { findWalkInByToken } from './walk-ins.queries.ts';

const ALARM_MINUTES = 120;

interface CalendarFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Link to the public job page. Calendars may be shared and fetch links, so the file contains no invitation link. */
const jobPageUrl = ({ publicUrl }: Config, vacancyId: number, isManual: boolean) =>
  `${publicUrl}/job/${isManual ? 'mdetails' : 'details'}/${vacancyId}`;

/** iCalendar file of a walk-in interview; undefined for an unknown link. A cancelled one removes the event. */
export async function findWalkInCalendar(
  { db, config, clock }: AppContext,
  token: string,
): Promise<CalendarFile | undefined> {
  const now = clock.now();
  const walkIn = await findWalkInByToken(db, hashToken(token));
  if (!walkIn) return undefined;
  const job = await findJobSummary(db, walkIn.vacancy_id, now);
  const isCancelled = walkIn.status === 'cancelled';
  const bytes = writeICalendar(
    {
      uid: `walk-in-${walkIn.id}@${new URL(config.publicUrl).hostname}`,
      sequence: walkIn.moves + (isCancelled ? 1 : 0),
      isCancelled,
      startsAt: walkIn.starts_at,
      endsAt: walkIn.ends_at,
      title: `Walk-in interview: ${[job?.jobTitle, job?.company].filter(Boolean).join(', ')}`,
      location: walkIn.venue,
      description: [`Ask for ${walkIn.contact}`, walkIn.note].filter(Boolean).join('\n\n'),
      organizer: { name: brand.name, email: brand.supportEmail },
      url: jobPageUrl(config, walkIn.vacancy_id, job?.isManualPostedJob ?? false),
      alarmMinutes: ALARM_MINUTES,
    },
    now,
  );
  return { name: 'walk-in-interview.ics', contentType: iCalendarContentType({ isCancelled }), bytes };
}
