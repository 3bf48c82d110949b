import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { makePosting, openVacancyWorld, type VacancyWorld } from '../../vacancies/test-world.ts';
import { createPostgresSearch } from '../engine/postgres-search.ts';
import { refreshSearchVocabulary } from '../index/vocabulary.ts';
import { goldenQueries } from './golden-queries.ts';
import { goldenWorld } from './golden-world.ts';

let world: VacancyWorld;
let keys: Map<number, string>;
beforeAll(async () => {
  world = await openVacancyWorld();
  const newest = world.clock.now().getTime() - DAY_MS;
  const postings = goldenWorld.map(({ key, ...vacancy }, i) =>
    makePosting({ ...vacancy, sourceId: key, postedAt: new Date(newest - i * 60_000) }),
  );
  await world.publishAll(postings);
  await refreshSearchVocabulary(world.context);
  const rows = await world.db.selectFrom('vacancies').select(['id', 'source_id']).execute();
  keys = new Map(rows.map(({ id, source_id }) => [id, source_id]));
});
afterAll(() => world.close());

async function find(keyword: string): Promise<{ found: string[]; readAs: string | undefined }> {
  const part = { now: world.clock.now(), offset: 0, limit: goldenWorld.length };
  const { ids, searchedFor } = await createPostgresSearch(world.db).find({ keyword, ...part });
  return { found: ids.map((id) => keys.get(id) ?? ''), readAs: searchedFor };
}

const listOf = (list = '') => list.split(' ').filter((key) => key !== '');

describe.each(goldenQueries)('$kind', ({ queries }) => {
  it.each(queries)('"$keyword"', async ({ keyword, hits, never, first }) => {
    const { found, readAs } = await find(keyword);
    const wrong = {
      'not found': listOf(hits).filter((key) => !found.includes(key)),
      'found, but must not be': listOf(never).filter((key) => found.includes(key)),
      'on top instead': first === undefined || found[0] === first ? [] : found.slice(0, 1),
    };
    const said = `"${keyword}"${readAs ? ` read as "${readAs}"` : ''} found ${found.slice(0, 15).join(', ') || 'nothing'}`;
    expect(wrong, said).toEqual({ 'not found': [], 'found, but must not be': [], 'on top instead': [] });
  });
});

it('asks at least 170 different queries, of vacancies that are there', () => {
  const all = goldenQueries.flatMap(({ queries }) => queries);
  const known = new Set(goldenWorld.map(({ key }) => key));
  const named = all.flatMap(({ hits, never, first }) => [hits, never, first].flatMap(listOf));
  expect(named.filter((key) => !known.has(key))).toEqual([]);
  expect(new Set(all.map(({ keyword }) => keyword.toLowerCase())).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(170);
});
