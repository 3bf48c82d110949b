import { expect, it } from 'vitest';
import { fittingPlaces } from './fitting-places.ts';

const all = ['Navi Mumbai', 'Mumbai', 'Pune', 'Muzaffarpur', 'Amumbra'];

it.each([
  ['mum', [], ['Mumbai', 'Navi Mumbai', 'Amumbra']],
  [' MUM ', ['mumbai'], ['Navi Mumbai', 'Amumbra']],
  ['mu', [], ['Mumbai', 'Muzaffarpur', 'Navi Mumbai', 'Amumbra']],
  ['', [], []],
  ['xyz', [], []],
])('%j beside %j fits %j', (typed, chosen, expected) => {
  expect(fittingPlaces(all, chosen, typed)).toEqual(expected);
});

it('shows at most eight', () => {
  const many = Array.from({ length: 20 }, (_, at) => `Pur ${at}`);
  expect(fittingPlaces(many, [], 'pur')).toEqual(many.slice(0, 8));
});
