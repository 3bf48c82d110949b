import { expect, it } from 'vitest';
import { clarifyAbbreviations } from './clarify-abbreviations.ts';

it.each([
  ['cs bpo hyderabad', 'customer service bpo hyderabad'],
  ['CS non voice', 'customer service non voice'],
  ['cs engineer fresher', 'computer science engineer fresher'],
  ['b.tech cs', 'b.tech computer science'],
  ['cs executive compliance', 'cs executive compliance'],
  ['cs trainee software company', 'cs trainee software company'],
  ['cs jobs in pune', 'cs jobs in pune'],
  ['accountant', 'accountant'],
  ['tcs bps', 'tcs bpo'],
  ['bpm voice process', 'bpo voice process'],
  ['appian bpm', 'appian bpm'],
  ['soft eng hyd', 'software engineer hyd'],
  ['am sales', 'assistant manager sales'],
  ['i am sales executive', 'i am sales executive'],
  ['9 am to 6 pm', '9 am to 6 pm'],
  ['tl bpo', 'team leader bpo'],
  ['dm executive', 'digital marketing executive'],
  ['dm', 'dm'],
  ['abm pharma', 'area business manager pharma'],
  ['sap fico consultant', 'sap fico consultant'],
  ['fico consultant', 'sap fico consultant'],
  ['ppc production', 'production planning production'],
  ['ppc google ads', 'ppc google ads'],
  ['se civil', 'site engineer civil'],
  ['delhi se kaam', 'delhi se kaam'],
  ['bda fresher', 'business development associate fresher'],
])('reads "%s" as "%s"', (typed, expected) => {
  expect(clarifyAbbreviations(typed)).toBe(expected);
});
