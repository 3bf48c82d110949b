import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import type { BackupStore } from './backup-store.ts';
import { getManifest, listBases, verifiedKey } from './base-manifest.ts';
import { removeGoneFiles } from './sync-files.ts';
import { parseSegmentKey, segmentNumber } from './wal-segments.ts';

/** A base without manifest is no longer in progress after this time. */
const MAX_BASE_MS = 2 * DAY_MS;
/** How far the clock may have been set back between a base and its first segment. */
const CLOCK_MARGIN_MS = HOUR_MS;

/** What the retention has removed. */
export interface Removed {
  bases: number;
  segments: number;
  files: number;
}

/**
 * Removes what no restore within the retention needs: bases older than the newest one from before it, segments from before
 * the oldest base that is kept, and files deleted before it. The newest base that was restored successfully is kept, however old.
 */
export async function removeOldBackups(store: BackupStore, days: number, now: Date): Promise<Removed> {
  const cutoff = new Date(now.getTime() - days * DAY_MS);
  const bases = await listBases(store);
  const complete = bases.filter(({ isComplete }) => isComplete);
  const verified = new Set(await store.list('verified'));
  const needed = new Set(complete.filter(({ startedAt }) => startedAt >= cutoff).map(({ id }) => id));
  const before = complete.filter(({ startedAt }) => startedAt < cutoff).at(-1);
  if (before) needed.add(before.id);
  const proven = complete.filter(({ id }) => verified.has(verifiedKey(id))).at(-1);
  if (proven) needed.add(proven.id);
  const isInProgress = (base: (typeof bases)[number]) =>
    !base.isComplete && now.getTime() - base.startedAt.getTime() < MAX_BASE_MS;

  const removed = bases.filter((base) => !needed.has(base.id) && !isInProgress(base));
  for (const { id, keys } of removed) {
    // The manifest sorts last and goes first: what remains after a crash is no complete base.
    for (const key of keys.sort().reverse()) await store.remove(key);
    await store.remove(verifiedKey(id));
  }
  const kept = complete.filter(({ id }) => needed.has(id));
  return {
    bases: removed.length,
    segments: kept[0]
      ? await removeOldSegments(
          store,
          kept.map(({ id }) => id),
          kept[0].startedAt,
        )
      : 0,
    files: await removeGoneFiles(store, kept[0] && kept[0].startedAt < cutoff ? kept[0].startedAt : cutoff),
  };
}

/** Removes segments from before the oldest base, except those that a kept base begins with. */
async function removeOldSegments(store: BackupStore, ids: string[], oldest: Date): Promise<number> {
  const starts = new Map<string, number>();
  for (const id of ids) {
    const { archiveId, startSegment } = await getManifest(store, id);
    starts.set(archiveId, Math.min(segmentNumber(startSegment), starts.get(archiveId) ?? Number.POSITIVE_INFINITY));
  }
  let removed = 0;
  for (const key of await store.list('wal')) {
    const segment = parseSegmentKey(key);
    const start = starts.get(key.split('/')[1] ?? '') ?? Number.POSITIVE_INFINITY;
    if (!segment || segment.number >= start) continue;
    if (segment.archivedAt.getTime() >= oldest.getTime() - CLOCK_MARGIN_MS) continue;
    await store.remove(key);
    removed += 1;
  }
  return removed;
}
