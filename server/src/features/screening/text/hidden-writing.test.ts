import { expect, it } from 'vitest';
import { foldCharacters, quote } from './fold-characters.ts';
import { joinShortLines } from './join-short-lines.ts';

it.each([
  ['words upside down', 'ʇuǝɯʎɐd ǝǝɟ 666 sɹ', 'rs 999 fee payment'],
  ['words upside down after others', 'Good job. ʎʇᴉɹnɔǝs ɹoɟ ʎɐd 00SƐ sɹ', 'good job. rs 3s00 pay for security'],
  ['single letters upside down', 'rǝgistrɐtion fǝǝ', 'registration fee'],
  ['names with such a letter', 'Əli and Hǝsǝn', 'əli and hesen'],
])('reads %s', (_case, written, folded) => {
  expect(foldCharacters(written).folded.trim()).toBe(folded);
});

it('quotes all of what is upside down', () => {
  const text = foldCharacters('Typist, ʇuǝɯʎɐd ǝǝɟ 666 sɹ, Pune');
  const at = text.folded.indexOf('fee');
  expect(quote(text, at, at + 3)).toContain('ʇuǝɯʎɐd ǝǝɟ 666 sɹ');
  const pune = text.folded.indexOf('pune');
  expect(quote(text, pune, pune + 4)).toBe('Pune');
});

it.each([
  [
    'a sentence with a word on each line',
    '\nPay\n\nRs\n\n750\n\nbefore\n\ninterview\n',
    '\nPay  Rs  750  before  interview ',
  ],
  ['lines that are longer', 'Pay the driver\nat six\nRs 750', 'Pay the driver\nat six\nRs 750'],
  ['a short list within a text', 'We use these\nExcel\nTally\nCome to us', 'We use these\nExcel\nTally\nCome to us'],
])('joins only many short lines: %s', (_case, text, joined) => {
  expect(joinShortLines(text)).toBe(joined);
  expect(joined).toHaveLength(text.length);
});
