/** WAL position of the primary in bytes, and when it was read, in milliseconds of a monotonic clock. */
interface Mark {
  written: number;
  at: number;
}

/** Ten minutes at one mark per second; beyond that the exact lag does not matter. */
const MAX_MARKS = 600;

/**
 * Measures replica lag from the primary's WAL positions over time. The time of the last replayed transaction would not
 * do: it stands still while nothing is written.
 */
export function createLagMeter() {
  let marks: Mark[] = [];
  let isKnown = false;
  return {
    /** Records the primary's WAL position. */
    mark(written: number, at: number): void {
      marks = [...marks.slice(0, MAX_MARKS - 1), { written, at }];
    },
    /**
     * Computes the lag from the replica's replay position.
     * @returns milliseconds; undefined before the replica has reached the first mark
     */
    read(replayed: number, at: number): number | undefined {
      const ahead = marks.filter(({ written }) => written > replayed);
      isKnown ||= ahead.length < marks.length;
      marks = ahead;
      if (!isKnown) return undefined;
      const [oldest] = ahead;
      return oldest ? at - oldest.at : 0;
    },
  };
}
