import { expect, it } from 'vitest';
import { fairWhen, placesText } from './fair-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says when a fair of one day is, in India', () => {
  const when = fairWhen({ startsOn: '2026-11-28T04:30:00Z', endsOn: '2026-11-28T11:30:00Z' });
  expect(plain(when)).toBe('Saturday, Nov 28, 2026, 10:00 am to 5:00 pm');
  expect(when.split(' ').map(plain)).toEqual(['Saturday, Nov 28, 2026,', '10:00 am to 5:00 pm']);
});

it('says both days of a longer one, also when both are the same day elsewhere', () => {
  expect(plain(fairWhen({ startsOn: '2026-11-28T04:30:00Z', endsOn: '2026-11-28T20:00:00Z' }))).toBe(
    'Saturday, Nov 28, 2026, 10:00 am to Sunday, Nov 29, 2026, 1:30 am',
  );
});

it.each([
  ['Open', 1, '1 place left'],
  ['Open', 12_500, '12,500 places left'],
  ['Full', 0, ''],
  ['Closed', 7, ''],
  ['Cancelled', 7, ''],
  ['Over', 7, ''],
] as const)('tells of %s with %i left: %j', (status, placesLeft, text) => {
  expect(placesText({ status, placesLeft })).toBe(text);
});
