import { expect, it } from 'vitest';
import { classesOf, namesPayment } from './word-classes.ts';

const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word }));

it.each([
  ['agent', 'thekedar', 'thekedaar'],
  ['document', 'marksheet', 'marksheets'],
  ['seeker', 'umeedwar', 'ummidwar'],
])('gives words of one part in a transfer the class %s', (name, ...words) => {
  for (const word of words) expect(classesOf(word)).toContain(name);
});

it('gives a phrase the classes of its words', () => {
  expect(classesOf('original certificate')).toEqual(classesOf('certificate'));
  expect(classesOf('agency fee')).toEqual(['agent', 'cost']);
});

it.each(['half of the salaries is for us', 'handset on emi in own name', 'pehli tankhwah hamari', 'share the qr'])(
  'finds that a payment is named without a sum: %s',
  (text) => {
    expect(namesPayment(wordsOf(text))).toBe(true);
  },
);

it.each(['salary is good', 'half day on saturday', 'we clean and pack'])('finds no payment: %s', (text) => {
  expect(namesPayment(wordsOf(text))).toBe(false);
});
