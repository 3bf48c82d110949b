import type { GoldenKind } from '../golden-query.ts';

/** Parts of cities and PIN codes: the rest of the city is shown as relaxed results, other cities are not. */
export const localities: GoldenKind = {
  kind: 'localities and PIN codes',
  queries: [
    {
      keyword: 'andheri east sales',
      hits: 'sales-mumbai',
      nowhere: 'sales-pune field-sales',
      first: 'sales-mumbai',
      real: [/sale/i, /andheri|mumbai/i],
    },
    {
      keyword: 'jobs in andheri east mumbai',
      hits: 'sales-mumbai',
      never: 'ca video',
      nowhere: 'sales-pune swe',
      first: 'sales-mumbai',
      real: /andheri|mumbai/i,
    },
    {
      keyword: 'jobs in 400069',
      hits: 'sales-mumbai',
      never: 'ca',
      nowhere: 'swe sales-pune',
      first: 'sales-mumbai',
      real: /andheri|mumbai/i,
    },
    {
      keyword: 'qa sector 62 noida',
      hits: 'qa',
      never: 'react',
      nowhere: 'tester qa-food',
      first: 'qa',
      real: [/\bqa\b|quality|test/i, /noida/i],
    },
    {
      keyword: 'hinjewadi tester',
      hits: 'tester',
      nowhere: 'qa sdet',
      first: 'tester',
      real: [/test|\bqa\b/i, /pune/i],
    },
    {
      keyword: 'gachibowli',
      hits: 'sde',
      never: 'csr',
      nowhere: 'swe qa',
      first: 'sde',
      real: /gachibowli|hyderabad/i,
    },
    {
      keyword: 'receptionist in koramangala',
      hits: '',
      relaxed: 'receptionist front-desk',
      nowhere: 'sales-mumbai',
      real: [/recept|front (?:desk|office)/i, /koramangala|bengaluru/i],
    },
    {
      keyword: 'delivery boy indiranagar bangalore',
      hits: '',
      relaxed: 'delivery',
      nowhere: 'peon packer',
      first: 'delivery',
      real: 'Hardly a real posting is for it in this place.',
    },
  ],
};
