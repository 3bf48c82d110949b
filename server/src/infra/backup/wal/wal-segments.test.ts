import { expect, it } from 'vitest';
import { requireSegmentOf } from './wal-header.ts';
import {
  type ArchivedSegment,
  findContiguousSegments,
  hasGapAfter,
  parseSegmentKey,
  segmentKey,
  segmentNumber,
} from './wal-segments.ts';

const at = new Date('2026-11-23T12:00:00Z');
const read = (...names: string[]) => names.flatMap((name) => parseSegmentKey(segmentKey('archive', name, at)) ?? []);

it('numbers of segments are consecutive, also from one log file to the next', () => {
  expect(segmentNumber('000000010000000100000000')).toBe(segmentNumber('0000000100000000000000FF') + 1);
});

it('reads the name and the time from a key', () => {
  expect(read('0000000100000000000000FF')).toEqual([expect.objectContaining({ number: 255, coveredUntil: at })]);
  expect(parseSegmentKey('wal/archive/00000002.history')).toBeUndefined();
});

const segments = read(
  '000000010000000000000004',
  '000000010000000000000002',
  '000000010000000000000003',
  '000000010000000000000003',
  '000000010000000000000006',
  '000000020000000000000005',
);

it('a chain ends at the first gap and has a segment that was stored twice once', () => {
  expect(findContiguousSegments(segments, '000000010000000000000002').map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(findContiguousSegments(segments, '000000010000000000000005')).toEqual([]);
});

it('a chain has segments of one timeline only', () => {
  expect(findContiguousSegments(segments, '000000020000000000000005').map(({ name }) => name)).toEqual([
    '000000020000000000000005',
  ]);
});

it('a gap is a later segment of the same timeline', () => {
  const last = (first: string) => findContiguousSegments(segments, first).at(-1) as ArchivedSegment;
  expect(hasGapAfter(segments, last('000000010000000000000002'))).toBe(true);
  expect(hasGapAfter(segments, last('000000010000000000000006'))).toBe(false);
  expect(hasGapAfter(segments, last('000000020000000000000005'))).toBe(false);
});

/** The first page of a segment: flags, timeline, position and system identifier. */
function createSegment(timeline: number, number: number, systemId: bigint): Buffer {
  const content = Buffer.alloc(8_192);
  content.writeUInt16LE(0x2, 2);
  content.writeUInt32LE(timeline, 4);
  content.writeBigUInt64LE(BigInt(number) * 16n * 2n ** 20n, 8);
  content.writeBigUInt64LE(systemId, 24);
  return content;
}

it('a segment is of its database, timeline and position', () => {
  const name = '000000010000000000000002';
  expect(() => requireSegmentOf(createSegment(1, 2, 7n), name, '7')).not.toThrow();
  expect(() => requireSegmentOf(createSegment(1, 2, 8n), name, '7')).toThrow(/belongs to another database/);
  expect(() => requireSegmentOf(createSegment(2, 2, 7n), name, '7')).toThrow(/its name/);
  expect(() => requireSegmentOf(createSegment(1, 3, 7n), name, '7')).toThrow(/its name/);
  expect(() => requireSegmentOf(Buffer.alloc(100), name, '7')).toThrow(/its name/);
});
