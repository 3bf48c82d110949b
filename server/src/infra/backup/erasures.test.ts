import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { makeTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createBaseId } from './base/base-manifest.ts';
import { findErasuresToRepeat, openErasureJournal } from './erasures.ts';
import { type BackupStore, openBackupStore } from './store/backup-store.ts';

const SYSTEM = '7000000000000000001';
const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

let database: TestDatabase;
let folder: string;
let store: BackupStore;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database?.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-erasures-'));
  store = await openBackupStore({ place: { folder }, key: undefined, days: 14 });
});
afterEach(async () => {
  await database.db.deleteFrom('accounts').execute();
  await rm(folder, { recursive: true, force: true });
});

async function addAccount(name: string, deletedAt: Date | null): Promise<number> {
  const contact = { country_id: 105, mobile_no: '9876543210', email: `${name}@example.in` };
  const { id } = await database.db
    .insertInto('accounts')
    .values({ full_name: name, ...contact, created_at: daysAgo(100), deleted_at: deletedAt } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Numbers of the accounts in the journal. */
const listNoted = async () =>
  (await Array.fromAsync(store.list('erased')))
    .map((key) => Number(key.split('/')[2]?.split('-')[0]))
    .sort((a, b) => a - b);

it('the journal has no erasures that the retention would remove', async () => {
  await addAccount('asha', daysAgo(15));
  const recent = await addAccount('meera', daysAgo(13));
  await openErasureJournal(store, SYSTEM, database.db, 14)(now);
  expect(await listNoted()).toEqual([recent]);
});

it('the journal has the erasures since the oldest base', async () => {
  await addAccount('asha', daysAgo(31));
  const ids = [await addAccount('meera', daysAgo(29)), await addAccount('ravi', daysAgo(1))];
  await store.put(`bases/${createBaseId(daysAgo(30), SYSTEM, 'abc123')}/manifest`, Buffer.alloc(0));
  await openErasureJournal(store, SYSTEM, database.db, 14)(now);
  expect(await listNoted()).toEqual(ids);
});

it('an entry that cannot be read is reported, and the others are repeated', async () => {
  const { db } = database;
  const ids = [await addAccount('asha', null), await addAccount('meera', null)];
  const keys = ids.map((id) => `erased/${SYSTEM}/${id}-${daysAgo(100).getTime()}-${now.getTime()}`);
  for (const key of keys) await store.put(key, Buffer.alloc(0));
  const [damaged = ''] = keys;
  await writeFile(join(folder, damaged), 'damaged');
  expect(await findErasuresToRepeat(store, SYSTEM, db)).toEqual({ accountIds: [ids[1]], unreadable: [damaged] });
});
