import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedServer,
  EmbeddedServerError,
  startEmbeddedServer,
} from '../../database/embedded/embedded-server.ts';
import { chownToDatabaseUser, prepareServerFiles, type ServerFiles } from '../../database/embedded/server-files.ts';
import { BackupError, UnreadableObjectError } from '../backup-error.ts';
import type { BaseManifest } from '../base/base-manifest.ts';
import { unpackBase } from '../base/base-parts.ts';
import { formatIstAndUtc, type RestorePoint } from '../base/choose-base.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { requireSegmentOf } from '../wal/wal-header.ts';
import type { ArchivedSegment } from '../wal/wal-segments.ts';
import { requireDiskSpace } from './require-disk-space.ts';

const SEGMENT_BYTES = 16 * 2 ** 20;
const ZEROS = Buffer.alloc(64 * 1024);
/** Segments that are fetched at the same time. */
const CONCURRENCY = 4;
/** Segments after the one that should contain the time, as PostgreSQL may have archived late. */
const MORE_SEGMENTS = 20;

/** A segment that every base before it needs. */
class UnreadableSegmentError extends BackupError {
  readonly key: string;

  constructor(message: string, key: string) {
    super(message);
    this.key = key;
  }
}

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
  { base, signal }: { base: BaseManifest; signal: AbortSignal | undefined },
): Promise<void> {
  const waiting = [...segments];
  const fetchAll = async () => {
    for (let segment = waiting.shift(); segment; segment = waiting.shift()) {
      signal?.throwIfAborted();
      await requireDiskSpace(folder, SEGMENT_BYTES);
      const content = await getSegment(store, segment);
      requireSegmentOf(content, segment.name, base.systemId);
      const path = join(folder, segment.name);
      await writeFile(path, content.subarray(0, usedBytes(content)), { mode: 0o600 });
      const file = await open(path, 'r+');
      // The rest is a hole in the file.
      await file.truncate(SEGMENT_BYTES).finally(() => file.close());
      await chownToDatabaseUser(files, path);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchAll));
}

/** An older base needs the segment as well: what cannot be read is a gap. */
const getSegment = (store: BackupStore, { key, coveredUntil }: ArchivedSegment): Promise<Buffer> =>
  store.get(key).catch((error: unknown) => {
    if (!(error instanceof UnreadableObjectError)) throw error;
    throw new UnreadableSegmentError(
      `${error.message} WAL up to ${formatIstAndUtc(coveredUntil)} is missing: with --allow-gap the backup is restored up to the segment before it, or give an earlier time with --at.`,
      key,
    );
  });

async function writeDataDirectory(
  store: BackupStore,
  { base }: RestorePoint,
  files: ServerFiles,
  options: Parameters<typeof unpackBase>[3],
): Promise<void> {
  await requireDiskSpace(
    files.home,
    base.files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  await rm(files.data, { recursive: true, force: true });
  await mkdir(files.data, { recursive: true, mode: 0o700 });
  await unpackBase(store, base, files.data, options);
  await writeFile(join(files.data, 'backup_label'), base.backupLabel, { mode: 0o600 });
  if (base.tablespaceMap) await writeFile(join(files.data, 'tablespace_map'), base.tablespaceMap, { mode: 0o600 });
  await writeFile(join(files.data, 'recovery.signal'), '', { mode: 0o600 });
  await writeFile(files.passwordFile, `${base.password}\n`, { mode: 0o600 });
  const own = ['backup_label', 'recovery.signal', ...(base.tablespaceMap ? ['tablespace_map'] : [])];
  const paths = [...base.folders, ...base.files.map(({ path }) => path), ...own];
  for (const path of [files.data, files.passwordFile, ...paths.map((path) => join(files.data, path))])
    await chownToDatabaseUser(files, path);
}

/** The end of the WAL came before the time: there was no later commit in it. */
const endedBeforeTarget = async (logFile: string): Promise<boolean> =>
  (await readFile(logFile, 'utf8').catch(() => '')).includes('before configured recovery target was reached');

/** How far PostgreSQL has recovered. */
async function readRecovery({ adminUrl }: EmbeddedServer, base: BaseManifest) {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select pg_last_xact_replay_timestamp() as "reachedAt",
      (pg_last_wal_replay_lsn() - '0/1'::pg_lsn)::text as position`);
    const [{ reachedAt, position }] = rows as [{ reachedAt: Date | null; position: string }];
    // Without a transaction since the base nothing is newer.
    return { reachedAt: reachedAt ?? base.completedAt, lastNumber: Number(BigInt(position) / BigInt(SEGMENT_BYTES)) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface RecoverOptions {
  /** All commits that the WAL has, when undefined. */
  at?: Date | undefined;
  isDisposable?: boolean;
  onProgress?: ((bytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Recovers up to a segment that cannot be read. */
  allowsGap?: boolean | undefined;
}

/** A recovered database, and the time of the last transaction in it. */
export interface RecoveredDatabase {
  server: EmbeddedServer;
  reachedAt: Date;
}

/**
 * Recovers a base backup in an empty folder: all commits up to a time, and none after it.
 * @returns the running server
 * @throws {UnreadableObjectError} when the base is damaged, before PostgreSQL is started
 * @throws {BackupError} when the WAL is damaged, ends early, or is that of another database, or the disk has no room
 */
export async function recoverDatabase(
  store: BackupStore,
  point: RestorePoint,
  dataDir: string,
  options: RecoverOptions,
): Promise<RecoveredDatabase> {
  try {
    return await recoverPoint(store, point, dataDir, options);
  } catch (error) {
    if (!(error instanceof UnreadableSegmentError) || !options.allowsGap) throw error;
    const index = point.segments.findIndex(({ key }) => key === error.key);
    const stop = point.segments.findIndex(({ name }) => name === point.base.stopSegment);
    // Without the WAL that was written during its backup a base is not consistent.
    if (index <= stop) throw new UnreadableObjectError(error.message);
    const segments = point.segments.slice(0, index);
    return await recoverDatabase(store, { ...point, segments }, dataDir, options);
  }
}

async function recoverPoint(
  store: BackupStore,
  point: RestorePoint,
  dataDir: string,
  { at, isDisposable = false, onProgress = () => undefined, signal, allowsGap = false }: RecoverOptions,
): Promise<RecoveredDatabase> {
  const files = await prepareServerFiles(dataDir);
  const walFolder = join(files.home, 'wal-restored');
  await rm(walFolder, { recursive: true, force: true });
  await mkdir(walFolder, { recursive: true, mode: 0o700 });
  await chownToDatabaseUser(files, walFolder);
  await writeDataDirectory(store, point, files, { onProgress, signal });
  const start = (until?: Date) =>
    startEmbeddedServer(dataDir, { disposable: isDisposable, recovery: { walFolder, ...(until && { until }) } });

  const { base } = point;
  const waiting = [...point.segments];
  const reaching = at ? waiting.findIndex(({ coveredUntil }) => coveredUntil >= at) + 1 : 0;
  const stopAt = waiting.findIndex(({ name }) => name === base.stopSegment) + 1;
  let server: EmbeddedServer | undefined;
  let usesAllWal = !at;
  for (let count = reaching > 0 ? Math.max(reaching, stopAt) : waiting.length; !server; count = MORE_SEGMENTS) {
    await fetchSegments(store, files, walFolder, waiting.splice(0, count), { base, signal });
    await rm(files.logFile, { force: true });
    signal?.throwIfAborted();
    try {
      server = await start(at);
    } catch (error) {
      if (!(error instanceof EmbeddedServerError) || !at || !(await endedBeforeTarget(files.logFile))) throw error;
      // Without a commit after the time in all of the WAL, all of it belongs to the time.
      usesAllWal = waiting.length === 0;
      if (usesAllWal) server = await start();
    }
  }
  try {
    const { reachedAt, lastNumber } = await readRecovery(server, base);
    // PostgreSQL takes WAL that it cannot use for the end of the WAL.
    const last = point.segments.at(-1);
    if (usesAllWal && !allowsGap && last && lastNumber < last.number)
      throw new BackupError(
        `PostgreSQL recovered only up to ${formatIstAndUtc(reachedAt)}: the WAL after it, up to ${last.name}, does not continue it.`,
      );
    await rm(walFolder, { recursive: true, force: true });
    return { server, reachedAt };
  } catch (error) {
    await server.release();
    throw error;
  }
}
