import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MovableClock } from '../../lib/clock.ts';
import { makeTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createTimings } from './timings.ts';
import { deleteOldSamples, listSlowest } from './timings-table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database?.drop());

it('sums the samples of all processes, and lists the slowest of a time', async () => {
  const clock = new MovableClock('2026-11-23T10:02:00Z');
  const [one, two] = [createTimings(clock), createTimings(clock)];
  one.recordRequest('GET /a', 100);
  one.recordRequest('GET /a', 200);
  two.recordRequest('GET /a', 600);
  two.recordRequest('GET /b', 900);
  one.recordStatement({ statement: 'select $1', source: 'GET /a', ms: 700 });
  two.recordStatement({ statement: 'select $1', source: 'job purge', ms: 800 });
  await one.flush(database.db);
  await Promise.all([one.flush(database.db), two.flush(database.db)]);
  clock.advanceMinutes(30);
  two.recordRequest('GET /a', 100);
  await two.flush(database.db);

  const hourBefore = () => new Date(clock.now().getTime() - HOUR_MS);
  expect(await listSlowest(database.db, 'route', hourBefore(), 10)).toEqual([
    { name: 'GET /b', source: '', count: 1, meanMs: 900, maxMs: 900 },
    { name: 'GET /a', source: '', count: 4, meanMs: 250, maxMs: 600 },
  ]);
  expect(await listSlowest(database.db, 'statement', hourBefore(), 1)).toEqual([
    { name: 'select $1', source: 'job purge', count: 1, meanMs: 800, maxMs: 800 },
  ]);
  clock.advanceMinutes(45);
  expect(await listSlowest(database.db, 'route', hourBefore(), 10)).toMatchObject([{ name: 'GET /a', count: 1 }]);
  clock.advanceMinutes(24 * 60);
  await deleteOldSamples(database.db, clock.now());
  expect(await listSlowest(database.db, 'route', new Date(0), 10)).toEqual([]);
});
