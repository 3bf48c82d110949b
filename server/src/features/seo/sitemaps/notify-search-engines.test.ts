import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { type IndexNowEngine, startIndexNowEngine } from '../../../simulators/index-now-engine.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { endAsFraud, restoreVacancy } from '../../vacancy-lifecycle/moderated-vacancies.ts';
import { deleteAll } from '../../vacancy-lifecycle/test-vacancy-fixture.queries.ts';
import { publishLiveVacancy } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { notifySearchEngines } from './notify-search-engines.ts';

const SITE = 'https://jobs.example';
const KEY = '5f1d2c3b4a5968778695a4b3c2d1e0f1';
const { app, context } = await openTestApp({ publicUrl: SITE, indexNow: { key: KEY, url: '' } });
const { db, clock, config } = context;
let engine: IndexNowEngine;

beforeAll(async () => {
  engine = await startIndexNowEngine(async (address) => (await app.inject(address.replace(SITE, ''))).body);
  config.indexNow = { key: KEY, url: engine.url };
});
afterAll(() => engine.close());
beforeEach(async () => {
  await deleteAll(db);
  engine.accepted.length = 0;
  engine.refuse(undefined);
  config.indexNow = { key: KEY, url: engine.url };
});

const reason = { cause: 'fraud', actor: 'a test' };
const minutesFromNow = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const uphold = (id: number) => {
  const now = clock.now();
  return db.transaction().execute((tx) => endAsFraud(tx, id, reason, { now, notifyAfter: minutesFromNow(2) }));
};
const listQueued = async () => (await db.selectFrom('removed_page_notices').selectAll().execute()).length;

describe('the page of a fraud', () => {
  it('is submitted to search engines once the decision can no longer be undone, once', async () => {
    const [standard, manual, genuine] = [
      await publishLiveVacancy(context),
      await publishLiveVacancy(context, { kind: 'manual' }),
      await publishLiveVacancy(context),
    ];
    await uphold(standard);
    await uphold(manual);
    await notifySearchEngines(context);
    expect(engine.accepted).toEqual([]);
    clock.advanceMinutes(2);
    await notifySearchEngines(context);
    await notifySearchEngines(context);
    expect(engine.accepted.sort()).toEqual(
      [`${SITE}/job/details/${standard}`, `${SITE}/job/mdetails/${manual}`].sort(),
    );
    expect(engine.accepted.join()).not.toContain(String(genuine));
    expect(await listQueued()).toBe(0);
  });

  it('is not submitted when the decision was undone, or when it was never public', async () => {
    const undone = await publishLiveVacancy(context);
    const before = await uphold(undone);
    const restored = { ...before, staysHidden: false, warnings: null };
    await db.transaction().execute((tx) => restoreVacancy(tx, undone, restored, reason, clock.now()));
    const draft = await publishLiveVacancy(context);
    await db.updateTable('vacancies').set({ status: 'draft' }).where('id', '=', draft).execute();
    await uphold(draft);
    clock.advanceMinutes(2);
    await notifySearchEngines(context);
    expect([engine.accepted, await listQueued()]).toEqual([[], 0]);
  });

  it('is submitted again after a failure, and given up after five more attempts', async () => {
    const id = await publishLiveVacancy(context);
    await uphold(id);
    clock.advanceMinutes(2);
    engine.refuse(503);
    await notifySearchEngines(context);
    engine.refuse(undefined);
    await notifySearchEngines(context);
    expect(engine.accepted).toEqual([]);
    clock.advanceMinutes(1);
    await notifySearchEngines(context);
    expect(engine.accepted).toEqual([`${SITE}/job/details/${id}`]);

    const other = await publishLiveVacancy(context);
    await uphold(other);
    engine.refuse(429);
    for (const minutes of [2, 1, 10, 60, 360]) {
      clock.advanceMinutes(minutes);
      await notifySearchEngines(context);
      expect(await listQueued()).toBe(1);
    }
    clock.advanceMinutes(24 * 60);
    await notifySearchEngines(context);
    expect(await listQueued()).toBe(0);
  });

  it('stays queued when the key file is another one, and when the engine cannot be reached', async () => {
    await uphold(await publishLiveVacancy(context));
    clock.advanceMinutes(2);
    config.indexNow = { key: 'another-key-than-the-file', url: engine.url };
    await notifySearchEngines(context);
    config.indexNow = { key: KEY, url: 'http://127.0.0.1:1/indexnow' };
    clock.advanceMinutes(1);
    await notifySearchEngines(context);
    expect([engine.accepted, await listQueued()]).toEqual([[], 1]);
  });

  it('is not submitted without a key, and what is due is discarded', async () => {
    await uphold(await publishLiveVacancy(context));
    clock.advanceMinutes(2);
    config.indexNow = undefined;
    await notifySearchEngines(context);
    expect([engine.accepted, await listQueued()]).toEqual([[], 0]);
  });
});

it('serves the key at its address, and nothing at that of another key', async () => {
  const reply = await app.inject(`/${KEY}.txt`);
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    KEY,
  ]);
  expect((await app.inject(`/${KEY.replace('5', '6')}.txt`)).statusCode).toBe(404);
});

it('reads the settings: off without a key, which needs a public address', () => {
  expect(readConfig({}).indexNow).toBeUndefined();
  expect(readConfig({ INDEXNOW_KEY: KEY, PUBLIC_URL: SITE }).indexNow).toEqual({
    key: KEY,
    url: 'https://api.indexnow.org/indexnow',
  });
  expect(() => readConfig({ INDEXNOW_KEY: KEY })).toThrow('INDEXNOW_KEY needs PUBLIC_URL');
  expect(() => readConfig({ INDEXNOW_KEY: 'Short', PUBLIC_URL: SITE })).toThrow('INDEXNOW_KEY is invalid');
});
