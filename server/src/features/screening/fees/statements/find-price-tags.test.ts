import { expect, it } from 'vitest';
import { foldCharacters } from '../../text/fold-characters.ts';
import { findDemands } from '../find-demands.ts';
import { HIGH_SCORE } from '../found-demand.ts';

const isHigh = (text: string) => findDemands(foldCharacters(text)).some(({ score }) => score >= HIGH_SCORE);

it.each([
  ['after its sum', 'Urgnt 40 boys, godown. 17k. room free. 700 dress. aaj aao'],
  ['before its sum', 'Mall helper, 14 hazar. File 250.'],
  ['several together', 'Guard, 12 ghante. Vardi, joota, topi, belt: 2200. Duty kal se.'],
  ['joined with signs', 'Rider job. Bag + tshirt = 1,100. Own bike.'],
  ['with ka', 'Packer, Bhiwandi. Dress ka 650. Hostel hai.'],
  ['in Hindi', 'हेल्पर चाहिए। वर्दी 900। आज ही आएं।'],
  ['in a list', 'Steward, hotel, gate pass 350, aaj joining'],
])('finds the price of what job seekers need: %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['what is free', 'Guard, 17k. Dress free, 2 sets. Gate 250.'],
  ['an allowance', 'Basic 9000, HRA 2000, uniform 500, petrol 1500.'],
  ['who pays', "Gate pass 300, blood test 400, harness: sab contractor's scope."],
  ['pieces of work', 'Tailor, school uniform 45 per piece.'],
  ['a class', 'Helper, 10th pass 9000.'],
  ['what the company pays', 'ID card 120. Company bharti hai.'],
  ['a number of pieces', 'Packing: 500 bags a day.'],
  ['a number', 'Apply with form 1204.'],
])('takes for no price: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});
