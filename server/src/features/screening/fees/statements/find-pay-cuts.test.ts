import { expect, it } from 'vitest';
import { foldCharacters } from '../../text/fold-characters.ts';
import { findDemands } from '../find-demands.ts';
import { HIGH_SCORE } from '../found-demand.ts';

const isHigh = (text: string) =>
  findDemands(foldCharacters(text)).some(({ score, occasion }) => score >= HIGH_SCORE && occasion === 'placement');

it.each([
  ['each day', 'The mukadam takes 50 from each day.'],
  ['each shift', 'Agent keeps 40 from every shift.'],
  ['a part of each payout', 'The contractor keeps 10 % of each payout.'],
  ['each month in Hindi', 'Supervisor har mahine 1,000 leta hai.'],
])('finds that a middleman takes part of the pay: %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['deductions by law', 'The contractor cuts 12 % PF from each salary.'],
  ['work', 'The supervisor takes 60 calls each day.'],
  ['money of the employer', 'The agency takes 8 % of each salary from the company.'],
  ['a denial', 'The agent does not take 50 from each day.'],
])('takes for no cut: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});
