import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEvent, writeICalendar } from './write-icalendar.ts';

const now = new Date('2026-11-21T08:23:00.123Z');

const event: CalendarEvent = {
  uid: 'interview-7@jobs.example',
  sequence: 0,
  isCancelled: false,
  startsAt: new Date('2026-11-25T05:00:00Z'),
  endsAt: new Date('2026-11-25T05:30:00Z'),
  title: 'Interview: Accountant',
  location: 'https://meet.example/abc',
  description: 'Join 5 minutes early.',
  organizer: { name: 'Aarambh', email: 'support@aarambh.example' },
  url: 'https://jobs.example/interview-schedules/list',
  alarmMinutes: 60,
};

const write = (more: Partial<CalendarEvent> = {}) => writeICalendar({ ...event, ...more }, now).toString();

/** The unfolded lines of a file. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** The unescaped value of a property. */
const textOf = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, sign) => (sign.toLowerCase() === 'n' ? '\n' : sign));

it('publishes an event', () => {
  expect(unfold(write())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aarambh//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-7@jobs.example',
    'DTSTAMP:20261121T082300Z',
    'DTSTART:20261125T050000Z',
    'DTEND:20261125T053000Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'SUMMARY:Interview: Accountant',
    'LOCATION:https://meet.example/abc',
    'DESCRIPTION:Join 5 minutes early.',
    'ORGANIZER;CN="Aarambh":mailto:support@aarambh.example',
    'URL:https://jobs.example/interview-schedules/list',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT60M',
    'DESCRIPTION:Interview: Accountant',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('cancels an event, without a reminder', () => {
  const lines = unfold(write({ isCancelled: true, sequence: 1 }));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']));
  expect(lines).not.toContain('BEGIN:VALARM');
});

it('escapes special characters, so that no value can start a new line', () => {
  const file = write({ title: 'A; B, C\\D\r\nATTENDEE:mailto:x@example.com\u0000', location: 'a\nb\rc' });
  expect(file).toContain('SUMMARY:A\\; B\\, C\\\\D\\nATTENDEE:mailto:x@example.com\r\n');
  expect(file).toContain('LOCATION:a\\nb\\nc\r\n');
  expect(write({ organizer: { name: 'A"\r\nX:y', email: 'a@b.example' } })).toContain('ORGANIZER;CN="AX:y":mailto:');
});

const longTexts = {
  Devanagari: 'वरिष्ठ लेखाकार के पद के लिए साक्षात्कार, कृपया पाँच मिनट पहले जुड़ें और अपना बायोडाटा साथ रखें। '.repeat(4),
  'emoji of several parts': '👩🏽‍💻👨‍👩‍👧‍👦🇮🇳'.repeat(20),
  'one cluster longer than a line': `a${'\u0301'.repeat(120)}`,
  'plain letters': 'x'.repeat(400),
};

it.each(Object.entries(longTexts))('folds %s at 75 octets, never inside a character', (_, text) => {
  const file = write({ description: text });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(textOf(file, 'DESCRIPTION')).toBe(text);
});

it('round-trips any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const shown = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
      const file = write({ description: text });
      expect(textOf(file, 'DESCRIPTION')).toBe(shown);
      expect(unfold(file)).toHaveLength(unfold(write()).length);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});
