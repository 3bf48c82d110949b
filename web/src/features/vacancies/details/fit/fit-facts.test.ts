import { expect, it } from 'vitest';
import { fitFacts } from './fit-facts.ts';

const unknown = {
  matchedSkills: [],
  missingSkills: ['GST'],
  pay: 'unknown',
  experience: 'unknown',
  distanceKm: null,
  distanceFrom: '',
  warnings: [],
} as const;
const texts = (more: object) => fitFacts({ ...structuredClone(unknown), ...more } as never).map(({ text }) => text);

it('says what is known, and nothing of what is not', () => {
  expect(texts({})).toEqual([]);
  expect(
    texts({ matchedSkills: ['Tally'], pay: 'within', experience: 'fits', distanceKm: 1_234, distanceFrom: 'Pune' }),
  ).toEqual(['1 of 2 skills', 'Within your pay', 'Your experience fits', '1,234 km from Pune']);
});

it('names the place when the job is there', () => {
  expect(texts({ distanceKm: 0, distanceFrom: 'Pune' })).toEqual(['In Pune']);
});

it('says what does not fit', () => {
  expect(texts({ pay: 'below', experience: 'tooLittle' })).toEqual([
    'Pays less than you earn',
    'Asks for more experience',
  ]);
});
