import { formatIst } from '../../lib/india-time/ist.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { type BaseManifest, getManifest, listBases } from './base-manifest.ts';
import { type ArchivedSegment, chainFrom, listSegments, segmentNumber } from './wal-segments.ts';

/** A base backup and the WAL that continues it without a gap. */
export interface RestorePoint {
  base: BaseManifest;
  segments: ArchivedSegment[];
  /** The latest time that they can be recovered to. */
  latest: Date;
}

const inBothZones = (time: Date): string => `${formatIst(time)} IST (${time.toISOString()})`;

async function readPoint(store: BackupStore, id: string): Promise<RestorePoint | undefined> {
  const base = await getManifest(store, id);
  const segments = chainFrom(await listSegments(store, base.archiveId), segmentNumber(base.startSegment));
  const last = segments.at(-1);
  // Without the segments of its own making a base is not consistent.
  if (!last || last.number < segmentNumber(base.stopSegment)) return undefined;
  return { base, segments, latest: new Date(Math.max(last.archivedAt.getTime(), base.completedAt.getTime())) };
}

/** The ranges that can be restored, newest first, in words. */
async function describeRanges(store: BackupStore, ids: string[]): Promise<string> {
  const ranges: { from: Date; until: Date }[] = [];
  for (const id of ids) {
    const point = await readPoint(store, id);
    if (!point) continue;
    const next = ranges.at(-1);
    if (next && point.latest >= next.from) next.from = point.base.completedAt;
    else ranges.push({ from: point.base.completedAt, until: point.latest });
  }
  if (ranges.length === 0) return 'No backup there is complete.';
  return `Available: ${ranges.map(({ from, until }) => `${inBothZones(from)} to ${inBothZones(until)}`).join('; ')}.`;
}

/**
 * Finds the newest base from before a time whose WAL reaches it.
 * @param at undefined for the latest time there is
 * @throws {BackupError} that names the available ranges
 */
export async function chooseBase(store: BackupStore, at: Date | undefined): Promise<RestorePoint> {
  const ids = (await listBases(store))
    .filter(({ isComplete }) => isComplete)
    .map(({ id }) => id)
    .reverse();
  for (const id of ids) {
    const point = await readPoint(store, id);
    if (!point || (at && point.base.completedAt > at)) continue;
    if (!at || at <= point.latest) return point;
    break;
  }
  if (ids.length === 0) throw new BackupError('There is no backup: check BACKUP_DIR or BACKUP_S3_ENDPOINT.');
  const ranges = await describeRanges(store, ids);
  throw new BackupError(at ? `There is no backup of ${inBothZones(at)}. ${ranges}` : ranges);
}
