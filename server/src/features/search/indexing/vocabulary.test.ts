import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../infra/database/connect.ts';
import { vacanciesVersion } from '../search/index/vocabulary.queries.ts';
import { rebuildSearchVocabulary, refreshSearchVocabulary } from '../search/index/vocabulary.ts';
import { countJobPages } from '../seo/landing-pages/count-job-pages.ts';
import { listSitemapParts } from '../seo/sitemaps/sitemaps.queries.ts';
import { closeVacancy } from './change-vacancy-status.ts';
import { openVacancyWorld, type VacancyWorld } from './test-world.ts';
import { listLivePlaces, listLiveSkills } from './vacancies.queries.ts';

let world: VacancyWorld;
beforeAll(async () => {
  world = await openVacancyWorld();
});
afterAll(() => world.close());
beforeEach(() => world.empty());

const readers: Record<string, (db: Db, now: Date) => Promise<unknown>> = {
  'names for suggestions': rebuildSearchVocabulary,
  places: listLivePlaces,
  skills: (db, now) => listLiveSkills(db, now, 10),
  'pages of roles and places': (db, now) => countJobPages(db, { now, since: now }),
  'parts of sitemaps': (db, now) => listSitemapParts(db, now, 'id', 10),
};

it.each(Object.entries(readers))('%s may take longer to read than any other statement takes', async (_, read) => {
  await world.publish({ title: 'Potter' });
  let reading: Promise<void> | undefined;
  await world.db.transaction().execute(async (tx) => {
    await sql`lock table vacancies in access exclusive mode`.execute(tx);
    reading = world.db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 50`.execute(connection);
      await read(connection, world.clock.now());
      await sql`reset statement_timeout`.execute(connection);
    });
    reading.catch(() => undefined);
    // Asked on another connection: within a transaction PostgreSQL tells who is at work as it was when first asked.
    const isWaitedFor = async () => {
      const { rows: waiting } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - query_start > interval '200 ms'`.execute(world.db);
      expect(waiting).toHaveLength(1);
    };
    await vi.waitFor(isWaitedFor, 10_000);
  });
  await expect(reading).resolves.toBeUndefined();
});

it('has another version when a vacancy is added, edited or ended, and only then', async () => {
  const versions = [await vacanciesVersion(world.db)];
  const note = async () => versions.push(await vacanciesVersion(world.db));
  const id = await world.publish({ source: 'mill', sourceId: '1', title: 'Potter' });
  await note();
  world.clock.advanceMinutes(1);
  await world.publish({ source: 'mill', sourceId: '1', title: 'Weaver' });
  await note();
  world.clock.advanceMinutes(1);
  await closeVacancy(world.context, id, { cause: 'filled', actor: 'tester' });
  await note();
  expect(new Set(versions).size).toBe(4);
  await world.publish({ source: 'mill', sourceId: '1', title: 'Dyer' });
  expect(await vacanciesVersion(world.db)).toBe(versions.at(-1));
});

it('makes suggestions anew every time, but after it took long rests twenty times as long', async () => {
  let later = 0;
  const stopwatch = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => stopwatch() + later);
  const counts = async () =>
    (await world.db.selectFrom('search_suggestions').select('live_count').where('text', '=', 'Potter').execute()).map(
      ({ live_count }) => live_count,
    );
  const publishAndRefresh = async (took: number) => {
    world.clock.advanceMinutes(1);
    await world.publish({ title: 'Potter' });
    const clock = {
      now() {
        later += took;
        return world.clock.now();
      },
    };
    await refreshSearchVocabulary({ db: world.db, clock });
    return await counts();
  };
  try {
    expect(await publishAndRefresh(1_000)).toEqual([1]);
    expect(await publishAndRefresh(16_000)).toEqual([2]);
    later += 290_000;
    expect(await publishAndRefresh(16_000)).toEqual([2]);
    later += 15_000;
    expect(await publishAndRefresh(16_000)).toEqual([4]);
  } finally {
    vi.restoreAllMocks();
  }
});
