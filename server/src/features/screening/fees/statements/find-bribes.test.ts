import { expect, it } from 'vitest';
import { foldCharacters } from '../../text/fold-characters.ts';
import { findDemands } from '../find-demands.ts';
import { HIGH_SCORE } from '../found-demand.ts';

const isHigh = (text: string) =>
  findDemands(foldCharacters(text)).some(({ score, occasion }) => score >= HIGH_SCORE && occasion === 'placement');

it.each([
  ['an officer who is to be taken care of', 'Clerk in the board office. The dealing officer has to be taken care of.'],
  ['who is to be kept happy', 'For the final list you must keep the chairman happy.'],
  ['something for a trustee', 'Peon in school, 9k. Trustee ko kuch dena padega, milke baat.'],
  ['a gift', 'Madam ko khush karna hoga, tabhi order niklega.'],
  ['sweets in Hindi', 'बाबू को मिठाई देनी पड़ेगी, फिर नाम सूची में आएगा।'],
  ['those above', 'Upar tak dena padta hai, rate milkar batayenge.'],
  ['a deal inside', 'Railway me andar setting hai, exam ki chinta nahi.'],
  ['in Hindi', 'विभाग में सेटिंग है, सीधी भर्ती होगी।'],
  ['a back door', 'Backdoor entry in a big IT firm, discussion in person.'],
  ['what is customary', 'Meet the superintendent with what is customary.'],
  ['a small gesture', 'A small gesture for the secretary is expected before the order.'],
])('finds the hint at a bribe: %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['guests', 'The manager sees that all guests are taken care of.'],
  ['patients', 'Patients have to be taken care of by the nurse, report to the doctor.'],
  ['tea', 'Office boy: sahab ko chai pani dena, bank jana, file rakhna.'],
  ['reports', 'Manager ko roz report deni hogi.'],
  ['customers', 'Customer ko khush rakhna, supervisor ko update dena.'],
  ['a denial', 'Kisi officer ko kuch dene ki zarurat nahi hai.'],
  ['a denial in English', 'No officer has to be taken care of, selection is by merit.'],
  ['loads', 'Saman upar tak pahunchana hai, lift nahi hai.'],
  ['setting of machines', 'CNC setting operator, machine ki setting aani chahiye.'],
  ['a warning', 'Beware of agents who promise backdoor entry.'],
  ['gifts of the owner', 'Owner gives sweets and a gift to all staff at Diwali.'],
  ['a satisfied officer', 'The officer must be satisfied that your licence is valid.'],
])('takes for no bribe: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});
