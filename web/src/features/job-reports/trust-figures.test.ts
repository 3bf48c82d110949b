import { expect, it } from 'vitest';
import { durationText, trustFigureTexts } from './trust-figures.ts';

const texts = (...given: Parameters<typeof trustFigureTexts>) =>
  trustFigureTexts(...given).map(({ figure, label }) => `${figure} ${label}`);

it.each([
  [0, 'under a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [61, '1 hour'],
  [47 * 60, '47 hours'],
  [72 * 60, '3 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it('state what is counted, also when it is nothing', () => {
  expect(texts({ reports: 1_20_000, upheld: 1, medianMinutes: 14 })).toEqual([
    '1,20,000 reports',
    '1 job removed as a fraud',
    '14 minutes from a report to our decision, for half of them',
  ]);
  expect(texts({ reports: 0, upheld: 0, medianMinutes: null })).toEqual(['0 reports', '0 jobs removed as frauds']);
});
