import { expect, it } from 'vitest';
import { foldCharacters } from '../text/fold-characters.ts';
import { foldWord } from './romanise.ts';

it.each([
  ['पैसे', 'paise'],
  ['पैसा', 'paisa'],
  ['देना', 'dena'],
  ['वापस', 'wapas'],
  ['फीस', 'fees'],
  ['नहीं', 'nahin'],
  ['हजार', 'hazaar'],
])('gives %s and %s one spelling', (hindi, latin) => {
  expect(foldWord(foldCharacters(hindi).folded)).toBe(foldWord(latin));
});
