import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBackupStore } from '../store/backup-store.ts';
import { segmentKey } from '../wal/wal-segments.ts';
import { createBaseId, getManifest, partKey, putManifest } from './base-manifest.ts';
import { useNewestReadable } from './choose-base.ts';

const [KEY, OTHER_KEY] = ['1'.repeat(32), '2'.repeat(32)];
const SYSTEMS = ['7000000000000000001', '7000000000000000002'] as const;
const SEGMENT = '000000010000000000000002';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-choose-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (key: string | undefined) => openBackupStore({ place: { folder }, key, days: 14 });

/** Stores a base of a day in November with its segment. */
async function putBase(day: number, systemId: string): Promise<string> {
  const store = await open(KEY);
  const startedAt = new Date(Date.UTC(2026, 10, day));
  const id = createBaseId(startedAt, systemId, 'abc123');
  const archiveId = `${systemId}-archive`;
  await store.put(partKey(id, 0), Buffer.alloc(1));
  await store.put(segmentKey(archiveId, SEGMENT, startedAt), Buffer.alloc(1));
  const segments = { startSegment: SEGMENT, stopSegment: SEGMENT };
  const content = { backupLabel: '', tablespaceMap: '', password: '', folders: [], files: [], parts: 1 };
  const times = { startedAt, completedAt: startedAt };
  await putManifest(store, { id, archiveId, systemId, host: 'machine', ...times, ...segments, ...content });
  return id;
}

const choose = async (wanted: Parameters<typeof useNewestReadable>[1], key: string | undefined = KEY) =>
  await useNewestReadable(
    await open(key),
    wanted,
    () => undefined,
    async ({ base }) => base.id,
  );

it('backups of several databases are restored only when one is chosen', async () => {
  const [first, second] = [await putBase(1, SYSTEMS[0]), await putBase(2, SYSTEMS[1])];
  await expect(choose({})).rejects.toThrow(/several databases: choose one with --base/);
  expect(await choose({ systemId: SYSTEMS[0] })).toBe(first);
  expect(await choose({ base: second })).toBe(second);
  await expect(choose({ base: 'another' })).rejects.toThrow(`There is no complete base another. There are: ${second}`);
});

it.each(['the same database', 'the first release'])('later WAL in another series is a gap (%s)', async (of) => {
  const first = await putBase(1, SYSTEMS[0]);
  const store = await open(KEY);
  const until = new Date(Date.UTC(2026, 10, 2));
  await store.put(segmentKey(`${SYSTEMS[1]}-archive`, SEGMENT, until), Buffer.alloc(1));
  expect(await choose({})).toBe(first);
  const archiveId = of === 'the first release' ? 'a1b2c3d4-series' : `${SYSTEMS[0]}-next`;
  await store.put(segmentKey(archiveId, SEGMENT, until), Buffer.alloc(1));
  await expect(choose({})).rejects.toThrow(
    /WAL is missing after .*2026-11-01.*: the archive has WAL until .*2026-11-02.*--allow-gap/,
  );
  expect(await choose({ allowsGap: true })).toBe(first);
  expect(await choose({ at: new Date(Date.UTC(2026, 10, 1)) })).toBe(first);
  // Its first base continues it.
  const second = await putBase(3, SYSTEMS[0]);
  expect(await choose({})).toBe(second);
});

it('a base without the WAL that was written during its backup is skipped, with the reason', async () => {
  const [first, second] = [await putBase(1, SYSTEMS[0]), await putBase(2, SYSTEMS[0])];
  const store = await open(KEY);
  await putManifest(store, { ...(await getManifest(store, second)), archiveId: `${SYSTEMS[0]}-empty` });
  const onSkipped = vi.fn();
  const wanted = { allowsGap: true };
  expect(await useNewestReadable(store, wanted, onSkipped, async ({ base }) => base.id)).toBe(first);
  expect(onSkipped).toHaveBeenCalledExactlyOnceWith(second, 'WAL written during the base backup is missing.');
});

it('another key is said once', async () => {
  for (const day of [1, 2, 3]) await putBase(day, SYSTEMS[0]);
  await expect(choose({}, OTHER_KEY)).rejects.toThrow(
    /^\S+ is encrypted with another key: [^:]*\. No base can be used/,
  );
});
