import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { HOUR_MS, MovableClock } from '../../lib/clock.ts';
import { makeTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { deleteExpiredKeyValues } from './database-store.ts';
import { openTtlStore } from './open-ttl-store.ts';
import type { TtlStore } from './ttl-store.ts';

const clock = new MovableClock(new Date());
let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(async () => {
  await database?.drop();
});

const open = (redisUrl?: string): Promise<TtlStore> => {
  const config = { redisUrl } as AppContext['config'];
  return openTtlStore({ config, db: database.db, clock });
};

const plan = { planID: 3, price: 2_599, note: 'नमस्ते "Asha" \\ :base64:', list: [1, null, { deep: true }] };

/** Tests of every kind of store. */
function testStore(of: () => TtlStore, again: () => Promise<TtlStore>): void {
  it('stores JSON unchanged, under its key only', async () => {
    const key = randomUUID();
    await of().set(key, plan, HOUR_MS);
    expect(await of().get(key)).toEqual(plan);
    expect(await of().get(`${key}.`)).toBeUndefined();
    await of().delete(key);
  });

  it('replaces the value of a key', async () => {
    const key = randomUUID();
    await of().set(key, 'old', HOUR_MS);
    await of().set(key, plan, HOUR_MS);
    expect(await of().get(key)).toEqual(plan);
    await of().delete(key);
  });

  it('deletes a value, also one that does not exist', async () => {
    const key = randomUUID();
    await of().set(key, plan, HOUR_MS);
    await of().delete(key);
    expect(await of().get(key)).toBeUndefined();
    await of().delete(key);
  });

  it('shares values between instances', async () => {
    const key = randomUUID();
    const [one, other] = [await again(), await again()];
    await one.set(key, plan, HOUR_MS);
    await one.close();
    expect(await other.get(key)).toEqual(plan);
    await other.delete(key);
    await other.close();
  });
}

describe('in the database', () => {
  let store: TtlStore;
  beforeAll(async () => {
    store = await open();
  });
  testStore(
    () => store,
    () => open(),
  );

  it('expires a value, and restarts its TTL when it is set again', async () => {
    await store.set('ends', plan, HOUR_MS);
    clock.advanceMinutes(59);
    expect(await store.get('ends')).toEqual(plan);
    await store.set('again', plan, HOUR_MS);
    clock.advanceMinutes(1);
    expect(await store.get('ends')).toBeUndefined();
    await store.set('again', plan, HOUR_MS);
    clock.advanceMinutes(59);
    expect(await store.get('again')).toEqual(plan);
  });

  it('deletes expired values, and nothing else', async () => {
    await store.set('expired', plan, HOUR_MS);
    await store.set('valid', plan, 3 * HOUR_MS);
    clock.advanceMinutes(120);
    await deleteExpiredKeyValues(database.db, clock.now());
    const rows = await database.db.selectFrom('key_values').select('key').execute();
    expect(rows).toEqual([{ key: 'valid' }]);
  });
});

const { REDIS_URL } = process.env;
// A Redis server is used when REDIS_URL names one.
if (REDIS_URL)
  describe('in Redis', () => {
    let store: TtlStore;
    beforeAll(async () => {
      store = await open(REDIS_URL);
    });
    afterAll(async () => {
      await store.close();
    });
    testStore(
      () => store,
      () => open(REDIS_URL),
    );

    it('lets the server expire a value', async () => {
      const key = randomUUID();
      await store.set(key, plan, 30);
      await expect.poll(() => store.get(key), { timeout: 120_000 }).toBeUndefined();
    });
  });

describe('a Redis server that is unavailable', () => {
  it.each([
    ['refuses connections', false],
    ['hangs', true],
  ])('because it %s makes every call fail with unavailable', async (_, accepts) => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    if (!accepts) await new Promise((done) => server.close(done));
    const store = await open(`redis://127.0.0.1:${port}`);
    const answers = await Promise.allSettled([store.set('a', 1, HOUR_MS), store.get('a'), store.delete('a')]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
      expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(CallError);
    }
    await store.close();
    if (accepts) server.close();
  });
});
