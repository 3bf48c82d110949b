import { educationChoices } from '@aarambh/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { makePosting, openVacancyWorld, type VacancyWorld } from '../../vacancies/test-world.ts';
import type { VacancyPosting } from '../../vacancies/vacancy-posting.ts';
import { isBrief } from '../index/make-lexemes.ts';
import { refreshSearchVocabulary } from '../index/vocabulary.ts';
import { readFilters } from '../read-filters.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchStatistics } from './search-statistics.ts';
import type { VacancySearch } from './vacancy-search.ts';

let world: VacancyWorld;
let search: VacancySearch;
beforeAll(async () => {
  world = await openVacancyWorld();
  search = createPostgresSearch(world.db);
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const find = (keyword: string, choices: Parameters<typeof readFilters>[0] = {}, part = { offset: 0, limit: 20 }) =>
  search.find({ keyword, ...readFilters(choices), now: world.clock.now(), ...part });

const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * DAY_MS);

describe('order', () => {
  it('puts the title before skills and company, and those before the description; newest first within', async () => {
    const told = await world.publish({ descriptionHtml: '<p>Some python</p>', postedAt: daysAgo(1) });
    const skill = await world.publish({ skills: ['Python'], postedAt: daysAgo(2) });
    const company = await world.publish({ company: { name: 'Python Looms' }, postedAt: daysAgo(3) });
    const older = await world.publish({ title: 'Python Developer', postedAt: daysAgo(9) });
    const newer = await world.publish({ title: 'Senior Python Developer', postedAt: daysAgo(4) });
    expect((await find('python')).ids).toEqual([newer, older, skill, company, told]);
  });

  const word = fc.constantFrom('kiln', 'loom', 'spice', 'tiles', 'cargo', 'welder');
  const some = (max: number) => fc.array(word, { maxLength: max });
  const randomPosting = fc.record({
    title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    skills: some(2),
    company: some(2).map((words) => ({ name: `Tulsi ${words.join(' ')}` })),
    descriptionHtml: some(4).map((words) => `<p>${words.join('</p><p>')}</p>`),
    locations: fc.subarray(['Pune', 'Mumbai', 'Noida']),
    educations: fc.subarray(['B.Com', 'MBA/PGDM']),
    experienceFromYears: fc.option(fc.integer({ min: 0, max: 3 })),
    // A few of the same moment, some that have not begun.
    postedAt: fc
      .integer({ min: -1, max: 4 })
      .map((days) => new Date(Date.parse('2026-03-02T06:00:00Z') - days * DAY_MS)),
    expiresAt: fc
      .integer({ min: -1, max: 3 })
      .map((days) => new Date(Date.parse('2026-03-12T06:30:00Z') + days * 7 * DAY_MS)),
  });
  const randomQuery = fc.record({
    words: fc.uniqueArray(word, { minLength: 1, maxLength: 2 }),
    location: fc.constantFrom(undefined, 'Pune', 'Delhi NCR', 'Anywhere in India'),
    experience: fc.constantFrom(undefined, 'Fresher', '2 Years'),
    edu: fc.constantFrom(
      undefined,
      educationChoices.find((choice) => choice === 'B.Com'),
    ),
    offset: fc.constantFrom(0, 3),
  });
  type Query = typeof randomQuery extends fc.Arbitrary<infer T> ? T : never;

  /** What is believed of the vacancies, right or wrong, changes the way of a search and never its order. */
  const randomBelief: fc.Arbitrary<SearchStatistics> = fc
    .record({
      rows: fc.constantFrom(0, 500, 5_000, 1_000_000),
      shares: fc.array(fc.constantFrom(0, 0.0001, 0.01, 0.3, 1), { minLength: 5, maxLength: 5 }),
      days: fc.constantFrom(0.001, 1, 5, 100),
    })
    .map(({ rows, shares, days }) => ({
      rows,
      shareOf: (lexeme) => shares[lexeme.length % 5] ?? 0,
      isListed: (lexeme) => lexeme.length % 3 > 0,
      since: (share) => new Date(world.clock.now().getTime() - share * days * DAY_MS),
    }));

  /** The promise once more, written from the specification and without any of the search's own code. */
  function bruteForce(
    postings: (VacancyPosting & { id: number })[],
    { words, location, experience, edu }: Query,
    now: Date,
  ) {
    const years = experience === undefined ? undefined : experience === 'Fresher' ? 0 : 2;
    const cities = location === 'Pune' ? ['Pune'] : location === 'Delhi NCR' ? ['Noida'] : undefined;
    const tierOf = (posting: VacancyPosting) => {
      const strong = `${posting.title} ${posting.skills.join(' ')} ${posting.company.name}`;
      const has = (text: string) => words.every((wanted) => text.split(/[^a-z]+/).includes(wanted));
      if (has(posting.title)) return 1;
      return has(strong) ? 2 : has(`${strong} ${posting.descriptionHtml}`) ? 3 : undefined;
    };
    return postings
      .filter((posting) => posting.postedAt <= now && posting.expiresAt > now && tierOf(posting) !== undefined)
      .filter((posting) => !cities || posting.locations.some((place) => cities.includes(place)))
      .filter((posting) => !edu || posting.educations.includes(edu))
      .filter((posting) => {
        if (years === undefined) return true;
        const { experienceFromYears: from, experienceToYears: to } = posting;
        return from !== null && from <= years && (to === null || years <= to);
      })
      .sort(
        (a, b) => Number(tierOf(a)) - Number(tierOf(b)) || b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id,
      )
      .map(({ id }) => id);
  }

  it('tells tiers apart by what rows carry themselves, however long', async () => {
    const skills = Array.from({ length: 100 }, (_, i) => `${'x'.repeat(50)}${i}`);
    const id = await world.publish({ title: 'Kiln c++ Operator', skills, locations: ['Pune + Nashik'] });
    const { rows } = await sql<{ lex: string[]; brief: string[] }>`
      select tsvector_to_array(lex) as lex, tsvector_to_array(brief) as brief from vacancy_search`.execute(world.db);
    expect(rows[0]?.brief).toEqual(rows[0]?.lex.filter(isBrief));
    expect(rows[0]?.brief.length).toBeGreaterThan(80);
    const descriptionHtml = `<p>Kiln ${skills[3]}</p>`;
    const newer = await world.publish({ descriptionHtml, postedAt: world.clock.now() });
    expect((await find(`kiln ${skills[3]}`)).ids).toEqual([id, newer]);
  });

  it('asks the index of a table as small as this, and leaves nothing for others to put into it', async () => {
    await world.publishAll(Array.from({ length: 20 }, () => makePosting({ title: 'Kiln Operator' })));
    await sql`analyze vacancy_search`.execute(world.db);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select from vacancy_search where lex @@ asked((select ${'kiln'}::text))`.execute(world.db);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('Bitmap Index Scan on vacancy_search_lex');
    const left = await sql<{ pages: number }>`
      select gin_clean_pending_list('vacancy_search_lex')::int as pages`.execute(world.db);
    expect(left.rows).toEqual([{ pages: 0 }]);
  });

  it('does not take many that came lately for a sign of more', async () => {
    const many = Array.from({ length: 50 }, () => makePosting({ title: 'Kiln Loom Fitter', locations: ['Pune'] }));
    await world.publishAll(many);
    const belief: SearchStatistics = {
      rows: 1_000_000,
      shareOf: () => 0.045,
      isListed: () => true,
      since: () => daysAgo(1),
    };
    const asked = { ...readFilters({ location: 'Pune' }), now: world.clock.now(), offset: 0, limit: 5 };
    const found = await createPostgresSearch(world.db, belief).find({ keyword: 'kiln loom', ...asked });
    expect([found.total, found.ids.length]).toEqual([50, 5]);
  });

  it('equals brute force on random worlds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomPosting, { minLength: 1, maxLength: 40 }),
        fc.array(fc.tuple(randomQuery, randomBelief), { minLength: 8, maxLength: 8 }),
        async (given, queries) => {
          await world.empty();
          const postings = given.map((posting, i) =>
            makePosting({
              ...posting,
              experienceToYears:
                posting.experienceFromYears === null || i % 3 === 0 ? null : posting.experienceFromYears + 1,
            }),
          );
          await world.publishAll(postings);
          const rows = await world.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
          const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]));
          const known = postings.map((posting) => ({ ...posting, id: ids.get(posting.sourceId) ?? 0 }));
          world.clock.advanceMinutes(10 * 24 * 60);
          for (const [query, belief] of queries) {
            const { words, offset, ...choices } = query;
            const expected = bruteForce(known, query, world.clock.now());
            const part = { offset, limit: 4 };
            const found = await find(words.join(' '), choices, part);
            expect(found.ids).toEqual(expected.slice(offset, offset + 4));
            expect(found.total).toBe(expected.length);
            const asked = { keyword: words.join(' '), ...readFilters(choices), now: world.clock.now(), ...part };
            const believing = await createPostgresSearch(world.db, belief).find(asked);
            expect(believing.ids).toEqual(found.ids);
            if (!believing.capped) expect(believing.total).toBe(expected.length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('counts to a thousand and goes no further', async () => {
    await world.publishAll(
      Array.from({ length: 1_005 }, (_, i) => makePosting({ title: 'Cargo Helper', postedAt: daysAgo(i / 100) })),
    );
    const last = await find('cargo', {}, { offset: 980, limit: 20 });
    expect([last.total, last.capped, last.ids.length]).toEqual([1_000, true, 20]);
    expect((await find('cargo', {}, { offset: 1_000, limit: 20 })).ids).toEqual([]);
    expect((await find('cargo helper')).capped).toBe(true);
  });
});

describe('words', () => {
  it.each([
    ['Senior Accountant', 'sr acct'],
    ['HR Executive', 'human resources exec'],
    ['Call Centre Agent', 'bpo'],
    ['C++ Developer', 'c++'],
    ['C++ Developer', 'cpp dev'],
    ['.NET Developer', 'dot net developers'],
    ['Node.js Developer', 'nodejs'],
    ['Node.js Developer', 'node js'],
    ['Full-Stack Engineer', 'fullstack'],
    ['Fullstack Engineer', 'full stack'],
    ['Civil Engineer (B.E.)', 'btech'],
    ['Chartered Accountants', 'ca'],
    ['डेटा एंट्री ऑपरेटर', 'डेटा'],
    ['Sales Executives', 'sale executive'],
  ])('finds "%s" by "%s"', async (title, keyword) => {
    const id = await world.publish({ title });
    await world.publish({ title: 'Gardener' });
    expect((await find(keyword)).ids).toEqual([id]);
  });

  it('does not take C for C++', async () => {
    await world.publish({ title: 'C++ Developer' });
    expect((await find('c#')).ids).toEqual([]);
  });

  it('reads a city in the keyword as a place, and finds states by their cities', async () => {
    const pune = await world.publish({ title: 'Java Developer', locations: ['Pune'] });
    const bengaluru = await world.publish({ title: 'Java Developer', locations: ['Bengaluru'] });
    expect((await find('java developer in pune')).ids).toEqual([pune]);
    expect((await find('jobs in bangalore')).ids).toEqual([bengaluru]);
    expect((await find('java', { location: 'Karnataka' })).ids).toEqual([bengaluru]);
    expect((await find('java', { location: 'Bombay' })).ids).toEqual([]);
    expect((await find('java', { location: 'Anywhere in India' })).total).toBe(2);
  });

  it.each([
    ["'"],
    ['\\'],
    ["' | 't.java"],
    ['java & !sales'],
    ['a:* <-> b'],
    ['(((('],
    ['😀 🧑‍💻'],
    ['&|!:*\\()'],
    ['x'.repeat(500)],
    ['‮java'],
    ['%_%'],
    ['; drop table vacancies; --'],
  ])('survives %s', async (keyword) => {
    await world.publish({ title: 'Gardener' });
    const found = await find(keyword, { location: keyword, edu: keyword });
    expect(found).toEqual({ ids: [], total: 0, capped: false });
    expect(await search.suggest(keyword)).toEqual([]);
  });

  it('survives anything typed', async () => {
    await world.publish({ title: 'Gardener' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (keyword) => {
        const typed = keyword.replaceAll('\u0000', '');
        expect((await find(typed, { location: typed })).total).toBeLessThanOrEqual(1);
        await search.suggest(typed);
      }),
      { numRuns: 150 },
    );
  });
});

describe('experience', () => {
  it('matches ranges that cover the choice, open ones to the end, and nothing that states none', async () => {
    const fresher = await world.publish({ title: 'Potter', experienceFromYears: 0, experienceToYears: 0 });
    const some = await world.publish({ title: 'Potter', experienceFromYears: 2, experienceToYears: 5 });
    const open = await world.publish({ title: 'Potter', experienceFromYears: 3, experienceToYears: null });
    const most = await world.publish({ title: 'Potter', experienceFromYears: 32, experienceToYears: 40 });
    await world.publish({ title: 'Potter' });
    const by = async (experience: string) => new Set((await find('potter', { experience })).ids);
    expect(await by('Fresher')).toEqual(new Set([fresher]));
    expect(await by('1 Year')).toEqual(new Set());
    expect(await by('2 Years')).toEqual(new Set([some]));
    expect(await by('5 Years')).toEqual(new Set([some, open]));
    expect(await by('6 Years')).toEqual(new Set([open]));
    expect(await by('30+ Years')).toEqual(new Set([open, most]));
  });
});

describe('misspellings', () => {
  beforeEach(async () => {
    const titles = ['Python Developer', 'Accountant', 'Electrician', 'Welder'];
    await world.publishAll(
      titles.flatMap((title) => Array.from({ length: 4 }, () => makePosting({ title, locations: ['Hyderabad'] }))),
    );
    await refreshSearchVocabulary(world.context);
  });

  it.each([
    ['pyhton', 'python'],
    ['acountent', 'accountant'],
    ['python develper', 'python developer'],
    ['electritian in hydrabaad', 'electrician hyderabad'],
  ])('reads %s as %s and says so', async (typed, meant) => {
    const found = await find(typed);
    expect([found.searchedFor, found.total]).toEqual([meant, 4]);
  });

  it('leaves alone what finds enough, what is too far, and what is known', async () => {
    expect(await find('welder')).toMatchObject({ total: 4 });
    expect((await find('welder')).searchedFor).toBeUndefined();
    expect(await find('weaver')).toEqual({ ids: [], total: 0, capped: false });
    expect(await find('python welder')).toEqual({ ids: [], total: 0, capped: false });
  });
});

describe('suggestions', () => {
  it('offers what begins so first, then what has a word that does, most frequent first, ten at most', async () => {
    const titles = [
      'Data Analyst',
      'Data Analyst',
      'Data Entry Operator',
      'Big Data Engineer',
      'Big Data Engineer',
      'Big Data Engineer',
    ];
    await world.publishAll(
      titles.map((title) => makePosting({ title, skills: ['database'], company: { name: 'Data Looms' } })),
    );
    await refreshSearchVocabulary(world.context);
    expect(await search.suggest('dat')).toEqual([
      'Data Looms',
      'database',
      'Data Analyst',
      'Data Entry Operator',
      'Big Data Engineer',
    ]);
    expect(await search.suggest('  DATA  e')).toEqual(['Data Entry Operator', 'Big Data Engineer']);
    expect(await search.suggest('zz')).toEqual([]);
    expect(await search.suggest('   ')).toEqual([]);
    await world.publishAll(Array.from({ length: 12 }, (_, i) => makePosting({ title: `Dataset Curator ${i}` })));
    expect(await search.suggest('data')).toHaveLength(10);
  });

  it('knows the title of a vacancy as soon as it is published, and forgets it after it ended', async () => {
    await world.publish({ title: 'Zari Embroiderer' });
    expect(await search.suggest('zari')).toEqual(['Zari Embroiderer']);
    expect(await search.suggest('embr')).toEqual(['Zari Embroiderer']);
    world.clock.advanceMinutes(31 * 24 * 60);
    await world.publish({ title: 'Potter' });
    await refreshSearchVocabulary(world.context);
    expect(await search.suggest('zari')).toEqual([]);
  });

  it('keeps the best of very many ready for the first letters, the same as among all', async () => {
    const titles = Array.from({ length: 60 }, (_, i) => `Weaver of ${String.fromCharCode(97 + (i % 26))}${i} cloth`);
    await world.publishAll(
      titles.flatMap((title, i) => Array.from({ length: 1 + (i % 7) }, () => makePosting({ title }))),
    );
    await refreshSearchVocabulary(world.context);
    const short = await search.suggest('wea');
    expect(short).toHaveLength(10);
    expect(short).toEqual(await search.suggest('weav'));
    expect(await search.suggest('c')).toEqual(await search.suggest('clot'));
  });

  it('takes signs literally', async () => {
    await world.publish({ title: '100% Remote Tutor' });
    expect(await search.suggest('100%')).toEqual(['100% Remote Tutor']);
    expect(await search.suggest('1_0')).toEqual([]);
  });
});
