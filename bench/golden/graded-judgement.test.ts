import { describe, expect, it } from 'vitest';
import type { FoundCard } from './ask-product.ts';
import { countRepeats } from './count-repeats.ts';
import { gradeResults, summarise } from './grade-results.ts';
import { gradedKinds } from './graded-queries.ts';
import { choosePrefixes, countTexts, isUseful, judgeSuggestions } from './judge-suggestions.ts';
import { judgePair, summarisePairs } from './measure-pairs.ts';
import { querySets } from './query-sets.ts';
import { type ImportLine, type SourcePosting, toSourcePosting } from './source-posting.ts';
import { titlePairs } from './title-pairs.ts';

let sequence = 0;
const post = (title: string, more: Partial<ImportLine> = {}): SourcePosting =>
  toSourcePosting({ source: 'test', sourceId: String(++sequence), title, company: 'Tulsi Granites', ...more });
const card = (posting: SourcePosting, more: Partial<FoundCard> = {}): FoundCard => ({
  posting,
  folded: [],
  isRelaxed: false,
  ...more,
});
const all = gradedKinds.flatMap(({ queries }) => queries);
const gradeOf = (keyword: string, posting: SourcePosting) => {
  const query = all.find((item) => item.keyword === keyword);
  if (!query) throw new Error(`No query "${keyword}"`);
  return query.grade(posting);
};

describe('graded queries', () => {
  it('are at least 200 different ones in 14 kinds, as short as a keyword may be', () => {
    expect(gradedKinds.length).toBe(14);
    expect(new Set(gradedKinds.map(({ kind }) => kind)).size).toBe(14);
    expect(new Set(all.map(({ keyword }) => keyword.toLowerCase())).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ keyword }) => keyword.length > 100)).toEqual([]);
    expect(Math.min(...gradedKinds.map(({ queries }) => queries.length))).toBeGreaterThanOrEqual(14);
  });

  it.each<[string, string, Partial<ImportLine>, number]>([
    ['accountant in pune', 'Senior Accountant', { locations: ['Pune, Maharashtra'] }, 2],
    ['accountant in pune', 'Accounts Executive', { locations: ['Mumbai', 'Pune'] }, 2],
    ['accountant in pune', 'Senior Accountant', { locations: ['Nagpur'] }, 0],
    ['accountant in pune', 'Senior Accountant', {}, 1],
    ['accountant in pune', 'Tax Consultant', { locations: ['Pune'] }, 1],
    ['accountant in pune', 'Key Account Manager', { locations: ['Pune'] }, 0],
    [
      'react developer fresher',
      'Web Developer',
      { skills: ['React.js'], experienceFromYears: 0, experienceToYears: 2 },
      2,
    ],
    ['react developer fresher', 'Web Developer', { skills: ['React.js'], experienceFromYears: 3 }, 0],
    ['react developer fresher', 'Web Developer', { experienceFromYears: 0 }, 0],
    ['react developer fresher', 'React Developer', {}, 1],
    ['marketing -sales', 'Marketing Executive', {}, 2],
    ['marketing -sales', 'Sales and Marketing Executive', {}, 0],
    ['marketing -sales', 'Marketing Executive', { skills: ['sales'] }, 1],
    ['jobs above 10 lpa', 'Welder', { salaryFrom: 800_000, salaryTo: 1_000_000 }, 2],
    ['jobs above 10 lpa', 'Welder', { salaryFrom: 300_000, salaryTo: 900_000 }, 0],
    ['jobs above 10 lpa', 'Welder', {}, 1],
    ['graphic designer 3-4 lpa', 'Graphic Designer', { salaryFrom: 200_000, salaryTo: 320_000 }, 2],
    ['graphic designer 3-4 lpa', 'Graphic Designer', { salaryFrom: 500_000, salaryTo: 700_000 }, 0],
    ['b.com jobs', 'Cashier', { education: 'B.Com' }, 2],
    ['b.com jobs', 'Cashier', { education: 'Any Graduate' }, 1],
    ['b.com jobs', 'Cashier', { education: 'B.Pharm' }, 0],
    ['12th pass jobs', 'Cashier', { education: 'Any Graduate' }, 0],
    ['work from home', 'Typist', { locations: ['Work from home'] }, 2],
    ['work from home', 'Typist', { locations: ['Pune'] }, 0],
    ['delivery boy', 'Service Delivery Manager', {}, 0],
    ['delivery boy', 'Delivery Executive', {}, 2],
    ['accenture', 'Analyst', { company: 'Accenture Solutions' }, 2],
    ['ड्राइवर', 'Car Driver', {}, 2],
    ['telecaller 110001', 'Telecaller', { locations: ['New Delhi'] }, 2],
    ['.net', 'Developer', { skills: ['ASP.NET'] }, 2],
    ['.net', 'Network Engineer', {}, 0],
  ])('"%s" grades "%s" %j as %i', (keyword, title, more, grade) => {
    expect(gradeOf(keyword, post(title, more))).toBe(grade);
  });
});

describe('means over queries', () => {
  const postings = [
    post('Telecaller'),
    post('Telecaller', { skills: ['English'] }),
    post('Welder'),
    post('Lead generation'),
  ];
  const telecaller = all.find(({ keyword }) => keyword === 'telecaller');
  if (!telecaller) throw new Error('No query "telecaller"');
  const found = (cards: FoundCard[]) => gradeResults(telecaller, { cards }, postings);
  const [first, second, welder, near] = postings.map((posting) => card(posting)) as [
    FoundCard,
    FoundCard,
    FoundCard,
    FoundCard,
  ];

  it('count wrong results, and none at all as zero', () => {
    expect(summarise([found([first, welder]), found([])])).toEqual({
      queries: 2,
      precision: 0.25,
      precisionNear: 0.25,
      ofTen: 0.05,
      strictPrecision: 0.5,
      ofPossible: 0.25,
      nothingFound: 1,
    });
  });

  it('separate near results and relaxed results', () => {
    const quality = summarise([found([first, near, { ...welder, isRelaxed: true }, { ...second, isRelaxed: true }])]);
    expect(quality).toMatchObject({ precision: 0.5, precisionNear: 0.75, strictPrecision: 0.5, ofPossible: 1 });
  });

  it('judge ten cards only', () => {
    expect(found(Array.from({ length: 12 }, () => first)).cards.length).toBe(10);
  });

  it('leave out a query that no posting answers', () => {
    expect(summarise([gradeResults(telecaller, { cards: [welder] }, [post('Welder')])]).queries).toBe(1);
    const plumber = { keyword: 'plumber', grade: () => 0 as const };
    expect(summarise([gradeResults(plumber, { cards: [welder] }, postings)]).queries).toBe(0);
  });
});

describe('pairs of titles', () => {
  const pair = { query: 'rider', own: /rider/, other: /delivery boy/, alsoRight: /courier/ };
  const own = post('Rider');
  const [boy, far] = [post('Delivery Boy'), post('Delivery Boy Wanted')];
  const [courier, welder] = [post('Courier'), post('Welder')];
  const postings = [own, boy, far, courier, welder];

  it('are at least 60', () => {
    expect(titlePairs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(titlePairs.map(({ query }) => query)).size).toBe(titlePairs.length);
  });

  it('are found whether or not they are folded, and judged down to the last found', () => {
    const cards = [card(own), card(courier), card(welder), card(boy, { folded: [far] }), card(post('Cook'))];
    const result = judgePair(pair, cards, postings);
    expect(result).toMatchObject({ existing: 2, found: 2 });
    expect(result.shown.map(({ title, isRight }) => [title, isRight])).toEqual([
      ['courier', true],
      ['welder', false],
      ['delivery boy', true],
    ]);
    expect(summarisePairs([result])).toEqual({ recall: 1, precision: 2 / 3, shown: 3 });
  });

  it('count as found but not as shown when they are relaxed results', () => {
    const result = judgePair(pair, [card(own), card(boy, { isRelaxed: true })], postings);
    expect(result).toMatchObject({ existing: 2, found: 1, shown: [] });
  });
});

describe('repeats on a page', () => {
  it('are the same company and title except for punctuation', () => {
    const cards = [post('HR Executive'), post('HR - Executive!'), post('HR Executive', { company: 'Neem Traders' })];
    expect(countRepeats(cards.map((posting) => ({ posting })))).toEqual({ same: 1, near: 1 });
  });

  it('are near when only places, numbers and words of headlines differ', () => {
    const cards = [
      post('Branch Manager', { company: 'Neem Traders Pvt Ltd', locations: ['Surat'] }),
      post('Urgent opening for Branch Manager Jaipur 2', { company: 'Neem Traders', locations: ['Jaipur'] }),
      post('Branch Clerk', { company: 'Neem Traders' }),
    ];
    expect(countRepeats(cards.map((posting) => ({ posting })))).toEqual({ same: 0, near: 1 });
  });
});

describe('suggestions', () => {
  const three = [post('Ops Ninja'), post('Ops Ninja'), post('Ops Ninja', { locations: ['Jaipur'] })];
  const places = [1, 2, 3].map(() => post('Potter', { locations: ['Jaipur'], skills: ['glazing'] }));
  const facts = countTexts([...three, ...places, post('Urgent Hiring Kiln Foreman Jaipur')]);

  it.each([
    ['Ops Ninja', true],
    ['glazing', true],
    ['Tulsi Granites', true],
    ['Kiln Supervisor', true],
    ['Kiln Supervisor Jaipur', false],
    ['Urgent Hiring Kiln Supervisor', false],
    ['Kiln Supervisor - 3 openings', false],
    ['Kiln Matters', false],
  ])('%s is useful: %s', (text, expected) => {
    expect(isUseful(text, facts)).toBe(expected);
  });

  it('are not useful in a second spelling', async () => {
    const product = { suggest: async () => ['Tele Caller', 'Telecaller'] };
    const [result] = await judgeSuggestions(product, ['tel'], facts);
    expect(result?.suggestions.map(({ isUseful: useful }) => useful)).toEqual([true, false]);
  });

  it('are asked for with beginnings of titles, but not of headlines', () => {
    expect(choosePrefixes([post('Urgent opening'), post('Kiln Supervisor'), post('Potter')])).toEqual(['kil', 'pott']);
  });
});

describe('fresh set', () => {
  const { kinds, pairs, prefixes } = querySets.fresh;
  const keywords = kinds.flatMap(({ queries }) => queries.map(({ keyword }) => keyword.toLowerCase()));

  it('has 80 queries of the same kinds, 25 pairs and 60 prefixes', () => {
    expect(kinds.map(({ kind }) => kind)).toEqual(gradedKinds.map(({ kind }) => kind));
    expect([new Set(keywords).size, pairs.length, new Set(prefixes).size]).toEqual([80, 25, 60]);
    expect(keywords.filter(({ length }) => length > 100)).toEqual([]);
  });

  it.each(['third', 'fourth'] as const)(
    'is followed by a %s one of 98 queries, whose writer knew none of the others',
    (name) => {
      const { kinds } = querySets[name];
      expect(kinds.map(({ kind }) => kind)).toEqual(gradedKinds.map(({ kind }) => kind));
      expect(kinds.map(({ queries }) => new Set(queries.map(({ keyword }) => keyword.toLowerCase())).size)).toEqual(
        kinds.map(() => 7),
      );
    },
  );

  it('shares no query and no pair with the other ones', () => {
    const known = new Set(all.map(({ keyword }) => keyword.toLowerCase()));
    const second = querySets.second.kinds.flatMap(({ queries }) => queries.map(({ keyword }) => keyword.toLowerCase()));
    expect([...keywords, ...second].filter((keyword) => known.has(keyword))).toEqual([]);
    expect(second.filter((keyword) => keywords.includes(keyword))).toEqual([]);
    expect(pairs.filter(({ query }) => titlePairs.some((pair) => pair.query === query))).toEqual([]);
  });
});
