import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';
import type { EmbeddedServer } from '../database/embedded/embedded-server.ts';
import type { PrivateFiles } from '../files/private-files.ts';
import type { FileOwner } from '../files/purge-orphan-files.ts';
import { applyRetention } from './apply-retention.ts';
import { BackupError } from './backup-error.ts';
import type { BackupSettings } from './backup-settings.ts';
import { recordBackupOutcome, withRecordedOutcome } from './backup-state.ts';
import { makeBaseBackup, switchSegment } from './base/base-backup.ts';
import { type BaseManifest, listBases } from './base/base-manifest.ts';
import { findNewestBaseOf, type NewestBase } from './base/find-newest-base.ts';
import { openErasureJournal } from './erasures.ts';
import { archiveFiles, listSpooledFiles } from './private-files/file-spool.ts';
import { syncFiles } from './private-files/sync-files.ts';
import type { Removed } from './remove-old-backups.ts';
import { type VerificationReport, verifyBackup } from './restore/verify-backup.ts';
import { openBackupStore } from './store/backup-store.ts';
import { findArchive, openArchive } from './wal/archive-id.ts';
import { archiveSegments, listSpooledSegments } from './wal/archive-wal.ts';

/** The parts of an installation that are backed up. */
export interface BackupSource {
  dataDir: string;
  server: EmbeddedServer;
  db: Db;
  files: PrivateFiles;
  owners: readonly FileOwner[];
  log: FastifyBaseLogger;
  clock: Clock;
}

/** Backups of an installation with an embedded database. Every outcome is recorded in its backup state. */
export interface Backups {
  /** Stores what is in the spools, first new private files, then WAL segments, whose rows may name them; then erasures. */
  archive(): Promise<void>;
  /** Archives everything that is committed now. */
  archiveNow(): Promise<void>;
  /** Makes a base backup, stores missing private files and removes what the retention no longer needs. */
  backUp(signal?: AbortSignal): Promise<BaseManifest & { removed: Removed }>;
  /** Restores the newest backup in a temporary folder and checks it. */
  verify(signal?: AbortSignal): Promise<VerificationReport>;
  /** The newest base of this database; undefined before the first one. */
  findNewestBase(): Promise<NewestBase | undefined>;
}

const KEY_CHANGED =
  'BACKUP_KEY has changed: a base with the new key is needed, and older backups are readable only with BACKUP_KEY_PREVIOUS';

/** Opens the backups of an installation. */
export async function openBackups(settings: BackupSettings, source: BackupSource): Promise<Backups> {
  const store = await openBackupStore(settings);
  const { dataDir, server, db, files, owners, log, clock } = source;
  const former = await findArchive(server.home);
  if (former && former.keyId !== store.keyId) {
    log.error(KEY_CHANGED);
    await recordBackupOutcome(dataDir, 'key', new Error(KEY_CHANGED));
  }
  const { systemId } = await openArchive(server.home, store.keyId);
  const storeErasures = openErasureJournal(store, systemId, db, settings.days);

  let isOwnPlace = false;
  /** Refuses a place with files of another database, which would be treated as deleted files of this one. */
  async function requireOwnPlace(): Promise<void> {
    if (isOwnPlace) return;
    const other = (await listBases(store)).find((base) => base.systemId !== undefined && base.systemId !== systemId);
    if (other)
      throw new BackupError(
        `The place of backups has those of another database (${other.id}): give each database a folder or bucket of its own.`,
      );
    isOwnPlace = true;
  }

  const archive = async () => {
    await requireOwnPlace();
    const segments = await listSpooledSegments(server.home);
    // After the segments were listed: a row in one of them was written after its file was put into the spool.
    await archiveFiles(store, dataDir, await listSpooledFiles(dataDir));
    return await archiveSegments(store, server.home, segments);
  };

  /** WAL does not wait for erasures, and erasures are stored when WAL cannot be. */
  async function archiveAll(): Promise<void> {
    try {
      await withRecordedOutcome(dataDir, 'archive', archive, (newest) => newest);
    } finally {
      await withRecordedOutcome(
        dataDir,
        'erasures',
        () => storeErasures(clock.now()),
        () => undefined,
      ).catch((error: Error) => log.error({ reason: error.message }, 'erasures cannot be stored'));
    }
  }

  return {
    archive: archiveAll,
    async archiveNow() {
      await switchSegment(server);
      await archiveAll();
    },
    backUp: (signal) =>
      withRecordedOutcome(
        dataDir,
        'backup',
        async () => {
          await requireOwnPlace();
          const kinds = owners.map(({ kind }) => kind);
          await syncFiles(store, files, kinds, clock.now(), signal);
          await archive();
          const base = await makeBaseBackup(store, server, archive, signal);
          await recordBackupOutcome(dataDir, 'key', undefined);
          const removed = await applyRetention({ settings, store, dataDir, systemId, log, now: clock.now() });
          log.info({ base: base.id, parts: base.parts, files: base.files.length, removed }, 'backup complete');
          return { ...base, removed };
        },
        ({ completedAt }) => completedAt,
      ),
    verify: (signal) =>
      withRecordedOutcome(
        dataDir,
        'verification',
        async () => {
          const report = await verifyBackup(dataDir, store, owners, { systemId, signal });
          const { base, seconds, tables, rows, findings } = report;
          const about = { base: base.id, seconds: Math.round(seconds), tables, rows, files: report.files };
          if (findings.length > 0) log.error({ ...about, findings }, 'the restored backup is not complete');
          else log.info(about, 'backup restored and verified');
          return report;
        },
        ({ findings }) => (findings[0] ? new Error(findings[0]) : clock.now()),
      ),
    async findNewestBase() {
      const { id: archiveId } = await openArchive(server.home, store.keyId);
      return await findNewestBaseOf(archiveId, store);
    },
  };
}
