import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BackupSettings } from '../infra/backup/backup-settings.ts';
import { readBackupState } from '../infra/backup/backup-state.ts';
import { getManifest, listCompleteBases, putManifest } from '../infra/backup/base/base-manifest.ts';
import { describeBases } from '../infra/backup/base/describe-bases.ts';
import { type Backups, openBackups } from '../infra/backup/open-backups.ts';
import { type RestoreOptions, restoreBackup } from '../infra/backup/restore/restore-backup.ts';
import { type BackupStore, openBackupStore } from '../infra/backup/store/backup-store.ts';
import { connect, type Db } from '../infra/database/connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../infra/database/embedded/embedded-server.ts';
import { migrate } from '../infra/database/migrate.ts';
import { openPrivateFiles, type PrivateFiles } from '../infra/files/private-files.ts';
import { openTestStore } from '../integrations/s3/open-test-store.ts';
import { DAY_MS, MovableClock, systemClock } from '../lib/clock.ts';
import { fileOwners } from '../registry/file-owners.ts';
import { restoredFeatures } from '../registry/restored-features.ts';
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
const open = (home: EmbeddedServer) =>
  openBackups(settings, { dataDir, server: home, db, files, owners: fileOwners, log, clock: systemClock });
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

/** Creates an account with a session. */
async function addMember(name: string): Promise<number> {
  const { id } = await db
    .insertInto('accounts')
    .values({ full_name: name, country_id: 105, mobile_no: '9876543210', email: `${name}@example.in` } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = { token_hash: Buffer.from(name), expires_at: new Date('2100-01-01'), idle_minutes: 60 };
  await db
    .insertInto('sessions')
    .values({ account_id: id, created_at: new Date(), last_used_at: new Date(), ended_at: null, ...session })
    .execute();
  return id;
}

/** Damages the first part of a base. */
const damage = (base: string) => store.put(`bases/${base}/000000`, Buffer.from('damaged'));

/** Restores into a folder of that name and reads it. */
async function readRestored<T>(
  name: string,
  options: RestoreOptions,
  read: (db: Db, dataDir: string) => Promise<T>,
  from: BackupStore = store,
) {
  const target = join(folder, name);
  const report = await restoreBackup({ dataDir: target, s3: undefined }, from, restoredFeatures, options);
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
  let erasedId: number;

  beforeAll(async () => {
    await backups.backUp();
    deletedKey = await addPicture('asha');
    erasedId = await addMember('meera');
    await storeKeyValue('before');
    const committedAt = Date.now();
    // Times of a restore have milliseconds.
    between = await vi.waitFor(() => {
      const now = new Date();
      expect(now.getTime()).toBeGreaterThan(committedAt);
      return now;
    }, 120_000);
    await db.deleteFrom('pictures').execute();
    await files.remove(deletedKey);
    await db.updateTable('accounts').set({ deleted_at: new Date() }).where('id', '=', erasedId).execute();
    await storeKeyValue('later');
    await backups.archiveNow();
  });

  it('is restored to a time, with files that were deleted since, and holds back what it would send', async () => {
    const { report, found } = await readRestored('between', { at: between }, async (restored, target) => ({
      keys: await listKeyValues(restored),
      picture: await readFile(join(target, 'files', deletedKey), 'utf8'),
      hold: await restored.selectFrom('installation').select('held_since').executeTakeFirst(),
      members: await restored.selectFrom('accounts').select(['full_name', 'deleted_at']).orderBy('id').execute(),
      sessions: await restored.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute(),
    }));
    expect(found).toMatchObject({ keys: ['before'], picture: 'picture of asha' });
    expect(report.files).toMatchObject({ restored: 1, bytes: 'picture of asha'.length, present: 0, missing: 0 });
    expect(report.held).toMatchObject({ messages: 0, refunds: 0 });
    expect(report.reachedAt.getTime()).toBeLessThanOrEqual(between.getTime());
    // What was erased since does not come back, and everybody has to sign in again.
    expect(found.members).toEqual([
      expect.objectContaining({ full_name: 'asha', deleted_at: null }),
      { full_name: 'Deleted account', deleted_at: expect.any(Date) },
    ]);
    expect(report).toMatchObject({ erasedAccounts: 1, endedSessions: 1 });
    expect(found.sessions).toEqual([]);
  });

  it('repeats erasures also from a base that does not name its database', async () => {
    const [{ id } = { id: '' }] = await listCompleteBases(store);
    const base = await getManifest(store, id);
    await putManifest(store, { ...base, systemId: undefined });
    const { report } = await readRestored('unnamed', { at: between }, listKeyValues);
    await putManifest(store, base);
    expect(report).toMatchObject({ erasedAccounts: 1, unreadableErasures: [] });
  });

  it('is restored with all that was archived when no time is given', async () => {
    const { found, report } = await readRestored('latest', {}, listKeyValues);
    expect(found).toEqual(['before', 'later']);
    expect(report.reachedAt.getTime()).toBeGreaterThan(between.getTime());
  });

  it('is restored to a time after its last commit', async () => {
    const latest = (await readBackupState({ backup: settings, dataDir }))?.lastArchivedAt;
    const { found } = await readRestored('last', { at: latest }, listKeyValues);
    expect(found).toEqual(['before', 'later']);
  });

  it('refuses a time that it does not have, and names those that it has', async () => {
    const restore = (at: Date) =>
      restoreBackup({ dataDir: join(folder, 'never'), s3: undefined }, store, restoredFeatures, { at });
    const range = /There is no backup of .* IST .*\. Available: .* IST \(.*Z\) to .* IST/;
    await expect(restore(new Date('2020-01-01'))).rejects.toThrow(range);
    await expect(restore(new Date('2100-01-01'))).rejects.toThrow(range);
  });

  it('is not restored into a folder that is in use or not empty', async () => {
    const restore = (target: string) => restoreBackup({ dataDir: target, s3: undefined }, store, restoredFeatures);
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

  it('a test restore ends when it is aborted, and refuses a disk without room', async () => {
    await expect(backups.verify(AbortSignal.abort())).rejects.toThrow(/abort/);
    const [{ id } = { id: '' }] = await listCompleteBases(store);
    const base = await getManifest(store, id);
    await putManifest(store, { ...base, files: [...base.files, { path: 'huge', bytes: 1e15, sha256: '' }] });
    await expect(backups.verify()).rejects.toThrow(/The disk of .* has no room/);
    await putManifest(store, base);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('verify-'))).toEqual([]);
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
    const [fileKey = ''] = await Array.fromAsync(files.list('pictures'));
    await backups.backUp();
    expect(await Array.fromAsync(store.list('files'))).toContain(`files/${fileKey}`);
    expect((await backups.verify()).findings).toEqual([]);
  });

  it('WAL that is missing since the newest base is noticed', async () => {
    const segments = (await Array.fromAsync(store.list('wal'))).sort();
    await storeKeyValue('after a gap');
    await backups.archiveNow();
    await store.remove(segments.at(-1) as string);
    expect(await backups.findNewestBase()).toMatchObject({ isContinued: false });
    const never = { dataDir: join(folder, 'never'), s3: undefined };
    await expect(restoreBackup(never, store, restoredFeatures)).rejects.toThrow(/WAL is missing after .*--allow-gap/);
    const { found, report } = await readRestored('gap', { allowsGap: true }, listKeyValues);
    expect(found).not.toContain('after a gap');
    expect(report.hasGap).toBe(true);
    await backups.backUp();
    expect(await backups.findNewestBase()).toMatchObject({ isContinued: true });
  });

  it('a damaged base fails the verification, and a restore takes an older one', async () => {
    const older = await backups.backUp();
    await storeKeyValue('newest');
    const newest = await backups.backUp();
    await damage(newest.id);
    const { findings } = await backups.verify();
    expect(findings).toEqual([expect.stringMatching(/damaged|incomplete/)]);
    expect((await readBackupState({ backup: settings, dataDir }))?.lastError).toBe(findings[0]);
    const never = { dataDir: join(folder, 'never'), s3: undefined };
    await expect(restoreBackup(never, store, restoredFeatures, { base: newest.id })).rejects.toThrow(/damaged/);
    const onSkipped = vi.fn();
    const { report, found } = await readRestored('older', { onSkipped }, listKeyValues);
    expect(report.base.id).toBe(older.id);
    expect(onSkipped).toHaveBeenCalledExactlyOnceWith(newest.id, expect.stringMatching(/damaged/));
    expect(found).toContain('newest');
    expect(await describeBases(store)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${older.id}: .* IST .* to .* IST .*; of `))]),
    );
  });

  it('an interrupted restore can be repeated', async () => {
    const [{ id } = { id: '' }] = (await listCompleteBases(store)).slice(-2);
    const target = { dataDir: join(folder, 'repeated'), s3: undefined };
    const stop = () => {
      throw new Error('interrupted');
    };
    await expect(restoreBackup(target, store, restoredFeatures, { base: id, onProgress: stop })).rejects.toThrow(
      'interrupted',
    );
    expect(await readdir(target.dataDir)).toEqual(['postgresql']);
    // One that was killed while it moved its files.
    await mkdir(join(target.dataDir, 'restoring'));
    await mkdir(join(target.dataDir, 'files/pictures'), { recursive: true });
    await writeFile(join(target.dataDir, 'files/pictures/half'), '');
    const { found } = await readRestored('repeated', { base: id }, async (_, dir) => await readdir(dir));
    expect(found).not.toContain('restoring');
    await expect(readFile(join(target.dataDir, 'files/pictures/half'))).rejects.toThrow(/ENOENT/);
  });

  it('another key begins a new series, the former one opens older backups, and a jump of the clock removes nothing', async () => {
    const [{ id } = { id: '' }] = (await listCompleteBases(store)).slice(-2);
    const changed = { ...settings, key: KEY.replace('a key', 'another key') };
    const clock = new MovableClock(new Date(Date.now() + 30 * DAY_MS));
    const source = { dataDir, server, db, files, owners: fileOwners, log, clock };
    const next = await openBackups(changed, source);
    const readError = async () => (await readBackupState({ backup: settings, dataDir }))?.lastError;
    await backups.verify().catch(() => undefined);
    await next.archive();
    expect(await readError()).toMatch(/^BACKUP_KEY has changed/);
    expect(await next.findNewestBase()).toBeUndefined();
    const fileKey = await addPicture('kiran');
    const { removed } = await next.backUp();
    expect(removed).toEqual({ bases: 0, segments: 0, files: 0 });
    expect(await readError()).not.toMatch(/BACKUP_KEY/);
    expect((await readBackupState({ backup: settings, dataDir }))?.lastRetentionAt).toEqual(clock.now());
    expect(await next.findNewestBase()).toMatchObject({ isContinued: true });
    const newStore = await openBackupStore(changed);
    const { report, found } = await readRestored('key', {}, (_, dir) => readdir(join(dir, 'files/pictures')), newStore);
    expect(report.files.missing).toBe(0);
    expect(found).toContain(fileKey.split('/')[1]);
    await expect(getManifest(newStore, id)).rejects.toThrow(/BACKUP_KEY_PREVIOUS/);
    const both = await openBackupStore({ ...changed, previousKeys: [KEY] });
    expect(await getManifest(both, id)).toMatchObject({ id });
  });
});
