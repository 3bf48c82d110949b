import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../../lib/clock.ts';
import type { EmbeddedServer } from '../database/embedded/embedded-server.ts';
import type { PrivateFiles } from '../files/private-files.ts';
import type { FileOwner } from '../files/purge-orphan-files.ts';
import { archiveSegments, listSpooledSegments, openArchiveId } from './archive-wal.ts';
import type { BackupSettings } from './backup-settings.ts';
import { recordBackupOutcome } from './backup-state.ts';
import { openBackupStore } from './backup-store.ts';
import { makeBaseBackup, switchSegment } from './base-backup.ts';
import { type BaseManifest, getManifest, listBases, verifiedKey } from './base-manifest.ts';
import { archiveFiles, listSpooledFiles } from './file-spool.ts';
import { type Removed, removeOldBackups } from './remove-old-backups.ts';
import { syncFiles } from './sync-files.ts';
import { type VerificationReport, verifyBackup } from './verify-backup.ts';
import { chainFrom, listSegments, segmentNumber } from './wal-segments.ts';

/** The parts of an installation that are backed up. */
export interface BackupSource {
  dataDir: string;
  server: EmbeddedServer;
  files: PrivateFiles;
  owners: readonly FileOwner[];
  log: FastifyBaseLogger;
}

export interface NewestBase {
  startedAt: Date;
  /** Whether it was restored successfully. */
  isVerified: boolean;
  /** Whether the archive has all WAL since then: not after a time without archiving. */
  isContinued: boolean;
}

/** Backups of an installation with an embedded database. Every outcome is recorded in its backup state. */
export interface Backups {
  /** Stores what is in the spools: first new private files, then WAL segments, whose rows may name them. */
  archive(): Promise<void>;
  /** Archives everything that is committed now. */
  archiveNow(): Promise<void>;
  /** Makes a base backup, stores missing private files and removes what the retention no longer needs. */
  backUp(signal?: AbortSignal): Promise<BaseManifest & { removed: Removed }>;
  /** Restores the newest backup in a temporary folder and checks it. */
  verify(): Promise<VerificationReport>;
  /** The newest base of this database; undefined before the first one. */
  findNewestBase(): Promise<NewestBase | undefined>;
}

/** Opens the backups of an installation. */
export async function openBackups(settings: BackupSettings, source: BackupSource): Promise<Backups> {
  const store = await openBackupStore(settings);
  const { dataDir, server, files, owners, log } = source;

  /** Records the outcome of an attempt and passes it on. */
  async function recorded<T>(
    part: Parameters<typeof recordBackupOutcome>[1],
    attempt: () => Promise<T>,
    reached: (result: T) => Date | Error | undefined,
  ): Promise<T> {
    try {
      const result = await attempt();
      await recordBackupOutcome(dataDir, part, reached(result));
      return result;
    } catch (error) {
      await recordBackupOutcome(dataDir, part, error as Error);
      throw error;
    }
  }

  const archive = async () => {
    const segments = await listSpooledSegments(server.home);
    // Listed after the segments: a row in one of them was written after its file was put into the spool.
    await archiveFiles(store, dataDir, await listSpooledFiles(dataDir));
    return await archiveSegments(store, server.home, segments);
  };

  return {
    archive: async () => void (await recorded('archive', archive, (newest) => newest)),
    async archiveNow() {
      await switchSegment(server);
      await recorded('archive', archive, (newest) => newest);
    },
    backUp: (signal) =>
      recorded(
        'backup',
        async () => {
          await syncFiles(
            store,
            files,
            owners.map(({ kind }) => kind),
            systemClock.now(),
          );
          await archive();
          const base = await makeBaseBackup(store, server, archive, signal);
          const removed = await removeOldBackups(store, settings.days, systemClock.now());
          log.info({ base: base.id, parts: base.parts, files: base.files.length, removed }, 'backup complete');
          return { ...base, removed };
        },
        ({ completedAt }) => completedAt,
      ),
    verify: () =>
      recorded(
        'verification',
        async () => {
          const report = await verifyBackup(dataDir, store, owners);
          const { base, seconds, tables, rows, findings } = report;
          const about = { base: base.id, seconds: Math.round(seconds), tables, rows, files: report.files };
          if (findings.length > 0) log.error({ ...about, findings }, 'the restored backup is not complete');
          else log.info(about, 'backup restored and verified');
          return report;
        },
        ({ findings }) => (findings[0] ? new Error(findings[0]) : systemClock.now()),
      ),
    async findNewestBase() {
      const archiveId = await openArchiveId(server.home);
      const ids = (await listBases(store)).filter(({ isComplete }) => isComplete).map(({ id }) => id);
      for (const id of ids.reverse()) {
        const base = await getManifest(store, id);
        if (base.archiveId !== archiveId) continue;
        const segments = await listSegments(store, archiveId);
        const newest = Math.max(...segments.map(({ number }) => number));
        return {
          startedAt: base.startedAt,
          isVerified: (await store.list('verified')).includes(verifiedKey(id)),
          isContinued: chainFrom(segments, segmentNumber(base.startSegment)).at(-1)?.number === newest,
        };
      }
      return undefined;
    },
  };
}
