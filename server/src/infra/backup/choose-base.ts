import { formatIst } from '../../lib/india-time/ist.ts';
import { BackupError, UnreadableObjectError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { type BaseManifest, getManifest, type ListedBase, listCompleteBases } from './base-manifest.ts';
import { type ArchivedSegment, chainFrom, hasGapAfter, listSegments, segmentNumber } from './wal-segments.ts';

/** A base backup and the WAL that continues it without a gap. */
export interface RestorePoint {
  base: BaseManifest;
  segments: ArchivedSegment[];
  /** The latest time that they can be recovered to. */
  latest: Date;
  /** Whether the archive has later WAL, behind segments that are missing. */
  hasGap: boolean;
}

/** What is to be restored. */
export interface WantedPoint {
  /** The latest time there is, when undefined. */
  at?: Date | undefined;
  /** Id of the base to use; the newest one that reaches the time, when undefined. */
  base?: string | undefined;
  /** The database, by its system identifier; needed when the place has backups of several. */
  systemId?: string | undefined;
  /** Restores up to a gap in the WAL. */
  allowsGap?: boolean | undefined;
}

/** Called with a base that cannot be used, and why. */
export type OnSkipped = (base: string, reason: string) => void;

export const inBothZones = (time: Date): string => `${formatIst(time)} IST (${time.toISOString()})`;

/** Reads points of the store, and the segments of each archive only once. */
export function openPointReader(store: BackupStore) {
  const archives = new Map<string, Promise<ArchivedSegment[]>>();
  const listOnce = (archiveId: string) => {
    const listed = archives.get(archiveId) ?? listSegments(store, archiveId);
    archives.set(archiveId, listed);
    return listed;
  };
  /** Undefined when the segments of its own making are missing: then a base is not consistent. */
  return async (id: string): Promise<RestorePoint | undefined> => {
    const base = await getManifest(store, id);
    const archived = await listOnce(base.archiveId);
    const segments = chainFrom(archived, base.startSegment);
    const last = segments.at(-1);
    if (!last || last.number < segmentNumber(base.stopSegment)) return undefined;
    const latest = new Date(Math.max(last.coveredUntil.getTime(), base.completedAt.getTime()));
    return { base, segments, latest, hasGap: hasGapAfter(archived, last) };
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

/** @throws {BackupError} when there is none, or they are of several databases and none was chosen */
async function listWanted(store: BackupStore, { base, systemId }: WantedPoint): Promise<ListedBase[]> {
  const complete = (await listCompleteBases(store)).reverse();
  if (complete.length === 0) throw new BackupError('There is no backup: check BACKUP_DIR or BACKUP_S3_ENDPOINT.');
  if (base !== undefined) {
    const named = complete.filter(({ id }) => id === base);
    if (named.length === 0)
      throw new BackupError(
        `There is no complete base ${base}. There are: ${complete.map(({ id }) => id).join(', ')}.`,
      );
    return named;
  }
  // Bases of the first release do not name their database.
  const known = complete.filter((each) => each.systemId !== undefined);
  if (systemId === undefined && new Set(known.map((each) => each.systemId)).size > 1) {
    const newest = known.filter((each, i) => known.findIndex((one) => one.systemId === each.systemId) === i);
    throw new BackupError(
      `There are backups of several databases: choose one with --base. The newest of each: ${newest.map(({ id }) => id).join(', ')}.`,
    );
  }
  return complete.filter((each) => !systemId || !each.systemId || each.systemId === systemId);
}

const gapMessage = (latest: Date): string =>
  `WAL is missing after ${inBothZones(latest)}, and the archive has later WAL: with --at a time until then, or with --allow-gap, it is restored up to there.`;

/**
 * Finds the bases from before a time whose WAL reaches it, newest first.
 * @throws {BackupError} that names the available ranges when there is none; when the latest time is wanted and WAL of it is missing
 */
export async function* findRestorePoints(
  store: BackupStore,
  wanted: WantedPoint,
  onSkipped: OnSkipped,
): AsyncGenerator<RestorePoint> {
  const { at, allowsGap } = wanted;
  const readPoint = openPointReader(store);
  const others: RestorePoint[] = [];
  let isFound = false;
  for (const { id } of await listWanted(store, wanted)) {
    const point = await readPoint(id).catch((error: unknown) => {
      if (!(error instanceof UnreadableObjectError)) throw error;
      onSkipped(id, error.message);
      return undefined;
    });
    if (!point) continue;
    if (at && (at < point.base.completedAt || at > point.latest)) {
      others.push(point);
      continue;
    }
    if (!at && point.hasGap && !allowsGap) throw new BackupError(gapMessage(point.latest));
    isFound = true;
    yield point;
  }
  if (isFound) return;
  throw new BackupError(`${at ? `There is no backup of ${inBothZones(at)}. ` : ''}${describeRanges(others)}`);
}

/**
 * Uses the newest base that can be read: one that turns out to be damaged is skipped for the next older one.
 * @param use must change nothing when it throws an UnreadableObjectError
 * @throws {BackupError} that also says why bases were skipped
 */
export async function useNewestReadable<T>(
  store: BackupStore,
  wanted: WantedPoint,
  onSkipped: OnSkipped,
  use: (point: RestorePoint) => Promise<T>,
): Promise<T> {
  const reasons: string[] = [];
  const skip: OnSkipped = (base, reason) => {
    reasons.push(reason);
    onSkipped(base, reason);
  };
  try {
    for await (const point of findRestorePoints(store, wanted, skip))
      try {
        return await use(point);
      } catch (error) {
        if (!(error instanceof UnreadableObjectError)) throw error;
        skip(point.base.id, error.message);
      }
  } catch (error) {
    if (!(error instanceof BackupError) || reasons.length === 0) throw error;
    throw new BackupError([...reasons, error.message].join(' '));
  }
  throw new BackupError([...reasons, 'There is no other base.'].join(' '));
}
