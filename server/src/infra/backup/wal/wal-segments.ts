import type { BackupStore } from '../store/backup-store.ts';

/** A segment of the write-ahead log in the archive. */
export interface ArchivedSegment {
  key: string;
  name: string;
  /** Position in the log; consecutive segments of a timeline have consecutive numbers. */
  number: number;
  /** When it was last written to: what was acknowledged before is in it or in a segment before it. */
  coveredUntil: Date;
}

const SEGMENT_NAME = /^[\dA-F]{24}$/;
/** With segments of 16 MB. */
const SEGMENTS_PER_LOG = 0x100;

export const isSegmentName = (name: string): boolean => SEGMENT_NAME.test(name);

/** Position of a segment in the log of its timeline. */
export const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_PER_LOG + Number.parseInt(name.slice(16), 16);

/** The timeline of a segment: a recovery begins a new one. */
export const timelineOf = (name: string): string => name.slice(0, 8);

export const segmentKey = (archiveId: string, name: string, coveredUntil: Date): string =>
  `wal/${archiveId}/${name}-${coveredUntil.getTime()}`;

/** The series of a segment, by its key. */
export const archiveIdOf = (key: string): string => key.split('/')[1] ?? '';

/** Reads the key of a segment; undefined for any other key. */
export function parseSegmentKey(key: string): ArchivedSegment | undefined {
  const [name = '', time] = key.slice(key.lastIndexOf('/') + 1).split('-');
  return isSegmentName(name)
    ? { key, name, number: segmentNumber(name), coveredUntil: new Date(Number(time)) }
    : undefined;
}

const listTimeline = (segments: ArchivedSegment[], first: string): ArchivedSegment[] =>
  segments.filter(({ name }) => timelineOf(name) === timelineOf(first));

/**
 * Segments of a timeline from a position on, without a gap. A segment that was stored twice, by a crash in between, is
 * listed once.
 * @param first name of the first one
 */
export function findContiguousSegments(segments: ArchivedSegment[], first: string): ArchivedSegment[] {
  const byNumber = new Map(listTimeline(segments, first).map((segment) => [segment.number, segment]));
  const chain: ArchivedSegment[] = [];
  for (let next = byNumber.get(segmentNumber(first)); next; next = byNumber.get(next.number + 1)) chain.push(next);
  return chain;
}

/** Whether the archive continues behind the end of a chain: then segments in between are missing. */
export const hasGapAfter = (segments: ArchivedSegment[], last: ArchivedSegment): boolean =>
  listTimeline(segments, last.name).some(({ number }) => number > last.number);

/**
 * Series are named after their database, except those of the first release, which belong to the only one in their
 * place.
 */
export const isOfOtherDatabase = (archiveId: string, systemId: string | undefined): boolean =>
  systemId !== undefined && /^\d{10,}-/.test(archiveId) && !archiveId.startsWith(`${systemId}-`);

/**
 * Until when a database has WAL that does not continue a base: behind a gap of its series, or in a series that began later,
 * as with another BACKUP_KEY. Undefined when it has none. Positions of two series cannot be compared, their times can.
 * @param last the segment at which the WAL of the base ends, which covers it until `latest`
 */
export function findLaterWal(
  archives: ReadonlyMap<string, ArchivedSegment[]>,
  { archiveId, systemId }: { archiveId: string; systemId?: string | undefined },
  last: ArchivedSegment,
  latest: Date,
): Date | undefined {
  const own = archives.get(archiveId) ?? [];
  const others = [...archives].filter(([id]) => id !== archiveId && !isOfOtherDatabase(id, systemId));
  const times = [
    ...listTimeline(own, last.name).filter(({ number }) => number > last.number),
    ...others.flatMap(([, segments]) => segments).filter(({ coveredUntil }) => coveredUntil > latest),
  ].map(({ coveredUntil }) => coveredUntil.getTime());
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined;
}

/** The segments of all series, by the id of the series. */
export async function listArchives(store: BackupStore): Promise<Map<string, ArchivedSegment[]>> {
  const archives = new Map<string, ArchivedSegment[]>();
  for await (const key of store.list('wal')) {
    const segment = parseSegmentKey(key);
    const archiveId = archiveIdOf(key);
    if (!segment) continue;
    const segments = archives.get(archiveId) ?? [];
    segments.push(segment);
    archives.set(archiveId, segments);
  }
  return archives;
}

export async function listSegments(store: BackupStore, archiveId: string): Promise<ArchivedSegment[]> {
  const keys = await Array.fromAsync(store.list(`wal/${archiveId}`));
  return keys.flatMap((key) => parseSegmentKey(key) ?? []);
}
