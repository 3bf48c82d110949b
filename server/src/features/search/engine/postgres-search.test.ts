import { educationChoices } from '@aarambh/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import type { VacancyPosting } from '../../vacancy-lifecycle/vacancy-posting.ts';
import { isInBrief } from '../indexing/create-lexemes.ts';
import { refreshSearchVocabulary } from '../indexing/vocabulary.ts';
import { readFilters } from '../read-filters.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchStatistics } from './search-statistics.ts';
import type { SearchResult, VacancySearch } from './vacancy-search.ts';

let fixture: VacancyFixture;
let search: VacancySearch;
beforeAll(async () => {
  fixture = await openVacancyFixture();
  search = createPostgresSearch(fixture.db);
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

async function find(
  keyword: string,
  choices: Parameters<typeof readFilters>[0] = {},
  part = { offset: 0, limit: 20 },
): Promise<SearchResult> {
  const now = fixture.clock.now();
  const { parsed: _, ...found } = await search.find({ keyword, ...readFilters(choices, now), now, ...part });
  return found;
}

const suggest = async (typed: string) => (await search.suggest(typed)).map(({ text }) => text);

const daysAgo = (days: number) => new Date(fixture.clock.now().getTime() - days * DAY_MS);

describe('order', () => {
  it('puts the title before skills and company, and those before the description; newest first within', async () => {
    const description = await fixture.publish({ descriptionHtml: '<p>Some python</p>', postedAt: daysAgo(1) });
    const skill = await fixture.publish({ skills: ['Python'], postedAt: daysAgo(2) });
    const company = await fixture.publish({ company: { name: 'Python Looms' }, postedAt: daysAgo(3) });
    const older = await fixture.publish({ title: 'Python Developer', postedAt: daysAgo(9) });
    const newer = await fixture.publish({ title: 'Senior Python Developer', postedAt: daysAgo(4) });
    expect((await find('python')).ids).toEqual([newer, older, skill, company, description]);
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

  /** Statistics, right or wrong, that must not change the result of a search. */
  const randomStatistics: fc.Arbitrary<SearchStatistics> = fc
    .record({
      rows: fc.constantFrom(0, 500, 5_000, 1_000_000),
      shares: fc.array(fc.constantFrom(0, 0.0001, 0.01, 0.3, 1), { minLength: 5, maxLength: 5 }),
      days: fc.constantFrom(0.001, 1, 5, 100),
    })
    .map(({ rows, shares, days }) => ({
      rows,
      selectivityOf: (lexeme) => shares[lexeme.length % 5] ?? 0,
      isListed: (lexeme) => lexeme.length % 3 > 0,
      postedSince: (share) => new Date(fixture.clock.now().getTime() - share * days * DAY_MS),
    }));

  /** The expected order, written from the specification and without any code of the search. */
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
      // The only word here that names work: vacancies of this occupation come first (docs/decisions/0035).
      const isOfOccupation = !words.includes('welder') || /\bwelder\b/.test(posting.title);
      // With a further word, a mere mention of the work is not a result.
      if (words.length > 1 && !isOfOccupation) return undefined;
      if (has(strong)) return isOfOccupation ? 2 : 3;
      return has(`${strong} ${posting.descriptionHtml}`) ? 4 : undefined;
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

  it('orders tiers by the column `brief` of rows of any length', async () => {
    const skills = Array.from({ length: 100 }, (_, i) => `${'x'.repeat(50)}${i}`);
    const id = await fixture.publish({ title: 'Kiln c++ Operator', skills, locations: ['Pune + Nashik'] });
    const { rows } = await sql<{ lex: string[]; brief: string[] }>`
      select tsvector_to_array(lex) as lex, tsvector_to_array(brief) as brief from vacancy_search`.execute(fixture.db);
    expect(rows[0]?.brief).toEqual(rows[0]?.lex.filter(isInBrief));
    expect(rows[0]?.brief.length).toBeGreaterThan(80);
    const descriptionHtml = `<p>Kiln ${skills[3]}</p>`;
    const newer = await fixture.publish({ descriptionHtml, postedAt: fixture.clock.now() });
    expect((await find(`kiln ${skills[3]}`)).ids).toEqual([id, newer]);
  });

  it('uses the index even of a small table, and leaves its pending list empty', async () => {
    await fixture.publishAll(Array.from({ length: 20 }, () => makePosting({ title: 'Kiln Operator' })));
    await sql`analyze vacancy_search`.execute(fixture.db);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select from vacancy_search where lex @@ asked((select ${'kiln'}::text))`.execute(fixture.db);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('Bitmap Index Scan on vacancy_search_lex');
    const left = await sql<{ pages: number }>`
      select gin_clean_pending_list('vacancy_search_lex')::int as pages`.execute(fixture.db);
    expect(left.rows).toEqual([{ pages: 0 }]);
  });

  it('does not extrapolate from many vacancies posted recently', async () => {
    const many = Array.from({ length: 50 }, () => makePosting({ title: 'Kiln Loom Fitter', locations: ['Pune'] }));
    await fixture.publishAll(many);
    const statistics: SearchStatistics = {
      rows: 1_000_000,
      selectivityOf: () => 0.045,
      isListed: () => true,
      postedSince: () => daysAgo(1),
    };
    const request = { ...readFilters({ location: 'Pune' }), now: fixture.clock.now(), offset: 0, limit: 5 };
    const found = await createPostgresSearch(fixture.db, statistics).find({ keyword: 'kiln loom', ...request });
    expect([found.total, found.ids.length]).toEqual([50, 5]);
  });

  it('equals brute force on random vacancies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomPosting, { minLength: 1, maxLength: 40 }),
        fc.array(fc.tuple(randomQuery, randomStatistics), { minLength: 8, maxLength: 8 }),
        async (randomPostings, queries) => {
          await fixture.empty();
          const postings = randomPostings.map((posting, i) =>
            makePosting({
              ...posting,
              experienceToYears:
                posting.experienceFromYears === null || i % 3 === 0 ? null : posting.experienceFromYears + 1,
            }),
          );
          await fixture.publishAll(postings);
          const rows = await fixture.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
          const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]));
          const known = postings.map((posting) => ({ ...posting, id: ids.get(posting.sourceId) ?? 0 }));
          fixture.clock.advanceMinutes(10 * 24 * 60);
          for (const [query, statistics] of queries) {
            const { words, offset, ...choices } = query;
            const expected = bruteForce(known, query, fixture.clock.now());
            const part = { offset, limit: 4 };
            const found = await find(words.join(' '), choices, part);
            expect(found.ids).toEqual(expected.slice(offset, offset + 4));
            expect(found.total).toBe(expected.length);
            const request = { keyword: words.join(' '), ...readFilters(choices), now: fixture.clock.now(), ...part };
            const planned = await createPostgresSearch(fixture.db, statistics).find(request);
            expect(planned.ids).toEqual(found.ids);
            if (!planned.capped) expect(planned.total).toBe(expected.length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('counts up to a thousand', async () => {
    await fixture.publishAll(
      Array.from({ length: 1_005 }, (_, i) => makePosting({ title: 'Cargo Helper', postedAt: daysAgo(i / 100) })),
    );
    const last = await find('cargo', {}, { offset: 980, limit: 20 });
    expect([last.total, last.capped, last.ids.length]).toEqual([1_000, true, 20]);
    expect((await find('cargo', {}, { offset: 1_000, limit: 20 })).ids).toEqual([]);
    expect((await find('cargo helper')).capped).toBe(true);
  });
});

describe('companies', () => {
  it('puts the work at the company first and leaves out mentions of the company', async () => {
    const company = { name: 'Jaldhara Pvt. Ltd.' };
    await fixture.publish({ title: 'Weaver', skills: ['Jaldhara'], descriptionHtml: '<p>Worked for Jaldhara</p>' });
    await fixture.publish({ title: 'Accountant', descriptionHtml: '<p>Jaldhara products</p>' });
    const mention = await fixture.publish({ title: 'Accountant for Jaldhara', postedAt: daysAgo(1) });
    const other = await fixture.publish({ title: 'Watchman', company, postedAt: daysAgo(2) });
    const sameWork = await fixture.publish({ title: 'Accounts Executive', company, postedAt: daysAgo(3) });
    const accountant = await fixture.publish({ title: 'Accountant', company, postedAt: daysAgo(4) });
    await refreshSearchVocabulary(fixture.context);
    expect((await find('jaldhara accountant')).ids).toEqual([accountant, sameWork, mention]);
    expect((await find('jaldhara jobs')).ids).toEqual([other, sameWork, accountant, mention]);
    expect((await find('jaldhara jobs', { order: 'newest' })).ids).toEqual([mention, other, sameWork, accountant]);
  });

  it('puts the vacancies of a company that is named like a tool before others with the tool', async () => {
    const company = { name: 'Jaldhara' };
    const own = [1, 2, 3, 4, 5].map((days) => ({ title: 'Watchman', company, postedAt: daysAgo(days + 20) }));
    const ids: number[] = [];
    for (const posting of own) ids.push(await fixture.publish(posting));
    const skilled = Array.from({ length: 21 }, () => makePosting({ title: 'Potter', skills: ['Jaldhara'] }));
    await fixture.publishAll(skilled);
    await refreshSearchVocabulary(fixture.context);
    const found = await find('jaldhara jobs');
    expect(found.ids.slice(0, 5)).toEqual(ids);
    expect(found.total).toBe(26);
    expect((await find('jaldhara watchman')).ids).toEqual(ids);
    expect((await find('potter at jaldhara')).total).toBe(0);
  });

  it('finds a company by its misspelt name', async () => {
    const company = { name: 'Jaldhara Looms' };
    const ids: number[] = [];
    for (let i = 0; i < 4; i++) ids.push(await fixture.publish({ title: 'Watchman', company, postedAt: daysAgo(i) }));
    await refreshSearchVocabulary(fixture.context);
    expect(await find('jaldhra')).toMatchObject({ searchedFor: 'jaldhara', ids });
  });

  it('reads a name as a word again when the company has no live vacancy', async () => {
    const id = await fixture.publish({ title: 'Weaver', company: { name: 'Jaldhara' } });
    await refreshSearchVocabulary(fixture.context);
    const skill = await fixture.publish({ title: 'Weaver', skills: ['Jaldhara'] });
    expect((await find('jaldhara weaver')).ids).toEqual([id]);
    await sql`update vacancies set status = 'closed' where id = ${id}`.execute(fixture.db);
    await sql`delete from vacancy_search where vacancy_id = ${id}`.execute(fixture.db);
    fixture.clock.advanceMinutes(1);
    await fixture.publish({ title: 'Potter' });
    await refreshSearchVocabulary(fixture.context);
    expect((await find('jaldhara weaver')).ids).toEqual([skill]);
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
    const id = await fixture.publish({ title });
    await fixture.publish({ title: 'Gardener' });
    expect((await find(keyword)).ids).toEqual([id]);
  });

  it('distinguishes C# from C++', async () => {
    await fixture.publish({ title: 'C++ Developer' });
    expect((await find('c#')).ids).toEqual([]);
  });

  it('reads a city in the keyword as a place, and finds the cities of a state', async () => {
    const pune = await fixture.publish({ title: 'Java Developer', locations: ['Pune'] });
    const bengaluru = await fixture.publish({ title: 'Java Developer', locations: ['Bengaluru'] });
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
    await fixture.publish({ title: 'Gardener' });
    const found = await find(keyword, { location: keyword, edu: keyword });
    expect(found).toEqual({ ids: [], total: 0, capped: false });
    expect(await suggest(keyword)).toEqual([]);
  });

  it('survives any keyword', async () => {
    await fixture.publish({ title: 'Gardener' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (keyword) => {
        const typed = keyword.replaceAll('\u0000', '');
        expect((await find(typed, { location: typed })).total).toBeLessThanOrEqual(1);
        await suggest(typed);
      }),
      { numRuns: 150 },
    );
  });
});

describe('experience', () => {
  it('matches ranges that include the choice, open-ended ones too, and no vacancy without a range', async () => {
    const fresher = await fixture.publish({ title: 'Potter', experienceFromYears: 0, experienceToYears: 0 });
    const some = await fixture.publish({ title: 'Potter', experienceFromYears: 2, experienceToYears: 5 });
    const open = await fixture.publish({ title: 'Potter', experienceFromYears: 3, experienceToYears: null });
    const veteran = await fixture.publish({ title: 'Potter', experienceFromYears: 32, experienceToYears: 40 });
    await fixture.publish({ title: 'Potter' });
    const by = async (experience: string) => new Set((await find('potter', { experience })).ids);
    expect(await by('Fresher')).toEqual(new Set([fresher]));
    expect(await by('1 Year')).toEqual(new Set());
    expect(await by('2 Years')).toEqual(new Set([some]));
    expect(await by('5 Years')).toEqual(new Set([some, open]));
    expect(await by('6 Years')).toEqual(new Set([open]));
    expect(await by('30+ Years')).toEqual(new Set([open, veteran]));
  });
});

describe('spell correction', () => {
  beforeEach(async () => {
    const titles = ['Python Developer', 'Accountant', 'Electrician', 'Welder'];
    await fixture.publishAll(
      titles.flatMap((title) => Array.from({ length: 4 }, () => makePosting({ title, locations: ['Hyderabad'] }))),
    );
    await refreshSearchVocabulary(fixture.context);
  });

  it.each([
    ['pyhton', 'python'],
    ['acountent', 'accountant'],
    ['python develper', 'python developer'],
    ['electritian in hydrabaad', 'electrician hyderabad'],
  ])('corrects %s to %s and reports it', async (typed, meant) => {
    const found = await find(typed);
    expect([found.searchedFor, found.total]).toEqual([meant, 4]);
  });

  it.each([
    ['vedio editer', 'video editor'],
    ['elektrishan', 'electrician'],
    ['grafik dizainer', 'graphic designer'],
    ['mekanik', 'mechanic'],
  ])('corrects "%s", written by its sound in every word, to "%s"', async (typed, meant) => {
    const titles = ['Video Editor', 'English Editor', 'Graphic Designer', 'Motor Mechanic'];
    await fixture.publishAll(titles.flatMap((title) => Array.from({ length: 4 }, () => makePosting({ title }))));
    await refreshSearchVocabulary(fixture.context);
    expect((await find(typed)).searchedFor).toBe(meant);
  });

  it('ranks by the role of the corrected words, as if they had been typed', async () => {
    const titles = ['Quality Inspector', 'Inspector of Air Quality', 'Quality Controller'];
    await fixture.publishAll(
      titles.flatMap((title) => Array.from({ length: 4 }, () => makePosting({ title, locations: ['Indore'] }))),
    );
    await refreshSearchVocabulary(fixture.context);
    const meant = await find('quality inspector indore');
    const found = await find('qualty inspecter indore');
    expect(found.searchedFor).toBe('quality inspector indore');
    expect(found.ids).toEqual(meant.ids);
  });

  it('corrects a word that exists when the phrase with the correction names an occupation', async () => {
    await fixture.publishAll([
      ...Array.from({ length: 70 }, (_, i) => makePosting({ title: `Store Manager ${'abcdefg'.charAt(i % 7)}x` })),
      ...Array.from({ length: 6 }, () => makePosting({ title: 'Stone Farmer' })),
    ]);
    await refreshSearchVocabulary(fixture.context);
    expect((await find('stone manager')).searchedFor).toBe('store manager');
    expect((await find('stone')).searchedFor).toBeUndefined();
    expect((await find('stone farmer')).searchedFor).toBeUndefined();
  });

  it('keeps "or" between corrected names of work', async () => {
    const found = await find('acountent ya electritian');
    expect([found.searchedFor, found.total]).toEqual(['accountant or electrician', 8]);
  });

  it('corrects no word that names people by their work, however rare it is', async () => {
    await fixture.publishAll([
      ...Array.from('abcdefghijkl', (letter) =>
        makePosting({ title: `Transcribed Ledger ${letter}x`, locations: ['Surat'] }),
      ),
      makePosting({ title: 'Transcriber', locations: ['Surat'] }),
    ]);
    await refreshSearchVocabulary(fixture.context);
    const found = await find('transcriber surat');
    expect([found.searchedFor, found.total]).toEqual([undefined, 1]);
  });

  it('prefers the name of work among corrections of one mistake, also if the place has none', async () => {
    await fixture.publishAll([
      ...Array.from({ length: 12 }, () => makePosting({ title: 'Electrical Engineer', locations: ['Surat'] })),
      ...Array.from({ length: 2 }, () => makePosting({ title: 'Electrician', locations: ['Surat'] })),
    ]);
    await refreshSearchVocabulary(fixture.context);
    expect((await find('electrican')).searchedFor).toBe('electrician');
    expect((await find('electrican kochi')).searchedFor).toBe('electrician kochi');
    expect((await find('electrican engineer')).searchedFor).toBe('electrical engineer');
  });

  it('looks up no word that is longer than any', async () => {
    const word = 'abcdefghijklmnopqrstuvwxyzabcdefghi';
    await fixture.publishAll(Array.from({ length: 4 }, () => makePosting({ title: `${word} Fitter` })));
    await refreshSearchVocabulary(fixture.context);
    expect((await find(`${word}x`)).searchedFor).toBeUndefined();
  });

  it('corrects no keyword with enough results, no distant word and no known word', async () => {
    expect(await find('welder')).toMatchObject({ total: 4 });
    expect((await find('welder')).searchedFor).toBeUndefined();
    expect(await find('weaver')).toEqual({ ids: [], total: 0, capped: false });
    expect(await find('python welder')).toEqual({ ids: [], total: 0, capped: false });
  });
});

describe('suggestions', () => {
  it('lists roles with the prefix, then other texts with it, then texts with a later word, most frequent first, at most ten', async () => {
    const titles = [
      'Data Analyst',
      'Data Analyst',
      'Data Entry Operator',
      'Big Data Engineer',
      'Big Data Engineer',
      'Big Data Engineer',
    ];
    await fixture.publishAll(
      titles.map((title) => makePosting({ title, skills: ['database'], company: { name: 'Data Looms' } })),
    );
    await refreshSearchVocabulary(fixture.context);
    expect(await suggest('dat')).toEqual([
      'Data Analyst',
      'Data Entry Operator',
      'Data Looms',
      'database',
      'Big Data Engineer',
    ]);
    expect(await suggest('  DATA  e')).toEqual(['Data Entry Operator', 'Big Data Engineer']);
    expect(await suggest('zz')).toEqual([]);
    expect(await suggest('   ')).toEqual([]);
    await fixture.publishAll(
      Array.from({ length: 12 }, (_, i) =>
        makePosting({ title: `Dataset ${String.fromCharCode(97 + i).repeat(3)} Curator` }),
      ),
    );
    expect(await suggest('data')).toHaveLength(10);
  });

  it('suggests the title of a vacancy as soon as it is published, until it has ended', async () => {
    await fixture.publish({ title: 'Zari Embroiderer' });
    expect(await suggest('zari')).toEqual(['Zari Embroiderer']);
    expect(await suggest('embr')).toEqual(['Zari Embroiderer']);
    fixture.clock.advanceMinutes(31 * 24 * 60);
    await fixture.publish({ title: 'Potter' });
    await refreshSearchVocabulary(fixture.context);
    expect(await suggest('zari')).toEqual([]);
  });

  it('suggests the same for precomputed short prefixes as for longer ones', async () => {
    const letters = (i: number) => String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26)).repeat(2);
    const titles = Array.from({ length: 60 }, (_, i) => `Weaver ${letters(i)} Cloth Maker`);
    await fixture.publishAll(
      titles.flatMap((title, i) => Array.from({ length: 1 + (i % 7) }, () => makePosting({ title }))),
    );
    await refreshSearchVocabulary(fixture.context);
    const short = await suggest('wea');
    expect(short).toHaveLength(10);
    expect(short).toEqual(await suggest('weav'));
    expect(await suggest('c')).toEqual(await suggest('clot'));
  });

  it('suggests no headlines, fragments, double titles, rare skills and second spellings', async () => {
    const titles = [
      'Urgent Hiring Loom Mechanic | Surat',
      'Sr. Loom Mechanic/Loom Fitter',
      'LOOM MECHANIC',
      'Loom-Mechanic',
      'Loom Mechanic with 3 years experience',
    ];
    await fixture.publishAll(
      titles.map((title, i) => makePosting({ title, skills: ['Full', ...(i < 2 ? ['looming'] : ['loom tuning'])] })),
    );
    await refreshSearchVocabulary(fixture.context);
    expect(await suggest('loom')).toEqual(['Loom Mechanic', 'Loom Fitter', 'loom tuning']);
    expect(await suggest('ful')).toEqual([]);
    expect(await suggest('urg')).toEqual([]);
  });

  it('suggests roles behind a typed level, and with it where several vacancies state it', async () => {
    const titles = [
      'Sr. Glass Blower',
      'Senior Glass Blower',
      'Sr Glass Blower - Kiln',
      'Glass Cutter',
      'Jr Gem Cutter',
    ];
    await fixture.publishAll(titles.map((title) => makePosting({ title })));
    await refreshSearchVocabulary(fixture.context);
    expect(await suggest('sr gla')).toEqual(['Senior Glass Blower', 'Glass Blower', 'Glass Cutter']);
    expect(await suggest('sr. glass c')).toEqual(['Glass Cutter']);
    expect(await suggest('senior')).toEqual(['Senior Glass Blower']);
    expect(await suggest('junior')).toEqual([]);
    expect(await suggest('blow')).toEqual(['Glass Blower']);
  });

  it('takes wildcards literally', async () => {
    await fixture.publishAll([1, 2, 3].map(() => makePosting({ title: 'Potter', skills: ['100% attendance'] })));
    await refreshSearchVocabulary(fixture.context);
    expect(await suggest('100%')).toEqual(['100% attendance']);
    expect(await suggest('1_0')).toEqual([]);
  });
});
