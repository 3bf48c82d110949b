import { expect, it } from 'vitest';
import { stripFillerWords } from './strip-filler-words.ts';

const left = (keyword: string) => stripFillerWords(keyword).replace(/\s+/g, ' ').trim();

it.each([
  ['java developer 5 lpa', 'java developer'],
  ['3-5 LPA jobs in pune', 'jobs in pune'],
  ['5.5lpa react', 'react'],
  ['salary 10 lakhs per annum manager', 'manager'],
  ['12 lacs p.a. cfo', 'cfo'],
  ['30k salary', ''],
  ['20k-25k bpo', 'bpo'],
  ['bpo 20 to 25k per month in hand', 'bpo'],
  ['rs. 15000/- helper', 'helper'],
  ['Rs15000 helper', 'helper'],
  ['helper ₹ 18,000 monthly', 'helper'],
  ['driver salary 20,000 to 25,000', 'driver'],
  ['18000 per month driver', 'driver'],
  ['1 cr ctc ceo', 'ceo'],
  ['2 years experience java', 'java'],
  ['java 3-5 yrs exp', 'java'],
  ['experience of 4+ years in tally', 'in tally'],
  ['6 months internship', 'internship'],
  ['2024 passout', ''],
  ['2024/2025 batch btech', 'btech'],
])('strips pay and experience from "%s"', (keyword, expected) => {
  expect(left(keyword)).toBe(expected);
});

it.each([
  '4k video editor',
  '12th pass',
  '4 wheeler driver',
  'java 8',
  'SDE 2',
  'k8s',
  '5g engineer',
  's4 hana',
  'b2b',
  'sap 2000',
  'iso 9001',
  '24x7',
  'lakhani',
  'crm',
  'freshers 2024',
  'drivers 10',
  'b2 crane',
])('leaves "%s" as it is', (keyword) => {
  expect(left(keyword)).toBe(keyword);
});
