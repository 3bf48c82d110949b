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
])('reads "%s" as "%s"', (typed, expected) => {
  expect(clarifyAbbreviations(typed)).toBe(expected);
});
