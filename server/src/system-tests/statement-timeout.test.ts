import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rebuildSearchVocabulary } from '../features/search/index.ts';
import { countLandingPages } from '../features/seo/landing-pages/count-landing-pages.ts';
import { listSitemapParts } from '../features/seo/sitemaps/sitemaps.queries.ts';
import { listLivePlaces, listLiveSkills } from '../features/vacancies/vacancies.queries.ts';
import { openVacancyFixture, type VacancyFixture } from '../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import type { Db } from '../infra/database/connect.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const readers: Record<string, (db: Db, now: Date) => Promise<unknown>> = {
  'the search vocabulary': rebuildSearchVocabulary,
  places: listLivePlaces,
  skills: (db, now) => listLiveSkills(db, now, 10),
  'landing pages': (db, now) => countLandingPages(db, { now, since: now }),
  'parts of sitemaps': (db, now) => listSitemapParts(db, now, 'id', 10),
};

it.each(Object.entries(readers))('%s are read from all vacancies without the statement timeout', async (_, read) => {
  await fixture.publish({ title: 'Potter' });
  let reading: Promise<void> | undefined;
  await fixture.db.transaction().execute(async (tx) => {
    await sql`lock table vacancies in access exclusive mode`.execute(tx);
    reading = fixture.db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 50`.execute(connection);
      await read(connection, fixture.clock.now());
      await sql`reset statement_timeout`.execute(connection);
    });
    reading.catch(() => undefined);
    // On another connection: within a transaction PostgreSQL repeats its first snapshot of the activity.
    const expectLongWait = async () => {
      const { rows: waiting } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and clock_timestamp() - query_start > interval '200 ms'`.execute(fixture.db);
      expect(waiting).toHaveLength(1);
    };
    await vi.waitFor(expectLongWait, 120_000);
  });
  await expect(reading).resolves.toBeUndefined();
});
