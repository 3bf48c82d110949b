import { UnreadableObjectError } from '../backup-error.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { findContiguousSegments, hasGapAfter, listSegments } from '../wal/wal-segments.ts';
import { getManifest, listCompleteBases, verifiedKey } from './base-manifest.ts';

export interface NewestBase {
  startedAt: Date;
  /** Whether it was restored successfully. */
  isVerified: boolean;
  /** Whether the archive has all WAL since then: not after a time without archiving, or with another BACKUP_KEY. */
  isContinued: boolean;
}

/** Finds the newest base backup that an archive continues; undefined before the first one. */
export async function findNewestBaseOf(archiveId: string, store: BackupStore): Promise<NewestBase | undefined> {
  for (const { id } of (await listCompleteBases(store)).reverse()) {
    const base = await getManifest(store, id).catch((error: unknown) => {
      // Damaged, or of another key: not one that can be continued.
      if (error instanceof UnreadableObjectError) return undefined;
      throw error;
    });
    if (base?.archiveId !== archiveId) continue;
    const segments = await listSegments(store, archiveId);
    const last = findContiguousSegments(segments, base.startSegment).at(-1);
    return {
      startedAt: base.startedAt,
      isVerified: (await Array.fromAsync(store.list('verified'))).includes(verifiedKey(id)),
      isContinued: last !== undefined && !hasGapAfter(segments, last),
    };
  }
  return undefined;
}
