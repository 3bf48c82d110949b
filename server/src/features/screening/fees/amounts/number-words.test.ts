import { expect, it } from 'vitest';
import { foldCharacters } from '../../text/fold-characters.ts';
import { spokenDigitOf, valueOfWords } from './number-words.ts';

it.each([
  ['five hundred', 500],
  ['two thousand five hundred', 2_500],
  ['fifteen hundred', 1_500],
  ['one lakh twenty thousand', 120_000],
  ['barah sau', 1_200],
  ['do hazaar paanch sau', 2_500],
  ['dhai hazar', 2_500],
  ['sadhe teen hajar', 3_500],
  ['paune do sau', 175],
  ['nau sau ninyanve', 999],
  ['पंद्रह सौ', 1_500],
])('reads %s', (words, value) => {
  expect(valueOfWords(foldCharacters(words).folded.split(' '))).toBe(value);
});

it('goes on from figures', () => {
  expect(valueOfWords(['lakh'], 1.5)).toBe(150_000);
});

it('knows what digits are called', () => {
  expect(['nine', 'zero', 'nau', 'ten', 'fee'].map(spokenDigitOf)).toEqual([9, 0, 9, undefined, undefined]);
});
