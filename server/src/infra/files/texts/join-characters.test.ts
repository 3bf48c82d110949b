import { expect, it } from 'vitest';
import { joinCharacters, type PlacedCharacter } from './join-characters.ts';

/** Characters of 6 points with `space` points between letters; a blank of the text is a gap without a character. */
function place(text: string, space = 0): PlacedCharacter[] {
  let x = 0;
  const placed: PlacedCharacter[] = [];
  for (const letter of text) {
    if (letter !== ' ') placed.push({ text: letter, x, right: x + 6, y: 0, size: 12 });
    x += letter === ' ' ? 4 + space : 6 + space;
  }
  return placed;
}
const textsOf = (characters: PlacedCharacter[]) => joinCharacters(characters, 0).map(({ text }) => text);

it('words whose letters are set apart stay whole', () => {
  expect(textsOf(place('AREA SALES MANAGER', 3))).toEqual(['AREA SALES MANAGER']);
  expect(textsOf(place('Area Sales Manager'))).toEqual(['Area Sales Manager']);
});

it.each([
  ['a box of each letter', 3, 9],
  ['the box of the glyph', 9, 9],
  ['the box of a part of it', 6, 10.3],
])('a ligature with %s is neither split from its word nor joined with the next', (_what, width, advance) => {
  const ffi = [...'ffi'].map((text, at) => ({
    text,
    x: 12,
    right: 12 + (at === 2 ? Math.min(width, 3) : width),
    y: 0,
    size: 12,
  }));
  const moved = (text: string, by: number) =>
    place(text).map((one) => ({ ...one, x: one.x + by, right: one.right + by }));
  expect(textsOf([...moved('Tra', -6), ...ffi, ...moved('c', 12 + advance)])).toEqual(['Traffic']);
  expect(textsOf([...moved('Tra', -6), ...ffi, ...moved('c', 12 + advance + 8)])).toEqual(['Traffi c']);
});

it('keeps where the words beside a blank end and begin', () => {
  expect(joinCharacters(place('ab cd'), 0)).toMatchObject([{ blanks: [[2, 12, 16]], x: 0, right: 28 }]);
});
