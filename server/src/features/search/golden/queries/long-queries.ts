import type { GoldenKind } from '../golden-query.ts';

/** Whole sentences and keywords of many words: the work and the place must survive, whatever else is given up. */
export const longQueries: GoldenKind = {
  kind: 'long queries',
  queries: [
    {
      keyword: 'i am looking for a staff nurse job in kochi hospital with icu experience',
      hits: 'nurse',
      nowhere: 'anm doctor',
      first: 'nurse',
      real: [/nurs/i, /kochi|kerala/i],
    },
    {
      keyword: 'company hiring mechanical engineer fresher with solidworks in chennai immediate joining',
      hits: 'mech',
      nowhere: 'civil qc',
      first: 'mech',
      real: [/mechanical|design/i, /chennai|tamil/i],
    },
    {
      keyword: 'urgent requirement of java developer with spring and hibernate 2 to 4 years experience in pune',
      hits: 'java-pune',
      nowhere: 'java-blr remote-java',
      first: 'java-pune',
      real: [/java/i, /pune/i],
    },
    {
      keyword: 'b.com accountant with tally and gst knowledge 1-3 years jaipur salary above 20k',
      hits: 'accountant',
      nowhere: 'sr-accountant mis ca',
      first: 'accountant',
      real: 'Few real postings match, and hardly one in this place.',
    },
    {
      keyword: '12th pass night shift international voice process call centre executive job in gurgaon for freshers',
      hits: 'bpo',
      nowhere: 'bpo-hindi nonvoice',
      first: 'bpo',
      real: [/bpo|call|customer|voice/i, /gurugram/i],
    },
    {
      keyword: 'work from home data entry part time typing job for students and housewives',
      hits: '',
      relaxed: 'data-entry-wfh',
      never: 'data-entry tutor data-entry-wfh',
      nowhere: 'data-analyst',

      real: /data|typing|typist/i,
    },
  ],
};
