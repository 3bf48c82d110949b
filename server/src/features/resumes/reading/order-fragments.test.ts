import { expect, it } from 'vitest';
import type { Blank, TextFragment } from '../../../infra/files/texts/index.ts';
import { cleanLine } from './clean-line.ts';
import { orderFragments } from './order-fragments.ts';

const LETTER = 5;
const BLANK = 3;

/** A piece whose letters are five points wide; `gaps` are wider spaces, in points, after the words of these numbers. */
function piece(x: number, y: number, text: string, gaps: Record<number, number> = {}): TextFragment {
  let right = x;
  let at = -1;
  const blanks: Blank[] = [];
  for (const [index, word] of text.split(' ').entries()) {
    if (index > 0) blanks.push([at, right, right + (gaps[index] ?? BLANK)]);
    right += (index > 0 ? (gaps[index] ?? BLANK) : 0) + word.length * LETTER;
    at += word.length + 1;
  }
  return { text, page: 0, x, right, y, size: 12, blanks };
}
const linesOf = (...pieces: TextFragment[]) => orderFragments(pieces).map(({ text }) => text);

it('columns of a table that stand close together are cells', () => {
  const row = (y: number, ...cells: string[]) => [0, 80, 183, 206].map((x, at) => piece(x, y, cells[at] ?? ''));
  const joined = (cells: TextFragment[]) => {
    const [a, b, c, d] = cells as [TextFragment, TextFragment, TextFragment, TextFragment];
    const text = `${c.text} ${d.text}`;
    return [a, b, { ...c, text, right: d.right, blanks: [[c.text.length, c.right, d.x] as Blank] }];
  };
  expect(
    linesOf(
      ...joined(row(0, 'Degree', 'Institute', 'Year', 'Marks')),
      ...joined(row(20, 'B.Com', 'Hill College', '2016', '63%')),
      ...joined(row(40, 'XII', 'RBSE Ajmer', '2013', '74%')),
    ),
  ).toEqual(['Degree\tInstitute\tYear\tMarks', 'B.Com\tHill College\t2016\t63%', 'XII\tRBSE Ajmer\t2013\t74%']);
});

it('a cell of several lines is one cell, at the top of its row or in the middle', () => {
  expect(
    linesOf(
      ...[piece(0, 0, 'Degree'), piece(80, 0, 'Institute'), piece(220, 0, 'Year')],
      ...[piece(0, 28, 'M.Sc'), piece(80, 28, 'Lake View College'), piece(220, 28, '2013'), piece(80, 42, 'Madurai')],
      ...[piece(80, 70, 'Sri Devi Polytechnic'), piece(0, 77, 'DME'), piece(220, 77, '2011'), piece(80, 84, 'Chennai')],
      piece(0, 112, 'Work Experience'),
    ),
  ).toEqual([
    'Degree\tInstitute\tYear',
    'M.Sc\tLake View College Madurai\t2013',
    'DME\tSri Devi Polytechnic Chennai\t2011',
    'Work Experience',
  ]);
});

it('a column of labels that ends near its contents is split from them', () => {
  const label = (y: number, text: string, content: string) =>
    piece(100 - text.length * LETTER, y, `${text} ${content}`, { 1: 8 });
  expect(
    linesOf(
      label(0, 'Address', 'Panaji'),
      label(20, 'Dates', '2018'),
      label(40, 'Employer', 'Inn'),
      label(60, 'Mail', 'a'),
    ),
  ).toEqual(['Address\tPanaji', 'Dates\t2018', 'Employer\tInn', 'Mail\ta']);
});

it('typed spaces between letters do not join the words', () => {
  expect(cleanLine('A S H A   K A L E')).toBe('ASHA KALE');
});
