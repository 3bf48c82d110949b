import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { up as pairFilters } from '../../../infra/database/migrations/0023-filters-in-pairs.ts';
import { closeVacancy } from '../../vacancy-lifecycle/change-vacancy-status.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { createPostgresSearch } from '../engine/postgres-search.ts';
import { withRebuildLock } from './rebuild-search.queries.ts';
import { rebuildOutdatedSearch, rebuildSearch, SEARCH_VERSION } from './rebuild-search.ts';
import { getBuiltSearchVersion, setBuiltSearchVersion } from './search-version.queries.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const find = (keyword: string) =>
  createPostgresSearch(fixture.db).find({ keyword, now: fixture.clock.now(), offset: 0, limit: 20 });
const rows = async () =>
  (
    await sql`select vacancy_id, company_id, posted_at, expires_at, lex::text, brief::text from vacancy_search order by 1`.execute(
      fixture.db,
    )
  ).rows;
/** Constraints, indexes, columns, options and triggers of the search table. */
const shape = async () =>
  (
    await sql`
      select conname as name, pg_get_constraintdef(oid) as is from pg_constraint where conrelid = 'vacancy_search'::regclass
      union all select indexname, indexdef from pg_indexes where tablename = 'vacancy_search'
      union all select attname, attstattarget || ' ' || attnotnull || attstorage::text from pg_attribute
        where attrelid = 'vacancy_search'::regclass and attnum > 0
      union all select relname, reloptions::text from pg_class where oid = 'vacancy_search'::regclass
      union all select tgname, '' from pg_trigger where tgrelid = 'vacancy_search'::regclass and not tgisinternal
      order by 1, 2`.execute(fixture.db)
  ).rows;

/** Waits until a transaction holds, or waits for, a lock on a whole table of this database. */
const untilLock = (table: string, mode: string, granted: boolean) =>
  vi.waitFor(
    async () => {
      const { rows: locks } = await sql`
        select from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
        where relation = ${table}::regclass and mode = ${mode} and granted = ${granted}`.execute(fixture.db);
      expect(locks).toHaveLength(1);
    },
    { timeout: 120_000, interval: 5 },
  );

it('creates the same table with the same rows, and restores lost ones', async () => {
  const id = await fixture.publish({ title: 'Zari Embroiderer' });
  await fixture.publish({ title: 'Potter' });
  const [rowsBefore, shapeBefore] = [await rows(), await shape()];
  await sql`delete from vacancy_search where vacancy_id = ${id}`.execute(fixture.db);
  const progress: number[] = [];
  expect(await rebuildSearch(fixture.context, { progress: (done) => progress.push(done) })).toBe(2);
  expect(await rows()).toEqual(rowsBefore);
  expect(await shape()).toEqual(shapeBefore);
  expect(progress).toEqual([2]);
  expect((await find('zari')).ids).toEqual([id]);
  expect(await rebuildSearch(fixture.context)).toBe(2);
});

it('includes vacancies published and closed meanwhile, and does not interrupt searches', async () => {
  const [first = 0] = await Promise.all(
    ['Loom Operator', 'Loom Fitter', 'Loom Cleaner'].map((title) => fixture.publish({ title })),
  );
  const reason = { cause: 'test', actor: 'tester' };
  const during: Promise<unknown>[] = [];
  let searches = 0;
  await rebuildSearch(fixture.context, {
    progress() {
      during.push(closeVacancy(fixture.context, first, reason));
      during.push(fixture.publishAll(Array.from({ length: 30 }, () => makePosting({ title: 'Loom Weaver' }))));
      for (let i = 0; i < 40; i++) during.push(find('loom').then(({ total }) => (searches += Number(total >= 2))));
    },
  });
  await Promise.all(during);
  expect(searches).toBe(40);
  expect((await find('loom')).total).toBe(32);
  const after = await rows();
  await rebuildSearch(fixture.context);
  expect(await rows()).toEqual(after);
});

it('gives way to transactions that read both tables, and to those that have locked a vacancy', async () => {
  const id = await fixture.publish({ title: 'Potter' });
  const reading = Promise.withResolvers<void>();
  const choosing = Promise.withResolvers<void>();
  const reader = fixture.db.transaction().execute(async (tx) => {
    await tx.selectFrom('vacancies').select('id').execute();
    reading.resolve();
    await untilLock('vacancy_search', 'AccessExclusiveLock', true);
    return await tx.selectFrom('vacancy_search').select('vacancy_id').execute();
  });
  const writer = fixture.db.transaction().execute(async (tx) => {
    await tx.selectFrom('vacancies').select('id').forUpdate().execute();
    choosing.resolve();
    await untilLock('vacancies', 'ExclusiveLock', false);
    await tx.updateTable('vacancies').set({ title: 'Potter of Khurja' }).where('id', '=', id).execute();
  });
  await Promise.all([reading.promise, choosing.promise]);
  expect(await rebuildSearch(fixture.context)).toBe(1);
  expect(await reader).toEqual([{ vacancy_id: id }]);
  await writer;
});

it('creates the rows that the migration to pairs of filters creates', async () => {
  await fixture.publish({ locations: ['Pune', 'Delhi'], experienceFromYears: 0, experienceToYears: null });
  await fixture.publish({ locations: ['Remote'], experienceFromYears: null, experienceToYears: null });
  const made = await rows();
  await sql`update vacancy_search set lex = array_to_tsvector(array(
    select lexeme from unnest(tsvector_to_array(lex)) lexeme where lexeme !~ '^[lx]\\..*\\+[xe]\\.'
  ))`.execute(fixture.db);
  expect(await rows()).not.toEqual(made);
  await pairFilters(fixture.db as never);
  expect(await rows()).toEqual(made);
});

it('changes nothing when it fails, and runs only once at a time', async () => {
  await fixture.publish({ title: 'Potter' });
  const before = [await rows(), await shape()];
  const failing = rebuildSearch(fixture.context, {
    progress() {
      throw new Error('pulled the plug');
    },
  });
  await expect(failing).rejects.toThrow('pulled the plug');
  expect([await rows(), await shape()]).toEqual(before);
  await withRebuildLock(fixture.db, async () => {
    expect(await rebuildSearch(fixture.context)).toBeUndefined();
  });
  expect(await rebuildSearch(fixture.context)).toBe(1);
});

it('is repeated once by a release with newer rules, never by one with older rules', async () => {
  const id = await fixture.publish({ title: 'Potter' });
  const { db } = fixture;
  await sql`update vacancy_search set lex = array_to_tsvector(array['t.potter'])`.execute(db);
  const stale = await rows();
  await setBuiltSearchVersion(db, SEARCH_VERSION + 1);
  await rebuildOutdatedSearch(fixture.context);
  expect(await rows()).toEqual(stale);
  await setBuiltSearchVersion(db, SEARCH_VERSION - 1);
  await rebuildOutdatedSearch(fixture.context);
  expect(await getBuiltSearchVersion(db)).toBe(SEARCH_VERSION);
  expect((await find('potter')).ids).toEqual([id]);
  expect(await rows()).not.toEqual(stale);
  await sql`update vacancy_search set lex = array_to_tsvector(array['t.potter'])`.execute(db);
  await rebuildOutdatedSearch(fixture.context);
  expect(await rows()).toEqual(stale);
});

it('stores words and attributes in the summary column, but no pairs', async () => {
  const lexemes = ['t.kiln', 'l.pune', 'w:home', 'm:25', 'kiln', 'l.pune+x.1', 'p0.1', '~....'];
  const { rows: found } = await sql<{
    brief: string;
  }>`select brief_of(array_to_tsvector(${lexemes}::text[]))::text as brief`.execute(fixture.db);
  expect(found).toEqual([{ brief: "'l.pune' 'm:25' 't.kiln' 'w:home'" }]);
});
