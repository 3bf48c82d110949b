import { expect, it } from 'vitest';
import { foldCharacters, quote } from './fold-characters.ts';
import { readHtml } from './read-html.ts';
import { splitTokens } from './split-tokens.ts';

it.each([
  ['Cyrillic letters', 'rеgіstrаtіоn', 'registration'],
  ['Greek letters', 'ρay', 'pay'],
  ['full-width letters', 'ＦＥＥ', 'fee'],
  ['mathematical letters', '𝐟𝐞𝐞', 'fee'],
  ['letters in circles', 'ⓕⓔⓔ', 'fee'],
  ['accents', 'fëé', 'fee'],
  ['zero-width characters', 'f\u200be\u200ce\u2060', 'fee'],
  ['direction marks', '\u202efee\u202c', 'fee'],
  ['soft hyphens', 'regis\u00adtration', 'registration'],
  ['Devanagari digits', '₹५००', '₹500'],
  ['the nukta', 'फ़ीस', 'फिस'],
  ['long and short i', 'फीस', 'फिस'],
])('folds %s', (_case, written, folded) => {
  expect(foldCharacters(written).folded).toBe(folded);
});

it('quotes the words as they are written', () => {
  const text = foldCharacters('Only a rеgіs\u200btratіon fee.');
  const at = text.folded.indexOf('registration');
  expect(quote(text, at, at + 'registration'.length)).toBe('rеgіs\u200btratіon');
});

it('reads HTML as it is shown', () => {
  expect(readHtml('<p>re<b>g</b>istration&nbsp;fee &#8377;500</p><ul><li>a &lt; b')).toBe(
    '\nregistration fee ₹500\n\n\na < b',
  );
});

const words = (text: string) => splitTokens(foldCharacters(text), (word) => (word === 'f33' ? 'fee' : undefined));

it.each([
  ['letters with spaces', 'f e e of 500', ['fee', 'of', '500']],
  ['letters with points', 'f.e.e of 500', ['fee', 'of', '500']],
  ['digits with signs', '5-0-0 rs', ['500', 'rs']],
  ['digits for letters', 'f33 500', ['fee', '500']],
  ['grouped numbers', 'Rs 1,25,000.50/-', ['rs', '125000.50']],
  ['amounts with their unit', '500rs', ['500', 'rs']],
  ['amounts with letters for digits', '5OO l,499 6SO', ['500', '1499', '650']],
  ['plurals of amounts, names of models', '100s i20 5l s3', ['100', 's', 'i', '20', '5', 'l', 's', '3']],
])('splits %s', (_case, text, expected) => {
  expect(words(text).map((token) => token.text)).toEqual(expected);
});

it('ends sentences at full stops, but not after an abbreviation or in a number', () => {
  expect(words('Pay Rs. 2.5 now. Then wait').map(({ sentence }) => sentence)).toEqual([0, 0, 0, 0, 1, 1]);
});
