/** A calendar event. */
export interface CalendarEvent {
  /** The same for every version of the event. */
  uid: string;
  /** Increases with every version. */
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  title: string;
  location: string;
  description: string;
  organizer: { name: string; email: string };
  /** Its page on the portal. */
  url: string;
  /** Minutes before the start at which the calendar shows a reminder. */
  alarmMinutes: number;
}

/** The content type of a file that `writeICalendar` returns. */
export const iCalendarContentType = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): string =>
  `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`;

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 octets, never inside a character (RFC 5545 §3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    // A grapheme cluster may be longer than a line: then it is split between code points.
    for (const piece of encoder.encode(segment).length < MAX_OCTETS ? [segment] : segment) {
      const size = encoder.encode(piece).length;
      if (octets + size > MAX_OCTETS) {
        lines.push(current);
        current = '';
        // The leading space of a continuation line counts.
        octets = 1;
      }
      current += piece;
      octets += size;
    }
  }
  return [...lines, current].join('\r\n ');
}

/** Escapes a text value; drops control characters (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Quotes a parameter value, which cannot contain quotes (RFC 5545 §3.2). */
const quote = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

/** 20261125T050000Z. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Writes an iCalendar file (RFC 5545) that publishes an event, or cancels it in calendars that contain it.
 * @param now time stamp of the file
 */
export function writeICalendar(event: CalendarEvent, now: Date): Buffer {
  const { isCancelled, organizer } = event;
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${event.alarmMinutes}M`,
    `DESCRIPTION:${escapeText(event.title)}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `ORGANIZER;CN=${quote(organizer.name)}:mailto:${organizer.email}`,
    `URL:${event.url}`,
    ...(isCancelled ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return Buffer.from(`${lines.map(fold).join('\r\n')}\r\n`);
}
