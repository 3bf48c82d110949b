import { expect, it } from 'vitest';
import { leftOutText, readNotes } from './search-notes.ts';

const empty = { conditions: [], alsoShown: [], strict: 0, leftOut: [], notUsed: [], offers: [] };

it.each([undefined, '', '{', '%E0%A4%A', 'null'])('reads no notes from %j', (header) => {
  expect(readNotes(header)).toEqual(empty);
});

it('reads the notes of a search', () => {
  const notes = {
    ...empty,
    alsoShown: ['Accounts Executive'],
    conditions: [{ text: '25k ₹', without: '', label: '₹25,000' }],
  };
  expect(readNotes(encodeURIComponent(JSON.stringify(notes)))).toEqual(notes);
});

it.each([
  [3, ['night shift'], 'Only 3 jobs match your full search. Below: jobs without “night shift”.'],
  [1, ['a', 'b'], 'Only 1 job matches your full search. Below: jobs without “a” and “b”.'],
  [0, ['a', 'b', 'c'], 'No job matches your full search. Below: jobs without “a”, “b” and “c”.'],
])('%s strict results without %j', (strict, leftOut, text) => {
  expect(leftOutText(strict, leftOut)).toBe(text);
});
