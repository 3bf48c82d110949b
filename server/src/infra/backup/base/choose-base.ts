import { formatIst } from '../../../lib/india-time/ist.ts';
import { BackupError, UnreadableObjectError } from '../backup-error.ts';
import type { BackupStore } from '../store/backup-store.ts';
import {
  type ArchivedSegment,
  findContiguousSegments,
  findLaterWal,
  listArchives,
  segmentNumber,
} from '../wal/wal-segments.ts';
import { type BaseManifest, getManifest, type ListedBase, listCompleteBases } from './base-manifest.ts';

/** A base backup and the WAL that continues it without a gap. */
export interface RestorePoint {
  base: BaseManifest;
  segments: ArchivedSegment[];
  /** The latest time that they can be recovered to. */
  latest: Date;
  /** Until when the archive has later WAL of the database, which does not continue these segments; undefined for none. */
  laterWalUntil: Date | undefined;
}

/** The time and base to restore (point-in-time recovery). */
export interface RecoveryTarget {
  /** Undefined for the latest available time. */
  at?: Date | undefined;
  /** Id of the base to use; undefined for the newest one that reaches the time. */
  base?: string | undefined;
  /** System identifier of the database; required when the place has backups of several. */
  systemId?: string | undefined;
  /** Restores up to a gap in the WAL. */
  allowsGap?: boolean | undefined;
}

/** Called with a base that cannot be used, and why. */
export type OnSkipped = (base: string, reason: string) => void;

/** Formats a time as IST, with UTC in parentheses. */
export const formatIstAndUtc = (time: Date): string => `${formatIst(time)} IST (${time.toISOString()})`;

/** Reason for skipping a base without the WAL that was written during its backup: it is not consistent. */
export const NO_OWN_WAL = 'WAL written during the base backup is missing';

/** Reads points of the store, and lists its segments only once. */
export function openPointReader(store: BackupStore) {
  let listed: ReturnType<typeof listArchives> | undefined;
  /** Undefined when the WAL that was written during the base backup is missing. */
  return async (id: string): Promise<RestorePoint | undefined> => {
    const base = await getManifest(store, id);
    listed ??= listArchives(store);
    const archives = await listed;
    const segments = findContiguousSegments(archives.get(base.archiveId) ?? [], base.startSegment);
    const last = segments.at(-1);
    if (!last || last.number < segmentNumber(base.stopSegment)) return undefined;
    const latest = new Date(Math.max(last.coveredUntil.getTime(), base.completedAt.getTime()));
    return { base, segments, latest, laterWalUntil: findLaterWal(archives, base, last, latest) };
  };
}

/** Describes the time ranges of restore points, newest first. */
function describeRanges(points: RestorePoint[]): string {
  const ranges: { from: Date; until: Date }[] = [];
  for (const { base, latest } of points) {
    const next = ranges.at(-1);
    if (next && latest >= next.from) next.from = base.completedAt;
    else ranges.push({ from: base.completedAt, until: latest });
  }
  if (ranges.length === 0) return 'No base can be used: npm run restore -- --list says why.';
  return `Available: ${ranges.map(({ from, until }) => `${formatIstAndUtc(from)} to ${formatIstAndUtc(until)}`).join('; ')}.`;
}

/**
 * Lists the complete bases of the recovery target, newest first.
 * @throws {BackupError} when there is none, or they are of several databases and none was chosen
 */
async function listWanted(store: BackupStore, { base, systemId }: RecoveryTarget): Promise<ListedBase[]> {
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

const gapMessage = (latest: Date, laterWalUntil: Date): string =>
  `WAL is missing after ${formatIstAndUtc(latest)}: the archive has WAL until ${formatIstAndUtc(laterWalUntil)}, which does not continue it. With --allow-gap, or with --at and a time before the gap, it is restored up to the gap.`;

/**
 * Finds the bases from before a time whose WAL reaches it, newest first.
 * @throws {BackupError} that names the available ranges when there is none; when the latest time is wanted and WAL of it is missing
 */
export async function* findRestorePoints(
  store: BackupStore,
  wanted: RecoveryTarget,
  onSkipped: OnSkipped,
): AsyncGenerator<RestorePoint> {
  const { at, allowsGap } = wanted;
  const readPoint = openPointReader(store);
  const others: RestorePoint[] = [];
  let isFound = false;
  for (const { id } of await listWanted(store, wanted)) {
    const point = await readPoint(id).catch((error: unknown) => {
      if (!(error instanceof UnreadableObjectError)) throw error;
      return error.message;
    });
    if (point === undefined || typeof point === 'string') {
      onSkipped(id, point ?? `${NO_OWN_WAL}.`);
      continue;
    }
    if (at && (at < point.base.completedAt || at > point.latest)) {
      others.push(point);
      continue;
    }
    const { latest, laterWalUntil } = point;
    if (!at && laterWalUntil && !allowsGap) throw new BackupError(gapMessage(latest, laterWalUntil));
    isFound = true;
    yield point;
  }
  if (isFound) return;
  throw new BackupError(`${at ? `There is no backup of ${formatIstAndUtc(at)}. ` : ''}${describeRanges(others)}`);
}

/**
 * Uses the newest base that can be read: one that turns out to be damaged is skipped for the next older one.
 * @param use must change nothing when it throws an UnreadableObjectError
 * @throws {BackupError} that also says why the newest one was skipped
 */
export async function useNewestReadable<T>(
  store: BackupStore,
  wanted: RecoveryTarget,
  onSkipped: OnSkipped,
  use: (point: RestorePoint) => Promise<T>,
): Promise<T> {
  let first: string | undefined;
  const skip: OnSkipped = (base, reason) => {
    first ??= reason;
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
    if (!(error instanceof BackupError) || first === undefined) throw error;
    throw new BackupError(`${first} ${error.message}`);
  }
  throw new BackupError(`${first ?? ''} There is no other base that reaches this time.`.trim());
}
