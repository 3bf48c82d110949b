import type { BackupStore } from './backup-store.ts';

/** A segment of the write-ahead log in the archive. */
export interface ArchivedSegment {
  key: string;
  name: string;
  /** Position in the log; consecutive segments have consecutive numbers. */
  number: number;
  /** When it was complete: all commits in it are older. */
  archivedAt: Date;
}

const SEGMENT_NAME = /^[\dA-F]{24}$/;
/** With segments of 16 MB. */
const SEGMENTS_PER_LOG = 0x100;

export const isSegmentName = (name: string): boolean => SEGMENT_NAME.test(name);

/** Position of a segment; its timeline, the first eight digits, is the same for all of an archive. */
export const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_PER_LOG + Number.parseInt(name.slice(16), 16);

export const segmentKey = (archiveId: string, name: string, archivedAt: Date): string =>
  `wal/${archiveId}/${name}-${archivedAt.getTime()}`;

/** Reads the key of a segment; undefined for any other key. */
export function parseSegmentKey(key: string): ArchivedSegment | undefined {
  const [name = '', time] = key.slice(key.lastIndexOf('/') + 1).split('-');
  return isSegmentName(name)
    ? { key, name, number: segmentNumber(name), archivedAt: new Date(Number(time)) }
    : undefined;
}

/** Segments from a position on, without a gap. A segment that was stored twice, by a crash in between, is listed once. */
export function chainFrom(segments: ArchivedSegment[], first: number): ArchivedSegment[] {
  const byNumber = new Map(segments.map((segment) => [segment.number, segment]));
  const chain: ArchivedSegment[] = [];
  for (let next = byNumber.get(first); next; next = byNumber.get(next.number + 1)) chain.push(next);
  return chain;
}

export async function listSegments(store: BackupStore, archiveId: string): Promise<ArchivedSegment[]> {
  const keys = await store.list(`wal/${archiveId}`);
  return keys.flatMap((key) => parseSegmentKey(key) ?? []);
}
