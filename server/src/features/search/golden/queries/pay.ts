import type { GoldenKind } from '../golden-query.ts';

/** Wishes for pay are stripped: the rest of the keyword must find the same as without them. */
export const pay: GoldenKind = {
  kind: 'pay',
  queries: [
    {
      keyword: 'java developer 5 lpa',
      hits: 'java-pune java-blr',
      never: 'js',
      first: 'java-pune',
      real: [/\bjava\b/i, /dev/i],
    },
    { keyword: '5 lpa', hits: 'ca swe', real: /\S/ },
    { keyword: '3-5 lpa jobs in pune', hits: 'hr-exec java-pune', never: 'ca', real: /pune/i },
    {
      keyword: '10 lakh package data scientist',
      hits: 'data-scientist',
      never: 'data-entry',
      first: 'data-scientist',
      real: /data scien/i,
    },
    {
      keyword: 'hr manager 12 lacs per annum',
      hits: 'hr-manager',
      never: 'hr-exec',
      first: 'hr-manager',
      real: [/\bhr\b|human/i, /manager/i],
    },
    { keyword: '30k salary', hits: 'ca', real: /\S/ },
    {
      keyword: 'driver 25k salary mumbai',
      hits: 'car-driver',
      never: 'delivery',
      first: 'car-driver',
      real: 'No real posting for drivers is in this place.',
    },
    {
      keyword: 'telecaller salary 15000 to 20000',
      hits: 'telecaller',
      never: 'bde',
      first: 'telecaller',
      real: /tele/i,
    },
    {
      keyword: 'data entry 18,000 per month',
      hits: 'data-entry',
      never: 'data-analyst',
      first: 'data-entry',
      real: /data entry/i,
    },
    { keyword: 'rs 20000 helper electrician', hits: '', never: 'welder', real: 'No real posting is for it.' },
    { keyword: 'accountant ₹25k in hand', hits: 'accountant', never: 'mis', real: /account/i },
    {
      keyword: 'sales executive above 6 lakhs',
      hits: 'sales-exec',
      never: 'mis',
      first: 'sales-exec',
      real: [/sale/i, /exec/i],
    },
    {
      keyword: 'high salary jobs in bangalore',
      hits: '',
      never: 'ca',
      real: 'The number is searched as an ordinary word; no expectation can be stated.',
    },
    { keyword: 'mba 8 lac p.a.', hits: 'bde', never: 'delivery', real: /mba|pgdm/i },
    { keyword: 'bpo 20k-25k gurgaon', hits: 'bpo', never: 'bpo-hindi', real: [/bpo|call ?cent/i, /gurugram/i] },
    { keyword: 'nurse salary', hits: 'nurse', never: 'doctor', first: 'nurse', real: /nurs/i },
    {
      keyword: '1 cr ctc java architect',
      hits: 'remote-java',
      never: 'architect',
      first: 'remote-java',
      real: [/java/i, /architect/i],
    },
  ],
};
