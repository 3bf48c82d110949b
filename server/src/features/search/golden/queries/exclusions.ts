import type { GoldenKind } from '../golden-query.ts';

/** What is excluded is not shown at all, not even as a relaxed result. */
export const exclusions: GoldenKind = {
  kind: 'exclusions',
  queries: [
    {
      keyword: 'accountant -senior',
      hits: 'accountant accounts-exec',
      nowhere: 'sr-accountant account-manager',
      first: 'accountant',
      real: /account/i,
      realNever: /senior/i,
    },
    {
      keyword: 'java developer except bangalore',
      hits: 'java-pune java-fresher',
      nowhere: 'java-blr js',
      first: 'java-pune',
      real: /\bjava\b/i,
    },
    {
      keyword: 'sales without field',
      hits: 'sales-exec sales-mumbai sales-pune',
      nowhere: 'field-sales salesforce',
      real: /sale/i,
      realNever: /field/i,
    },
    {
      keyword: 'bpo no night shift',
      hits: 'bpo-hindi',
      never: 'kpo',
      nowhere: 'bpo guard',
      first: 'bpo-hindi',
      real: /bpo|call ?cent/i,
      realNever: /night/i,
    },
    {
      keyword: 'java developer except bangalore and noida',
      hits: 'java-pune',
      nowhere: 'java-blr java-fresher',
      first: 'java-pune',
      real: /\bjava\b/i,
    },
    {
      keyword: 'no french accountant',
      hits: 'accountant',
      nowhere: 'guard',
      real: /account/i,
    },
    {
      keyword: 'teacher -primary',
      hits: 'maths-pgt',
      nowhere: 'primary counsellor',
      real: /teach|facult|\b[pt]gt\b/i,
      realNever: /primary/i,
    },
    {
      keyword: 'hr executive not recruitment',
      hits: '',
      never: 'bde',
      nowhere: 'hr-exec hr-manager',
      real: 'Most real postings for it are about recruitment.',
    },
    {
      keyword: 'school -teacher',
      hits: '',
      nowhere: 'maths-pgt primary tutor',
      real: /school/i,
      realNever: /teacher/i,
    },
    {
      keyword: 'jobs in delhi nurse nahi aur teacher nahi',
      hits: 'network graphic',
      nowhere: 'maths-pgt nurse',
      real: /delhi/i,
      realNever: /teacher|nurse/i,
    },
    {
      keyword: 'designer -interior -graphic',
      hits: 'uiux wordpress',
      nowhere: 'interior graphic',
      first: 'wordpress',
      real: /design/i,
      realNever: /interior|graphic/i,
    },
  ],
};
