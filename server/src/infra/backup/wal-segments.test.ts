import { expect, it } from 'vitest';
import { chainFrom, parseSegmentKey, segmentKey, segmentNumber } from './wal-segments.ts';

const at = new Date('2026-11-23T12:00:00Z');
const read = (...names: string[]) => names.flatMap((name) => parseSegmentKey(segmentKey('archive', name, at)) ?? []);

it('numbers of segments are consecutive, also from one log file to the next', () => {
  expect(segmentNumber('000000010000000100000000')).toBe(segmentNumber('0000000100000000000000FF') + 1);
});

it('reads the name and the time from a key', () => {
  expect(read('0000000100000000000000FF')).toEqual([expect.objectContaining({ number: 255, archivedAt: at })]);
  expect(parseSegmentKey('wal/archive/00000002.history')).toBeUndefined();
});

it('a chain ends at the first gap and has a segment that was stored twice once', () => {
  const segments = read(
    '000000010000000000000004',
    '000000010000000000000002',
    '000000010000000000000003',
    '000000010000000000000003',
    '000000010000000000000006',
  );
  expect(chainFrom(segments, 2).map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(chainFrom(segments, 5)).toEqual([]);
});
