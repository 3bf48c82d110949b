import { expect, it } from 'vitest';
import { foldCharacters } from '../text/fold-characters.ts';
import { findConditions } from './find-conditions.ts';

const kinds = (text: string) => findConditions(foldCharacters(text)).map(({ kind }) => kind);

it.each([
  ['sex', 'Sirf ladkiya apply kare.'],
  ['sex', 'Gents apply na kare.'],
  ['sex', 'Women will not be considered.'],
  ['sex', 'Female telecaller wanted.'],
  ['sex', 'केवल लड़के आवेदन करें।'],
  ['sex', 'For women only. Day shift in our office at Pune.'],
  ['sex', 'Computer operator female only.'],
  ['sex', 'Counsellor female required.'],
  ['sex', 'Tailor ladies only.'],
  ['sex', 'Brand girls wanted.'],
  ['sex', 'For men not allowed.'],
  ['sex', 'Vacancy for female candidates only.'],
  ['sex', 'This job is for males only.'],
  ['sex', 'Hiring women. Vendor men excuse.'],
  ['sex', 'Only women candidates, orderly and punctual.'],
  ['sex', 'No women orderlies.'],
  ['marital', 'Married women are not considered.'],
  ['age', 'Age limit 28.'],
  ['age', 'Age limit is: 28'],
  ['age', 'Umar 18 se 30 saal.'],
  ['age', 'Umra: 35 tak'],
  ['age', 'आयु सीमा 18 से 30 वर्ष।'],
  ['age', 'उम्र 35 से कम।'],
  ['faith', 'Brahmin cook required.'],
  ['faith', 'Looking for a Christian caretaker.'],
  ['faith', 'Muslims please excuse.'],
  ['faith', 'SC/ST not eligible.'],
  ['faith', 'Reserved category candidates will not be considered.'],
  ['faith', 'OBC aur SC log apply na kare.'],
  ['faith', 'General category only.'],
  ['faith', 'ब्राह्मण रसोइया चाहिए।'],
  ['faith', 'मुस्लिम आवेदन न करें।'],
])('finds a condition of %s: %s', (kind, text) => {
  expect(kinds(text)).toContain(kind);
});

it.each([
  'SC/ST candidates are encouraged to apply.',
  'Posts are reserved for SC/ST as per government rules.',
  'SC/ST candidates preferred.',
  'Caste no bar. We do not discriminate by religion, caste or sex.',
  'Candidates of any religion, Hindu, Muslim, Sikh or Christian, may apply.',
  'Christian Medical College requires nurses.',
  'Patel Engineering requires site supervisors.',
  'Boys hostel warden required.',
  'Ladies tailor required.',
  'We encourage women to apply.',
  'Mahila aur purush dono apply kar sakte hain.',
  'Male or female only, no agencies.',
  'Boys/girls wanted for the counter.',
  'Boys aur girls chahiye.',
  'Drop 28 parcels. No age limit, 12 hours.',
  'किसी भी उम्र के लोग, 10 पद।',
  'Work for women and men only in the day.',
])('finds no condition in %s', (text) => {
  expect(kinds(text)).toEqual([]);
});
