import { expect, it } from 'vitest';
import { fairDates, placesText } from './fair-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('formats a one-day fair in IST', () => {
  const when = fairDates({ startsOn: '2026-11-28T04:30:00Z', endsOn: '2026-11-28T11:30:00Z' });
  expect(plain(when)).toBe('Saturday, Nov 28, 2026, 10:00 am to 5:00 pm');
  expect(when.split(' ').map(plain)).toEqual(['Saturday,', 'Nov 28, 2026,', '10:00 am to 5:00 pm']);
});

it('formats both days of a longer fair in IST, whatever the time zone', () => {
  expect(plain(fairDates({ startsOn: '2026-11-28T04:30:00Z', endsOn: '2026-11-28T20:00:00Z' }))).toBe(
    'Saturday, Nov 28, 2026, 10:00 am to Sunday, Nov 29, 2026, 1:30 am',
  );
});

it.each([
  ['Open', 1, '1 seat left'],
  ['Open', 12_500, '12,500 seats left'],
  ['Full', 0, ''],
  ['Closed', 7, ''],
  ['Cancelled', 7, ''],
  ['Over', 7, ''],
] as const)('shows %s with %i seats left as %j', (status, placesLeft, text) => {
  expect(placesText({ status, placesLeft })).toBe(text);
});
