import { PAGE_SIZE } from '@aarambh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { createPostgresSearch } from '../engine/postgres-search.ts';
import { refreshSearchVocabulary } from '../indexing/vocabulary.ts';
import { searchPage } from '../search-page.ts';
import { goldenQueries } from './golden-queries.ts';
import { goldenPostings } from './test-golden-postings.ts';

let fixture: VacancyFixture;
let keys: Map<number, string>;
beforeAll(async () => {
  fixture = await openVacancyFixture();
  const newest = fixture.clock.now().getTime() - DAY_MS;
  const postings = goldenPostings.map(({ key, ...vacancy }, i) =>
    makePosting({ ...vacancy, sourceId: key, postedAt: new Date(newest - i * 60_000) }),
  );
  await fixture.publishAll(postings);
  await refreshSearchVocabulary(fixture.context);
  const rows = await fixture.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
  keys = new Map(rows.map(({ id, source_id }) => [id, source_id]));
});
afterAll(() => fixture.close());

/** What a visitor gets: the strict results of all pages, and the relaxed results of the first page. */
async function find(keyword: string): Promise<{ strict: string[]; relaxed: string[]; readAs: string | undefined }> {
  const { db, clock } = fixture;
  const search = createPostgresSearch(db);
  const keysOf = (ids: number[]) => ids.map((id) => keys.get(id) ?? '');
  const now = clock.now();
  const { ids } = await search.find({ keyword, now, offset: 0, limit: goldenPostings.length });
  const { cards, notes, found } = await searchPage(
    { db, search, listPopular: async () => [] },
    keyword,
    { locations: [] },
    { page: 1, now },
  );
  const shown = cards.map(({ vacancyID }) => vacancyID);
  expect(shown.slice(0, notes.strict), 'the first page shows the first strict results').toEqual(
    ids.slice(0, PAGE_SIZE),
  );
  return { strict: keysOf(ids), relaxed: keysOf(shown.slice(notes.strict)), readAs: found.searchedFor };
}

const listOf = (list = '') => list.split(' ').filter((key) => key !== '');

describe.each(goldenQueries)('$kind', ({ queries }) => {
  it.each(queries)('"$keyword"', async ({ keyword, hits, relaxed = '', never, nowhere, first }) => {
    const found = await find(keyword);
    const shown = [...found.strict, ...found.relaxed];
    const wrong = {
      'not found': listOf(hits).filter((key) => !found.strict.includes(key)),
      'not a relaxed result': listOf(relaxed).filter((key) => !found.relaxed.includes(key)),
      'found, but must not be': listOf(never).filter((key) => found.strict.includes(key)),
      'shown, but must not be': listOf(nowhere).filter((key) => shown.includes(key)),
      'first instead': first === undefined || shown[0] === first ? [] : shown.slice(0, 1),
    };
    const list = (some: string[]) => some.slice(0, 20).join(', ') || 'nothing';
    const readAs = found.readAs ? ` read as "${found.readAs}"` : '';
    expect(
      Object.entries(wrong).filter(([, list]) => list.length > 0),
      `"${keyword}"${readAs} found ${list(found.strict)}; relaxed results: ${list(found.relaxed)}`,
    ).toEqual([]);
  });
});

it('has at least 300 different queries, all of whose keys exist', () => {
  const all = goldenQueries.flatMap(({ queries }) => queries);
  const known = new Set(goldenPostings.map(({ key }) => key));
  const named = all.flatMap(({ hits, relaxed, never, nowhere, first }) =>
    [hits, relaxed, never, nowhere, first].flatMap(listOf),
  );
  expect(named.filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(all.map(({ keyword }) => keyword.toLowerCase())).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(300);
});
