import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { systemClock } from '../../../lib/clock.ts';
import type { EmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { withClient } from '../../database/embedded/with-client.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { openArchive } from '../wal/archive-id.ts';
import { listSegments } from '../wal/wal-segments.ts';
import { type BaseManifest, createBaseId, putManifest } from './base-manifest.ts';
import { openPartWriter } from './base-parts.ts';
import { listDataFiles } from './data-files.ts';

/** Shorter than a graceful shutdown, which ends with a switch. */
const SWITCH_TIMEOUT_MS = 10_000;

async function requireArchiving(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select current_setting('archive_mode') as mode");
  if (rows[0].mode !== 'on')
    throw new BackupError(
      'The database was started without backups: stop all processes that use DATA_DIR, and start with BACKUP_DIR or BACKUP_S3_ENDPOINT.',
    );
}

/** The file name in the label that PostgreSQL writes: `START WAL LOCATION: 0/2000028 (file 000000010000000000000002)`. */
const startSegmentOf = (label: string): string => /^START WAL LOCATION: .* \(file (\w+)\)/m.exec(label)?.[1] ?? '';

/**
 * Makes a base backup of a running embedded server (PostgreSQL's low-level API): copies its data directory, then the WAL
 * up to its end. The server keeps serving.
 * @param archive stores the WAL that is complete, after the files that it names
 * @param signal aborts it; the retention removes what it has stored
 * @throws {BackupError} when the server does not archive its WAL
 */
export async function makeBaseBackup(
  store: BackupStore,
  server: EmbeddedServer,
  archive: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<BaseManifest> {
  const { home } = server;
  const data = join(home, 'data');
  const startedAt = systemClock.now();
  const { id: archiveId, systemId } = await openArchive(home, store.keyId);
  const id = createBaseId(startedAt, systemId, randomBytes(3).toString('hex'));
  const writer = openPartWriter(store, id);
  const files: BaseManifest['files'] = [];
  // The connection must stay open from start to end.
  return await withClient(server.adminUrl, async (client) => {
    await requireArchiving(client);
    await client.query('select pg_backup_start($1, true)', [id]);
    const found = await listDataFiles(data);
    for (const path of found.files) {
      signal?.throwIfAborted();
      const added = await writer.addFile(join(data, path));
      if (added) files.push({ path, ...added });
    }
    const parts = await writer.finish();
    // Waits until PostgreSQL has put the last segment of the backup into the spool.
    const { rows } = await client.query(
      'select labelfile, spcmapfile, pg_walfile_name(lsn - 1) as stop_segment from pg_backup_stop(true)',
    );
    await archive();
    const stop = (await listSegments(store, archiveId)).find(({ name }) => name === rows[0].stop_segment);
    if (!stop) throw new BackupError('The last WAL segment of the base backup is not in the archive.');
    const manifest: BaseManifest = {
      id,
      archiveId,
      systemId,
      host: hostname(),
      startedAt,
      completedAt: stop.coveredUntil,
      startSegment: startSegmentOf(rows[0].labelfile),
      stopSegment: rows[0].stop_segment,
      backupLabel: rows[0].labelfile,
      tablespaceMap: rows[0].spcmapfile,
      password: (await readFile(join(home, 'password'), 'utf8')).trim(),
      folders: found.folders,
      files,
      parts,
    };
    await putManifest(store, manifest);
    return manifest;
  });
}

/** Makes PostgreSQL complete the current segment, so that all that is committed now can be archived. */
export const switchSegment = (server: EmbeddedServer): Promise<void> =>
  withClient(server.adminUrl, async (client) => {
    await requireArchiving(client);
    // The position behind the completed segment; without a write since the last switch, that of the current one.
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal() - 1) as name');
    const waiting = `select (pg_stat_file($1, true)).size is not null as "isWaiting"`;
    const since = performance.now();
    while ((await client.query(waiting, [`pg_wal/archive_status/${rows[0].name}.ready`])).rows[0].isWaiting) {
      if (performance.now() - since > SWITCH_TIMEOUT_MS)
        throw new BackupError('PostgreSQL does not archive its WAL: see postgresql.log in its folder.');
      await client.query('select pg_sleep(0.05)');
    }
  });
