import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedServer, EmbeddedServerError, startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { giveToOwner, prepareServerFiles, type ServerFiles } from '../database/embedded/server-files.ts';
import type { BackupStore } from './backup-store.ts';
import { unpackBase } from './base-parts.ts';
import type { RestorePoint } from './choose-base.ts';
import type { ArchivedSegment } from './wal-segments.ts';

const SEGMENT_BYTES = 16 * 2 ** 20;
const ZEROS = Buffer.alloc(64 * 1024);
/** Segments that are fetched at the same time. */
const CONCURRENCY = 4;
/** Segments after the one that should contain the time, as PostgreSQL may have archived late. */
const MORE_SEGMENTS = 20;

/** Length without the zeros at the end: most segments are completed early and are mostly empty. */
function usedBytes(content: Buffer): number {
  let end = content.length;
  while (end >= ZEROS.length && content.subarray(end - ZEROS.length, end).equals(ZEROS)) end -= ZEROS.length;
  return end;
}

async function fetchSegments(
  store: BackupStore,
  files: ServerFiles,
  folder: string,
  segments: ArchivedSegment[],
): Promise<void> {
  const waiting = [...segments];
  const fetchAll = async () => {
    for (let segment = waiting.shift(); segment; segment = waiting.shift()) {
      const content = await store.get(segment.key);
      const path = join(folder, segment.name);
      await writeFile(path, content.subarray(0, usedBytes(content)), { mode: 0o600 });
      const file = await open(path, 'r+');
      // The rest is a hole in the file.
      await file.truncate(SEGMENT_BYTES).finally(() => file.close());
      await giveToOwner(files, path);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchAll));
}

async function writeDataDirectory(
  store: BackupStore,
  { base }: RestorePoint,
  files: ServerFiles,
  onProgress: (bytes: number) => void,
): Promise<void> {
  await rm(files.data, { recursive: true, force: true });
  await mkdir(files.data, { recursive: true, mode: 0o700 });
  await unpackBase(store, base, files.data, onProgress);
  await writeFile(join(files.data, 'backup_label'), base.backupLabel, { mode: 0o600 });
  if (base.tablespaceMap) await writeFile(join(files.data, 'tablespace_map'), base.tablespaceMap, { mode: 0o600 });
  await writeFile(join(files.data, 'recovery.signal'), '', { mode: 0o600 });
  await writeFile(files.passwordFile, `${base.password}\n`, { mode: 0o600 });
  const own = ['backup_label', 'recovery.signal', ...(base.tablespaceMap ? ['tablespace_map'] : [])];
  const paths = [...base.folders, ...base.files.map(({ path }) => path), ...own];
  for (const path of [files.data, files.passwordFile, ...paths.map((path) => join(files.data, path))])
    await giveToOwner(files, path);
}

/** The end of the WAL came before the time: there was no later commit in it. */
const endedBeforeTarget = async (logFile: string): Promise<boolean> =>
  (await readFile(logFile, 'utf8').catch(() => '')).includes('before configured recovery target was reached');

/**
 * Recovers a base backup in an empty folder: all commits up to a time, and none after it.
 * @param at undefined for all commits that the WAL has
 * @returns the running server
 */
export async function recoverDatabase(
  store: BackupStore,
  point: RestorePoint,
  dataDir: string,
  {
    at,
    isDisposable = false,
    onProgress = () => undefined,
  }: { at?: Date | undefined; isDisposable?: boolean; onProgress?: (bytes: number) => void },
): Promise<EmbeddedServer> {
  const files = await prepareServerFiles(dataDir);
  const walFolder = join(files.home, 'wal-restored');
  await mkdir(walFolder, { recursive: true, mode: 0o700 });
  await giveToOwner(files, walFolder);
  await writeDataDirectory(store, point, files, onProgress);
  const start = (until?: Date) =>
    startEmbeddedServer(dataDir, { disposable: isDisposable, recovery: { walFolder, ...(until && { until }) } });

  const waiting = [...point.segments];
  const reaching = at ? waiting.findIndex(({ archivedAt }) => archivedAt >= at) + 1 : 0;
  const stopAt = waiting.findIndex(({ name }) => name === point.base.stopSegment) + 1;
  let server: EmbeddedServer | undefined;
  for (let count = reaching > 0 ? Math.max(reaching, stopAt) : waiting.length; !server; count = MORE_SEGMENTS) {
    await fetchSegments(store, files, walFolder, waiting.splice(0, count));
    await rm(files.logFile, { force: true });
    try {
      server = await start(at);
    } catch (error) {
      if (!(error instanceof EmbeddedServerError) || !at || !(await endedBeforeTarget(files.logFile))) throw error;
      // Without a commit after the time in all of the WAL, all of it belongs to the time.
      if (waiting.length === 0) server = await start();
    }
  }
  await rm(walFolder, { recursive: true, force: true });
  return server;
}
