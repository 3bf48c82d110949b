import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { createPostgresSearch } from '../engine/postgres-search.ts';
import { refreshSearchVocabulary } from '../indexing/vocabulary.ts';
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

async function find(keyword: string): Promise<{ found: string[]; readAs: string | undefined }> {
  const part = { now: fixture.clock.now(), offset: 0, limit: goldenPostings.length };
  const { ids, searchedFor } = await createPostgresSearch(fixture.db).find({ keyword, ...part });
  return { found: ids.map((id) => keys.get(id) ?? ''), readAs: searchedFor };
}

const listOf = (list = '') => list.split(' ').filter((key) => key !== '');

describe.each(goldenQueries)('$kind', ({ queries }) => {
  it.each(queries)('"$keyword"', async ({ keyword, hits, never, first }) => {
    const { found, readAs } = await find(keyword);
    const wrong = {
      'not found': listOf(hits).filter((key) => !found.includes(key)),
      'found, but must not be': listOf(never).filter((key) => found.includes(key)),
      'first instead': first === undefined || found[0] === first ? [] : found.slice(0, 1),
    };
    const message = `"${keyword}"${readAs ? ` read as "${readAs}"` : ''} found ${found.slice(0, 15).join(', ') || 'nothing'}`;
    expect(wrong, message).toEqual({ 'not found': [], 'found, but must not be': [], 'first instead': [] });
  });
});

it('has at least 170 different queries, all of whose keys exist', () => {
  const all = goldenQueries.flatMap(({ queries }) => queries);
  const known = new Set(goldenPostings.map(({ key }) => key));
  const named = all.flatMap(({ hits, never, first }) => [hits, never, first].flatMap(listOf));
  expect(named.filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(all.map(({ keyword }) => keyword.toLowerCase())).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(170);
});
