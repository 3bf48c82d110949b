import type { GoldenKind } from '../golden-query.ts';

/** Keywords with filler words, and keywords of nothing else. */
export const fillerWords: GoldenKind = {
  kind: 'filler words, government, banks',
  queries: [
    { keyword: 'jobs near me', hits: 'ca bpo nurse', real: /\S/ },
    { keyword: 'jobs', hits: 'ca', real: /\S/ },
    { keyword: 'latest jobs in india', hits: 'ca', real: /\S/ },
    {
      keyword: 'electrician jobs near me',
      hits: 'electrician',
      never: 'plumber',
      first: 'electrician',
      real: /electric/i,
    },
    { keyword: 'i want a job as a cook', hits: 'cook', never: 'housekeeping', first: 'cook', real: /cook|chef/i },
    {
      keyword: 'vacancy for accountant in surat',
      hits: '',
      never: 'accountant',
      real: 'No real posting is in this place.',
    },
    {
      keyword: 'required graphic designer',
      hits: 'graphic',
      never: 'interior',
      first: 'graphic',
      real: [/graphic/i, /design/i],
    },
    { keyword: 'software company jobs', hits: 'ta', never: 'nurse', real: /software/i },
    {
      keyword: 'government jobs',
      hits: 'govt-clerk railway',
      never: 'bank-po',
      real: /govt|government|public sector|sarkari/i,
      realNever: /data gov/i,
    },
    {
      keyword: 'govt job 12th pass',
      hits: 'govt-clerk',
      never: 'railway',
      first: 'govt-clerk',
      real: 'No real posting matches both.',
    },
    { keyword: 'bank jobs', hits: 'bank-clerk bank-po rm', never: 'nurse', first: 'bank-clerk', real: /bank/i },
    { keyword: 'banking', hits: 'bank-clerk bank-po', never: 'nurse', real: /bank/i },
    {
      keyword: 'bank po',
      hits: 'bank-po',
      never: 'bank-clerk rm bank-driver',
      first: 'bank-po',
      real: 'Hardly a real posting is for it.',
    },
    { keyword: 'bank job for graduates', hits: 'bank-clerk bank-po', never: 'rm', real: /bank/i },
    {
      keyword: 'railway apprentice',
      hits: 'railway',
      never: 'trainee',
      first: 'railway',
      real: 'No real posting is for it.',
    },
  ],
};
