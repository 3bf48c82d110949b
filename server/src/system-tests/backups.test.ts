import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BackupSettings } from '../infra/backup/backup-settings.ts';
import { readBackupState } from '../infra/backup/backup-state.ts';
import { type BackupStore, openBackupStore } from '../infra/backup/backup-store.ts';
import { type Backups, openBackups } from '../infra/backup/open-backups.ts';
import { restoreBackup } from '../infra/backup/restore-backup.ts';
import { connect, type Db } from '../infra/database/connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../infra/database/embedded/embedded-server.ts';
import { migrate } from '../infra/database/migrate.ts';
import { openPrivateFiles, type PrivateFiles } from '../infra/files/private-files.ts';
import { openTestStore } from '../integrations/s3/open-test-store.ts';
import { fileOwners } from '../registry/file-owners.ts';
import { openReadableLog } from '../testing/test-app.ts';

const KEY = 'a key of at least thirty-two characters';
let folder: string;
let dataDir: string;
let bucket: Awaited<ReturnType<typeof openTestStore>>;
let settings: BackupSettings;
let server: EmbeddedServer;
let files: PrivateFiles;
let backups: Backups;
let store: BackupStore;
let db: Db;

const { log } = openReadableLog();
const open = (home: EmbeddedServer) => openBackups(settings, { dataDir, server: home, files, owners: fileOwners, log });
const storeKeyValue = (key: string) =>
  db
    .insertInto('key_values')
    .values({ key, value: '', expires_at: new Date('2100-01-01') })
    .execute();

/** Stores a picture with its row, for a new account. */
async function addPicture(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `picture of ${name}`);
  const fileKey = await files.store('pictures', 'webp', path);
  const { id } = await db
    .insertInto('accounts')
    .values({ full_name: name, country_id: 105, mobile_no: '9876543210', email: `${name}@example.in` } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pictures')
    .values({
      account_id: id,
      file_key: fileKey,
      content_type: 'image/webp',
      bytes: 10,
      uploaded_at: new Date(),
      reviewed_at: null,
      reviewed_by: null,
    })
    .execute();
  return fileKey;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-backups-'));
  // When started as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  bucket = await openTestStore();
  settings = { place: { s3: bucket.settings }, key: KEY, days: 14 };
  server = await startEmbeddedServer(dataDir, { disposable: true, archivesWal: true });
  db = connect(server.url, 2);
  await migrate(db);
  files = await openPrivateFiles({ dataDir, s3: undefined, backup: settings });
  backups = await open(server);
  store = await openBackupStore(settings);
});
afterAll(async () => {
  await db?.destroy();
  await server?.release();
  await bucket?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** Restores into a folder of that name and reads it. */
async function readRestored<T>(name: string, at: Date | undefined, read: (db: Db, dataDir: string) => Promise<T>) {
  const target = join(folder, name);
  const report = await restoreBackup({ dataDir: target, s3: undefined }, store, fileOwners, { at });
  const restored = await startEmbeddedServer(target, { disposable: true });
  const restoredDb = connect(restored.url, 1);
  try {
    return { report, found: await read(restoredDb, target) };
  } finally {
    await restoredDb.destroy();
    await restored.release();
  }
}

const listKeyValues = async (from: Db) =>
  (await from.selectFrom('key_values').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('an encrypted backup in a bucket', () => {
  let between: Date;
  let deletedKey: string;

  beforeAll(async () => {
    await backups.backUp();
    deletedKey = await addPicture('asha');
    await storeKeyValue('before');
    const committedAt = Date.now();
    // Times of a restore have milliseconds.
    between = await vi.waitFor(() => {
      const now = new Date();
      expect(now.getTime()).toBeGreaterThan(committedAt);
      return now;
    });
    await db.deleteFrom('pictures').execute();
    await files.remove(deletedKey);
    await storeKeyValue('later');
    await backups.archiveNow();
  });

  it('is restored to a time, with files that were deleted since, and holds back what it would send', async () => {
    const { report, found } = await readRestored('between', between, async (restored, target) => ({
      keys: await listKeyValues(restored),
      picture: await readFile(join(target, 'files', deletedKey), 'utf8'),
      hold: await restored.selectFrom('installation').select('held_since').executeTakeFirst(),
    }));
    expect(found).toMatchObject({ keys: ['before'], picture: 'picture of asha' });
    expect(report.files).toEqual({ restored: 1, present: 0, missing: [] });
    expect(report.held).toMatchObject({ messages: 0, refunds: 0 });
  });

  it('is restored with all that was archived when no time is given', async () => {
    const { found } = await readRestored('latest', undefined, listKeyValues);
    expect(found).toEqual(['before', 'later']);
  });

  it('is restored to a time after its last commit', async () => {
    const latest = (await readBackupState({ backup: settings, dataDir }))?.lastArchivedAt;
    const { found } = await readRestored('last', latest, listKeyValues);
    expect(found).toEqual(['before', 'later']);
  });

  it('refuses a time that it does not have, and names those that it has', async () => {
    const restore = (at: Date) =>
      restoreBackup({ dataDir: join(folder, 'never'), s3: undefined }, store, fileOwners, { at });
    const range = /There is no backup of .* IST .*\. Available: .* IST \(.*Z\) to .* IST/;
    await expect(restore(new Date('2020-01-01'))).rejects.toThrow(range);
    await expect(restore(new Date('2100-01-01'))).rejects.toThrow(range);
  });

  it('is not restored into a folder that is in use or not empty', async () => {
    const restore = (target: string) => restoreBackup({ dataDir: target, s3: undefined }, store, fileOwners);
    await expect(restore(dataDir)).rejects.toThrow(/There is a database in .*: end the server/);
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'notes.txt'), '');
    await expect(restore(full)).rejects.toThrow(/is not empty: move it away/);
    expect(await readdir(full)).toContain('notes.txt');
  });

  it('is verified by a trial restore, which leaves nothing behind', async () => {
    const report = await backups.verify();
    expect(report).toMatchObject({ findings: [], files: 0 });
    expect(report.rows).toBeGreaterThan(2);
    expect(await backups.findNewestBase()).toMatchObject({ isVerified: true, isContinued: true });
    expect((await readdir(dataDir)).filter((name) => name.startsWith('verify-'))).toEqual([]);
    const state = await readBackupState({ backup: settings, dataDir });
    expect(state).toMatchObject({
      lastError: undefined,
      lastVerifiedAt: expect.any(Date),
      lastBackupAt: expect.any(Date),
    });
  });

  it('a file that the backup lacks is found by the verification', async () => {
    const fileKey = await addPicture('ravi');
    await backups.archiveNow();
    await store.remove(`files/${fileKey}`);
    const { findings } = await backups.verify();
    expect(findings).toEqual([`1 rows have no file in the backup, such as ${fileKey}`]);
    expect((await readBackupState({ backup: settings, dataDir }))?.lastError).toBe(findings[0]);
  });

  it('files from before the backup was switched on are stored with the next base', async () => {
    const [fileKey = ''] = await files.list('pictures');
    await backups.backUp();
    expect(await store.list('files')).toContain(`files/${fileKey}`);
    expect((await backups.verify()).findings).toEqual([]);
  });

  it('WAL that is missing since the newest base is noticed', async () => {
    const segments = (await store.list('wal')).sort();
    await storeKeyValue('after a gap');
    await backups.archiveNow();
    await store.remove(segments.at(-1) as string);
    expect(await backups.findNewestBase()).toMatchObject({ isContinued: false });
    await backups.backUp();
    expect(await backups.findNewestBase()).toMatchObject({ isContinued: true });
  });

  it('a damaged part fails the verification', async () => {
    const parts = (await store.list('bases')).sort();
    const part = parts.filter((key) => key.endsWith('/000000')).at(-1) as string;
    await store.put(part, Buffer.from('damaged'));
    await expect(backups.verify()).rejects.toThrow(/damaged|incomplete/);
    expect((await readBackupState({ backup: settings, dataDir }))?.lastError).toMatch(/damaged|incomplete/);
  });
});
