import type { GoldenKind } from '../golden-query.ts';

export const freshers: GoldenKind = {
  kind: 'freshers and experience',
  queries: [
    {
      keyword: 'fresher',
      hits: 'java-fresher trainee bank-po bpo',
      never: 'bdm sap',
      first: 'java-fresher',
      real: /fresher|trainee|years:0|entry level/i,
    },
    {
      keyword: 'freshers',
      hits: 'java-fresher bpo',
      never: 'sap',
      first: 'java-fresher',
      real: /fresher|trainee|years:0|entry level/i,
    },
    {
      keyword: 'fresher jobs in noida',
      hits: 'java-fresher bpo-hindi',
      never: 'qa react',
      first: 'java-fresher',
      real: [/fresher|trainee|years:0|entry level/i, /noida/i],
    },
    {
      keyword: 'java fresher',
      hits: 'java-fresher',
      never: 'java-blr java-pune',
      first: 'java-fresher',
      real: [/\bjava\b/i, /fresher|trainee|years:0|entry level/i],
    },
    {
      keyword: 'fresher mechanical engineer',
      hits: 'mech',
      never: 'civil',
      first: 'mech',
      real: [/mechanical/i, /fresher|trainee|years:0|entry level/i],
    },
    { keyword: 'entry level sales', hits: '', never: 'asm', real: [/entry|fresher/i, /sales/i] },
    { keyword: 'no experience', hits: '', never: 'bdm', real: /fresher|no experience|years:0/i },
    {
      keyword: '2 years experience java developer',
      hits: 'java-pune',
      never: 'php',
      first: 'java-pune',
      real: [/\bjava\b/i, /dev/i],
    },
    { keyword: 'accountant 3-5 yrs exp', hits: 'accountant', never: 'mis', real: /account/i },
    {
      keyword: 'data analyst 0-1 year',
      hits: 'data-analyst',
      never: 'data-entry',
      first: 'data-analyst',
      real: [/data/i, /analyst/i],
    },
    { keyword: 'experienced welder', hits: 'welder', never: 'fitter', first: 'welder', real: /weld/i },
    {
      keyword: '2024 passout software engineer',
      hits: 'swe',
      never: 'php',
      real: [/software/i, /engineer/i],
    },
    {
      keyword: '6 months internship marketing',
      hits: 'intern',
      never: 'marketing',
      first: 'intern',
      real: [/intern/i, /market/i],
    },
    { keyword: 'trainee', hits: 'trainee', never: 'bdm', first: 'trainee', real: /trainee/i, realNever: /^senior/i },
  ],
};
