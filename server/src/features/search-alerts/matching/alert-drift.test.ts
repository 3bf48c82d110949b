import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerThrough } from '../../../testing/test-app.ts';
import { createPostgresSearch } from '../../search/engine/postgres-search.ts';
import { listPage } from '../../search/list-page.ts';
import { readFilters } from '../../search/read-filters.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { saveSearch } from '../save-search.ts';
import { readSavedSearchQuery } from '../saved-search-query.ts';
import { matchSavedSearches } from './match-saved-searches.ts';

// Drift test: an alert names a new vacancy if and only if the search finds it.

let fixture: VacancyFixture;
let accountId: number;
beforeAll(async () => {
  fixture = await openVacancyFixture();
  accountId = (await registerThrough(await fixture.serve())).accountID;
});
afterAll(() => fixture?.close());

const pick = <T>(choices: readonly T[]) => fc.constantFrom(...choices);
const optional = (choices: readonly string[], weight = 1) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight, arbitrary: pick(choices) });

const titles = [
  'Cook',
  'Java Developer',
  'Accounts Executive',
  'Sales Manager',
  'Staff Nurse - Andheri East',
  'Driver',
];
const cities = ['Pune', 'Mumbai', 'Delhi', 'Hyderabad'];
const posting = fc.record({
  title: pick(titles),
  company: fc.record({ name: pick(['Tulsi Granites', 'Kaveri Mills']) }),
  descriptionHtml: pick([
    '<p>Night shift. Immediate joiners.</p>',
    '<p>Work from home, tally.</p>',
    '<p>B.Com freshers.</p>',
  ]),
  skills: fc.subarray(['Java', 'Spring Boot', 'Tally', 'Excel', 'Cooking']),
  locations: fc.subarray(cities),
  educations: fc.subarray(['B.Com', 'Any Graduate', '12th']),
  jobTypes: fc.subarray(['Full Time', 'Internship']),
  jobModes: fc.subarray(['Work From Home', 'Hybrid']),
  experienceFromYears: pick([null, 0, 2]),
  experienceToYears: pick([null, 3, 8]),
  salaryToPaise: pick([null, 24_000_000, 60_000_000]),
  salaryNotDisclosed: fc.boolean(),
  industryType: pick(['', 'IT Services', 'Hospitality']),
});

const keywords = [
  'cook',
  'java developer',
  'accountant',
  'accounts executive in pune',
  'nurse night shift',
  'sales manager above 25k',
  'jobs -sales',
  'spring boot',
  'driver in andheri east',
  'work from home tally',
  'rasoiya',
  'b.com fresher',
  'manager or cook',
];
const query = fc.record({
  keyword: optional(keywords, 8),
  location: optional([...cities, 'Maharashtra', 'Andheri East']),
  places: optional(['Delhi;Pune', 'Mumbai']),
  experience: optional(['Fresher', '2 Years']),
  edu: optional(['B.Com', '12th']),
  pay: optional(['20', '40']),
  days: optional(['1', '3']),
  mode: optional(['home', 'home,hybrid']),
  type: optional(['full-time', 'internship']),
  industry: optional(['IT Services']),
  company: optional(['1', '2']),
});

async function listFound(text: string): Promise<number[]> {
  const { db, clock } = fixture;
  const { keyword, filters } = readSavedSearchQuery(text);
  const now = clock.now();
  const part = { now, offset: 0, limit: 1_000 };
  const choices = readFilters(filters, now);
  const { ids } = keyword
    ? await createPostgresSearch(db).find({ keyword, ...choices, ...part })
    : await listPage(db, choices, part);
  return ids.toSorted((a, b) => a - b);
}

/** The keyword that the search takes for a misspelt one, which is what the results page saves. */
async function correct(given: Record<string, string>): Promise<Record<string, string>> {
  if (!given.keyword) return given;
  const { db, clock } = fixture;
  const { keyword: _, ...filters } = given;
  const choices = readFilters(readSavedSearchQuery(new URLSearchParams(filters).toString()).filters, clock.now());
  const part = { now: clock.now(), offset: 0, limit: 1 };
  const { searchedFor } = await createPostgresSearch(db).find({ keyword: given.keyword, ...choices, ...part });
  return searchedFor ? { ...given, keyword: searchedFor } : given;
}

it('alerts match what the search finds: generated vacancies and searches', async () => {
  const { db, context, clock, publishAll } = fixture;
  const sample = { seed: 20, numRuns: 120 };
  const now = clock.now().getTime();
  const postings = fc
    .sample(posting, sample)
    .map((more, i) => makePosting({ ...more, postedAt: new Date(now - (i % 5) * 20 * 3_600_000 - 1_000) }));
  // Companies exist before their searches are saved.
  await publishAll(postings.slice(0, 20));
  await matchSavedSearches({ db, clock });
  const saved = new Map<string, number>();
  for (const asked of fc.sample(query, { seed: 20, numRuns: 250 })) {
    const given = await correct(
      Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    );
    if (Object.keys(given).length === 0) continue;
    const text = new URLSearchParams(given).toString();
    const search = await saveSearch(context, accountId, { query: text, frequency: 'daily', channels: ['mail'] }).catch(
      async (error) => {
        // Beyond the limit of one account: the searches of others.
        if (error.code !== 'conflict') throw error;
        accountId = (await registerThrough(await fixture.serve())).accountID;
        return await saveSearch(context, accountId, { query: text, frequency: 'daily', channels: ['mail'] });
      },
    );
    saved.set(search.query, search.id);
  }
  const known = await db.selectFrom('vacancies').select('id').execute();
  await publishAll(postings.slice(20));
  await matchSavedSearches({ db, clock });

  const matches = await db.selectFrom('saved_search_matches').select(['saved_search_id', 'vacancy_id']).execute();
  const before = new Set(known.map(({ id }) => id));
  let found = 0;
  for (const [text, id] of saved) {
    const expected = (await listFound(text)).filter((vacancyId) => !before.has(vacancyId));
    const matched = matches.filter((match) => match.saved_search_id === id).map((match) => match.vacancy_id);
    expect({ text, matched: matched.toSorted((a, b) => a - b) }).toEqual({ text, matched: expected });
    found += expected.length;
  }
  // Enough of both: searches that find something, and searches that do not.
  expect(saved.size).toBeGreaterThan(150);
  expect(found).toBeGreaterThan(200);
});
