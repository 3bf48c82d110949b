import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { openReadableLog } from '../../testing/test-app.ts';
import { walSpoolOf } from '../database/embedded/wal-spool.ts';
import type { Schema } from '../database/schema.ts';
import { readBackupState } from './backup-state.ts';
import { createBaseId, partKey } from './base/base-manifest.ts';
import { openBackups } from './open-backups.ts';

const SYSTEM = 7_000_000_000_000_000_001n;
const SEGMENT = '000000010000000000000002';
/** Answers every query without rows. */
const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

let folder: string;
let place: string;

/** A data folder with one segment and one new private file in the spools. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-open-backups-'));
  place = join(folder, 'backups');
  const home = join(folder, 'postgresql');
  for (const path of ['data/global', 'wal-spool']) await mkdir(join(home, path), { recursive: true });
  await mkdir(join(folder, 'backup/files'), { recursive: true });
  await mkdir(place);
  const [control, segment] = [Buffer.alloc(8_192), Buffer.alloc(8_192)];
  control.writeBigUInt64LE(SYSTEM);
  segment.writeUInt16LE(0x2, 2);
  segment.writeUInt32LE(1, 4);
  segment.writeBigUInt64LE(2n * 16n * 2n ** 20n, 8);
  segment.writeBigUInt64LE(SYSTEM, 24);
  await writeFile(join(home, 'data/global/pg_control'), control);
  await writeFile(join(walSpoolOf(home), SEGMENT), segment);
  await writeFile(join(folder, 'backup/files/resumes~a.pdf'), 'resume');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => {
  const server = { home: join(folder, 'postgresql') } as never;
  const source = { dataDir: folder, server, db, files: {} as never, owners: [], clock: systemClock };
  return openBackups({ place: { folder: place }, key: undefined, days: 14 }, { ...source, log: openReadableLog().log });
};

it('files are stored with the WAL whose rows name them', async () => {
  await (await open()).archive();
  expect(await readdir(join(place, 'files/resumes'))).toEqual(['a.pdf']);
  expect(await readdir(join(place, 'wal'))).toEqual([expect.stringMatching(new RegExp(`^${SYSTEM}-`))]);
});

it('no WAL is stored before the files that its rows name', async () => {
  // The folder of the files cannot be written.
  await writeFile(join(place, 'files'), '');
  await expect((await open()).archive()).rejects.toThrow();
  expect(await readdir(place)).toEqual(['files']);
  expect(await readdir(walSpoolOf(join(folder, 'postgresql')))).toEqual([SEGMENT]);
});

it('WAL does not wait for the journal of erasures', async () => {
  // The folder of the journal cannot be read.
  await writeFile(join(place, 'erased'), '');
  await (await open()).archive();
  expect(await readdir(join(place, 'wal'))).toHaveLength(1);
  const backup = { place: { folder: place }, key: undefined, days: 14 };
  expect((await readBackupState({ backup, dataDir: folder }))?.lastError).toMatch(/ENOTDIR/);
});

it('the place of another database is refused', async () => {
  const part = partKey(createBaseId(new Date('2026-11-23T12:00:00Z'), '7000000000000000002', 'abc123'), 0);
  await mkdir(join(place, part, '..'), { recursive: true });
  await writeFile(join(place, part), '');
  await expect((await open()).archive()).rejects.toThrow(/another database .*: give each database/);
  expect(await readdir(place)).toEqual(['bases']);
});
