import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../lib/clock.ts';
import { UnreadableObjectError } from './backup-error.ts';
import { createBaseId, partKey, putManifest, verifiedKey } from './base/base-manifest.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import type { BackupStore } from './store/backup-store.ts';
import { segmentKey } from './wal/wal-segments.ts';

const SYSTEM = '7000000000000000001';
const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const nameOf = (number: number) => `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`;

function createMemoryStore(): BackupStore & { keys(): string[] } {
  const objects = new Map<string, Buffer>();
  return {
    put: async (key, content) => void objects.set(key, content),
    get: async (key) => objects.get(key) as Buffer,
    remove: async (key) => void objects.delete(key),
    keyId: 'none',
    async *list(prefix) {
      for (const key of objects.keys()) if (key.startsWith(`${prefix}/`)) yield key;
    },
    keys: () => [...objects.keys()].sort(),
  };
}

/** Stores a base of N days ago, whose first segment has the number of the day, and a segment for each day since. */
async function putBase(
  store: BackupStore,
  days: number,
  { isComplete = true, systemId = SYSTEM } = {},
): Promise<string> {
  const startedAt = daysAgo(days);
  const id = createBaseId(startedAt, systemId, 'abc123');
  await store.put(partKey(id, 0), Buffer.alloc(1));
  const segment = nameOf(100 - days);
  if (isComplete)
    await putManifest(store, {
      id,
      archiveId: 'archive',
      host: 'machine',
      startedAt,
      completedAt: startedAt,
      startSegment: segment,
      stopSegment: segment,
      backupLabel: '',
      tablespaceMap: '',
      password: '',
      folders: [],
      files: [],
      parts: 1,
    });
  await store.put(segmentKey('archive', segment, startedAt), Buffer.alloc(1));
  return id;
}

const basesIn = (keys: string[]) => [
  ...new Set(keys.filter((key) => key.startsWith('bases/')).map((key) => key.split('/')[1])),
];
const segmentsIn = (keys: string[]) =>
  keys.filter((key) => key.startsWith('wal/')).map((key) => key.split('/')[2]?.slice(0, 24));

describe('the retention', () => {
  it('keeps every base of the last days, the newest one from before, and the WAL since then', async () => {
    const store = createMemoryStore();
    const ids = [];
    for (const days of [17, 16, 15, 13, 1]) ids.push(await putBase(store, days));
    expect(await removeOldBackups(store, 14, now, SYSTEM)).toEqual({ bases: 2, segments: 2, files: 0 });
    expect(basesIn(store.keys())).toEqual(ids.slice(2));
    expect(segmentsIn(store.keys())).toEqual([85, 87, 99].map(nameOf));
  });

  it('never removes the only complete base', async () => {
    const store = createMemoryStore();
    const id = await putBase(store, 100);
    await putBase(store, 3, { isComplete: false });
    await removeOldBackups(store, 14, now, SYSTEM);
    expect(basesIn(store.keys())).toEqual([id]);
  });

  it('never removes the newest base that was restored successfully', async () => {
    const store = createMemoryStore();
    const verified = await putBase(store, 30);
    await store.put(verifiedKey(verified), Buffer.alloc(0));
    for (const days of [20, 15, 1]) await putBase(store, days);
    await removeOldBackups(store, 14, now, SYSTEM);
    expect(basesIn(store.keys())).toContain(verified);
    expect(segmentsIn(store.keys())).toContain(nameOf(70));
  });

  it('keeps the newest bases, whatever the clock says', async () => {
    const store = createMemoryStore();
    const ids = [];
    for (const days of [63, 62, 61, 60]) ids.push(await putBase(store, days));
    await removeOldBackups(store, 14, now, SYSTEM);
    expect(basesIn(store.keys())).toEqual(ids.slice(1));
  });

  it('leaves the bases of another database alone', async () => {
    const store = createMemoryStore();
    const other = await putBase(store, 30, { systemId: '7000000000000000002' });
    for (const days of [20, 3, 2, 1]) await putBase(store, days);
    await removeOldBackups(store, 14, now, SYSTEM);
    expect(basesIn(store.keys())).toContain(other);
  });

  it('keeps the WAL while a base that is kept cannot be read', async () => {
    const store = createMemoryStore();
    for (const days of [20, 15, 13, 1]) await putBase(store, days);
    const get = store.get;
    const manifest = store
      .keys()
      .find((key) => key.endsWith('/manifest') && key.includes(createBaseId(daysAgo(15), SYSTEM, 'abc123')));
    store.get = (key) => (key === manifest ? Promise.reject(new UnreadableObjectError('another key')) : get(key));
    expect(await removeOldBackups(store, 14, now, SYSTEM)).toMatchObject({ bases: 1, segments: 0 });
  });

  it('leaves a base in progress alone', async () => {
    const store = createMemoryStore();
    await putBase(store, 2);
    const id = await putBase(store, 0.1, { isComplete: false });
    await removeOldBackups(store, 14, now, SYSTEM);
    expect(basesIn(store.keys())).toContain(id);
  });

  it('keeps the WAL that a base begins with when the clock was set back since', async () => {
    const store = createMemoryStore();
    await putBase(store, 20);
    const late = segmentKey('archive', nameOf(81), daysAgo(25));
    await store.put(late, Buffer.alloc(1));
    await removeOldBackups(store, 14, now, SYSTEM);
    expect(store.keys()).toContain(late);
  });

  it('removes files that the portal deleted before the oldest base', async () => {
    const store = createMemoryStore();
    await putBase(store, 16);
    for (const [name, days] of [
      ['old', 17],
      ['recent', 15],
    ] as const) {
      await store.put(`files/avatars/${name}`, Buffer.alloc(1));
      await store.put(`gone/${daysAgo(days).getTime()}/avatars/${name}`, Buffer.alloc(0));
    }
    expect((await removeOldBackups(store, 14, now, SYSTEM)).files).toBe(1);
    expect(await Array.fromAsync(store.list('files'))).toEqual(['files/avatars/recent']);
  });
});
