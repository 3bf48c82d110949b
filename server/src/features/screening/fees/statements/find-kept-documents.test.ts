import { expect, it } from 'vitest';
import { foldCharacters } from '../../text/fold-characters.ts';
import { findDemands } from '../find-demands.ts';

const isRetention = (text: string) =>
  findDemands(foldCharacters(text)).some(({ occasion }) => occasion === 'retention');

it.each([
  ['certificates', 'Your original certificates stay in our locker until the contract ends.'],
  ['a mark sheet for years', 'Original mark sheets are retained by the school for two years.'],
  ['Hindi in Latin letters', 'Original marksheet office me rakhna padega, saal bhar baad milegi.'],
  ['Hindi', 'मूल अंकपत्र दो साल तक कार्यालय में रहेंगे।'],
  ['a passport that is held', 'The agent keeps your passport till the season is over.'],
])('finds that originals are kept: %s', (_case, text) => {
  expect(isRetention(text)).toBe(true);
});

it.each([
  ['checking', 'Bring original certificates for verification, they are returned at once.'],
  ['copies', 'Submit photocopies of Aadhaar and keep the original with you.'],
  ['a denial', 'We do not keep original certificates of anyone.'],
  ['whose own it stays', 'Your original passport stays with you.'],
  ['papers of customers', 'Keep the original documents of customers in the locker.'],
  ['a visa', 'Selected persons submit the passport for visa stamping.'],
])('takes for no retention: %s', (_case, text) => {
  expect(isRetention(text)).toBe(false);
});
