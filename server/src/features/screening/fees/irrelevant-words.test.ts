import { expect, it } from 'vitest';
import { foldCharacters } from '../text/fold-characters.ts';
import { findDemandsInAll } from './find-demands.ts';
import { hasOnlyIrrelevantWords } from './irrelevant-words.ts';

it.each([
  "you keep the books of the branch and answer the shop floor's questions",
  '3 to 4 years of experience in similar work',
  'a network of 120 branches, founded in 1998',
  'hours: six days a week, nine to six',
  'it employs about 450 people. its head office is on the 3rd floor',
  'it employs about 1,170 people and works on the 12th floor',
  'hands-on knowledge of gst, tally and accounting (any version)',
])('knows that a line has only irrelevant words: %s', (line) => {
  expect(hasOnlyIrrelevantWords(line)).toBe(true);
  expect(findDemandsInAll(foldCharacters(line))).toEqual([]);
});

it.each([
  'pay the registration fee',
  'regis tration is 499',
  'regi-stra-tion',
  'f e e of the course',
  'deposit nine double zero',
  'registrationfee',
  'rs soo for the kit',
  'so,499 for the form',
  '120 for the form',
  '12/- a day',
  'bring 250, people say',
  'bring 250 people ready to join may come',
  '44th day', // 'aath', eight
  '1,2500 people',
  '12,50,000 people',
  '1,170th',
  'f@e',
  '5oo only',
  'five hundred for the kit',
  'the consultancy takes the first month',
  'फीस',
])('reads a line as a whole when a word or sign of it may be of a demand: %s', (line) => {
  expect(hasOnlyIrrelevantWords(line)).toBe(false);
});
