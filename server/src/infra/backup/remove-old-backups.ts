import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { UnreadableObjectError } from './backup-error.ts';
import { getManifest, type ListedBase, listBases, removeBase, verifiedKey } from './base/base-manifest.ts';
import { removeOldErasures } from './erasures.ts';
import { removeDeletedFiles } from './private-files/sync-files.ts';
import type { BackupStore } from './store/backup-store.ts';
import { archiveIdOf, isOfOtherDatabase, parseSegmentKey, segmentNumber } from './wal/wal-segments.ts';

/** A base without manifest is no longer in progress after this time. */
const MAX_BASE_MS = 2 * DAY_MS;
/** How far the clock may have been set back between a base and its first segment. */
const CLOCK_MARGIN_MS = HOUR_MS;

/** The newest bases are kept whatever the clock says. */
const MIN_BASES = 3;

/** Result of a retention run. */
export interface Removed {
  bases: number;
  segments: number;
  files: number;
}

/**
 * Removes what no restore within the retention needs: bases older than the newest one from before it, segments from before
 * the oldest base that is kept, and files deleted and accounts erased before it. The newest bases and the newest one that
 * was restored successfully are kept, however old. What another database has stored is left alone.
 */
export async function removeOldBackups(
  store: BackupStore,
  days: number,
  now: Date,
  systemId: string,
): Promise<Removed> {
  const cutoff = new Date(now.getTime() - days * DAY_MS);
  const bases = (await listBases(store)).filter((base) => !base.systemId || base.systemId === systemId);
  const complete = bases.filter(({ isComplete }) => isComplete);
  const verified = new Set(await Array.fromAsync(store.list('verified')));
  const recent = complete.filter(({ startedAt }) => startedAt >= cutoff);
  const before = complete.filter(({ startedAt }) => startedAt < cutoff).slice(-1);
  const proven = complete.filter(({ id }) => verified.has(verifiedKey(id))).slice(-1);
  const needed = new Set([...recent, ...before, ...proven, ...complete.slice(-MIN_BASES)].map(({ id }) => id));
  const isInProgress = (base: (typeof bases)[number]) =>
    !base.isComplete && now.getTime() - base.startedAt.getTime() < MAX_BASE_MS;

  const removed = bases.filter((base) => !needed.has(base.id) && !isInProgress(base));
  for (const { id } of removed) await removeBase(store, id);
  const kept = complete.filter(({ id }) => needed.has(id));
  const [oldest] = kept;
  const until = oldest && oldest.startedAt < cutoff ? oldest.startedAt : cutoff;
  await removeOldErasures(store, systemId, until);
  return {
    bases: removed.length,
    segments: oldest ? await removeOldSegments(store, kept, oldest.startedAt, systemId) : 0,
    files: await removeDeletedFiles(store, until),
  };
}

/** The first segment that a kept base of each archive needs; undefined for a manifest that cannot be read. */
async function readStarts(store: BackupStore, kept: ListedBase[]): Promise<Map<string, number> | undefined> {
  const starts = new Map<string, number>();
  for (const { id } of kept) {
    const base = await getManifest(store, id).catch((error: unknown) => {
      if (error instanceof UnreadableObjectError) return undefined;
      throw error;
    });
    if (!base) return undefined;
    const { archiveId, startSegment } = base;
    starts.set(archiveId, Math.min(segmentNumber(startSegment), starts.get(archiveId) ?? Number.POSITIVE_INFINITY));
  }
  return starts;
}

/** Removes segments from before the oldest base, except those that a kept base begins with. */
async function removeOldSegments(
  store: BackupStore,
  kept: ListedBase[],
  oldest: Date,
  systemId: string,
): Promise<number> {
  const starts = await readStarts(store, kept);
  // A base of another BACKUP_KEY does not say what it needs: its segments wait until it is removed.
  if (!starts) return 0;
  let removed = 0;
  for await (const key of store.list('wal')) {
    const segment = parseSegmentKey(key);
    const archiveId = archiveIdOf(key);
    const start = starts.get(archiveId) ?? Number.POSITIVE_INFINITY;
    if (!segment || segment.number >= start || isOfOtherDatabase(archiveId, systemId)) continue;
    if (segment.coveredUntil.getTime() >= oldest.getTime() - CLOCK_MARGIN_MS) continue;
    await store.remove(key);
    removed += 1;
  }
  return removed;
}
