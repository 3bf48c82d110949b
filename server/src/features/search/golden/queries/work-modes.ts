import type { GoldenKind } from '../golden-query.ts';

const atHome = /remote|work from home|wfh|home/i;

export const workModes: GoldenKind = {
  kind: 'shifts, walk-ins, work from home',
  queries: [
    { keyword: 'wfh', hits: 'data-entry-wfh content remote-java', never: 'tutor', real: atHome },
    { keyword: 'work from home', hits: 'data-entry-wfh content', never: 'tutor', real: atHome },
    {
      keyword: 'work from home data entry',
      hits: 'data-entry-wfh',
      never: 'data-entry',
      first: 'data-entry-wfh',
      real: [atHome, /data/i],
    },
    { keyword: 'remote java', hits: 'remote-java', never: 'java-pune', first: 'remote-java', real: [atHome, /java/i] },
    {
      keyword: 'online content writer from home',
      hits: '',
      never: 'seo',
      real: 'Hardly a real posting mentions online.',
    },
    { keyword: 'night shift', hits: 'bpo guard', never: 'bpo-hindi', real: [/night/i, /shift/i] },
    {
      keyword: 'night shift bpo',
      hits: 'bpo',
      never: 'bpo-hindi nonvoice',
      first: 'bpo',
      real: [/night/i, /bpo|call ?cent/i],
    },
    { keyword: 'day shift', hits: 'bpo-hindi', never: 'bpo', real: [/day/i, /shift/i] },
    { keyword: 'rotational shift', hits: '', never: 'ca', real: 'No real posting uses these words.' },
    { keyword: 'part time', hits: 'tutor', never: 'primary', first: 'tutor', real: /part[ -]?time/i },
    {
      keyword: 'part time jobs in kolkata',
      hits: 'tutor',
      never: 'data-entry',
      first: 'tutor',
      real: 'Few real postings match, and none in this place.',
    },
    {
      keyword: 'walk in',
      hits: 'walkin-bpo',
      never: 'car-driver',
      first: 'walkin-bpo',
      real: /walk/i,
      realNever: /walkthrough|walker/i,
    },
    { keyword: 'walk in interview', hits: 'walkin-bpo', never: 'guard', first: 'walkin-bpo', real: /walk/i },
    {
      keyword: 'walkin drive kolkata',
      hits: 'walkin-bpo',
      never: 'data-entry',
      first: 'walkin-bpo',
      real: [/walk/i, /kolkata/i],
    },
    { keyword: 'walk-in bpo tomorrow', hits: '', never: 'ca', real: [/walk/i, /bpo|call ?cent/i] },
    { keyword: 'internship', hits: 'intern', never: 'trainee', real: /intern/i },
    {
      keyword: 'urgent hiring security guard',
      hits: 'guard',
      never: 'delivery',
      first: 'guard',
      real: /guard|security/i,
    },
    { keyword: 'immediate joiner java', hits: 'java-pune', never: 'js', real: /\bjava\b/i },
  ],
};
