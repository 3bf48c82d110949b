import { expect, it } from 'vitest';
import { foldCharacters } from '../text/fold-characters.ts';
import { findDemands } from './find-demands.ts';
import { HIGH_SCORE } from './found-demand.ts';

const isHigh = (text: string) => findDemands(foldCharacters(text)).some(({ score }) => score >= HIGH_SCORE);

it.each([
  ['a limit that is not exceeded', 'We never take more than Rs 999 from any candidate.'],
  ['a limit of a charge', 'Our one time charge is never more than nine hundred rupees.'],
  ['a limit in Hindi with Latin letters', 'Security ka paisa 2000 se jyada nahi lagega.'],
  ['a limit in Hindi', 'फॉर्म के 500 से ज्यादा नहीं लगते।'],
  ['a cost borne later', 'Candidate pays for ID and background check now, cost is borne by company after joining.'],
  ['a cost borne later, with a sum', 'Uniform cost Rs 1,500 first from your side, borne by company after joining.'],
  ['a booking that is refunded', 'Book hotel room through our desk, 3,800, we refund on interview day.'],
  ['an investment with pay', 'Investment required for dealership 49,000 with monthly fix salary 35,000.'],
  ['a sum that is kept in an account', 'Our staff must maintain 10,000 in the company trading app.'],
  ['a commission of the agent', 'Agent commission equals two months salary.'],
  ['a sum that is paid for a purpose', '500 paid for registration, then interview.'],
  ['a share of the pay without a refund', 'Consultancy charge half month salary advance, no refund.'],
])('finds a demand in %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['a limit of what is paid out', 'Your petrol bill is not more than Rs 3,000 a month.'],
  ['a limit of what customers pay', 'Processing fee for customers is not more than 2 percent.'],
  ['a limit of something else', 'Overtime is never more than 2 hours. Fee: none.'],
  ['a cost borne by the company', 'Medical test charges are borne by the company after joining.'],
  ['a fee that is reimbursed', 'Exam fee is reimbursed by the company after you pass.'],
  ['pay as a sum alone', 'Stamp paper, court register. 8k.'],
  ['pay as a sum before an advance', 'Own licence. 16k, advance 2,000 in the first week if needed.'],
  ['a sum that is paid out', 'Saree shoot, 5,000 paid, no portfolio fee.'],
  ['a sum that is paid out before work', '6,000 paid before show.'],
  ['what is theirs', 'Home collection charge 50 is yours.'],
  ['what is shared', 'Consultation 500 shared 60:40 with clinic.'],
  ['what is told to customers', 'Annual fee 499 of card explained.'],
  ['a refund to guests', 'Book hotel rooms for guests, 3,800 a night, we refund on cancellation.'],
])('takes for no demand: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});
