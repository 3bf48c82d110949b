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

/** Reads points of the store, and the segments of each archive only once. */
function openPointReader(store: BackupStore) {
  const archives = new Map<string, Promise<ArchivedSegment[]>>();
  const listOnce = (archiveId: string) => {
    const listed = archives.get(archiveId) ?? listSegments(store, archiveId);
    archives.set(archiveId, listed);
    return listed;
  };
  /** Undefined when the segments of its own making are missing: then a base is not consistent. */
  return async (id: string): Promise<RestorePoint | undefined> => {
    const base = await getManifest(store, id);
    const segments = chainFrom(await listOnce(base.archiveId), segmentNumber(base.startSegment));
    const last = segments.at(-1);
    if (!last || last.number < segmentNumber(base.stopSegment)) return undefined;
    return { base, segments, latest: new Date(Math.max(last.archivedAt.getTime(), base.completedAt.getTime())) };
  };
}

/** The ranges of points, newest first, in words. */
function describeRanges(points: RestorePoint[]): string {
  const ranges: { from: Date; until: Date }[] = [];
  for (const { base, latest } of points) {
    const next = ranges.at(-1);
    if (next && latest >= next.from) next.from = base.completedAt;
    else ranges.push({ from: base.completedAt, until: latest });
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
  const bases = (await listBases(store)).filter(({ isComplete }) => isComplete).reverse();
  if (bases.length === 0) throw new BackupError('There is no backup: check BACKUP_DIR or BACKUP_S3_ENDPOINT.');
  const readPoint = openPointReader(store);
  const points: RestorePoint[] = [];
  for (const { id } of bases) {
    const point = await readPoint(id);
    if (!point) continue;
    if (!at || (point.base.completedAt <= at && at <= point.latest)) return point;
    points.push(point);
  }
  throw new BackupError(`${at ? `There is no backup of ${inBothZones(at)}. ` : ''}${describeRanges(points)}`);
}
