/** One event for a calendar of any kind. */
export interface CalendarEvent {
  /** The same for every version of the event, also in another file. */
  uid: string;
  /** Higher for every later version. */
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  title: string;
  location: string;
  description: string;
  organizer: { name: string; email: string };
  /** The page about it. */
  url: string;
  /** Minutes before its start at which the calendar reminds of it. */
  alarmMinutes: number;
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Splits a line into ones of at most 75 octets, never within a character (RFC 5545 §3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    // A cluster may be longer than a line: then its code points are kept whole.
    for (const piece of encoder.encode(segment).length < MAX_OCTETS ? [segment] : segment) {
      const size = encoder.encode(piece).length;
      if (octets + size > MAX_OCTETS) {
        lines.push(current);
        current = '';
        // The space that begins a continued line counts.
        octets = 1;
      }
      current += piece;
      octets += size;
    }
  }
  return [...lines, current].join('\r\n ');
}

/** A text as a value: signs that mean something are escaped, control characters dropped (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A text as a parameter: quotes cannot stand in it (RFC 5545 §3.2). */
const quote = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

/** 20261125T050000Z. */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * An event as a calendar file (RFC 5545): published, or taken out of calendars that have it.
 * @param now when the file is made
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
