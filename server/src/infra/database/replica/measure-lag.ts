/** How far the primary's log had come, in bytes, and when, in milliseconds of a clock that only goes forward. */
interface Mark {
  written: number;
  at: number;
}

/** Marks remembered: at one a second ten minutes; of a longer lag it matters only that it is not over. */
const MOST_MARKS = 600;

/**
 * Measures how far a replica is behind: by where the primary's log was when, not by the time of the last change, which
 * stands still while nobody writes.
 */
export function openLagMeter() {
  let marks: Mark[] = [];
  let isKnown = false;
  return {
    /** The primary's log had come so far. */
    mark(written: number, at: number): void {
      marks = [...marks.slice(0, MOST_MARKS - 1), { written, at }];
    },
    /**
     * The replica has replayed so far.
     * @returns milliseconds by which it is behind; nothing before it has reached a first mark
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
