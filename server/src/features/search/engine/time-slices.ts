const SHORTEST_MS = 60_000;
/** Slices of each level are four times as long as those of the one before: from a minute to eleven days. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Of more slices than this, longer ones are taken. */
const MOST_SLICES = 8;

const sliceOf = (level: number, at: Date): number => Math.floor(at.getTime() / (SHORTEST_MS * 4 ** level));
const lexemeOf = (level: number, slice: number): string => `p${level}.${slice}`;

/** The lexemes that say when a vacancy was posted, one for each length of slice. */
export const timeLexemes = (postedAt: Date): string[] =>
  LEVELS.map((level) => lexemeOf(level, sliceOf(level, postedAt)));

/**
 * A few lexemes, one of which every vacancy has that was posted from `since` to `until`; some that were posted a little
 * earlier have one as well, and none that is older than any of those. Nothing when it would take too many.
 */
export function timeLexemesSince(since: Date, until: Date): string[] | undefined {
  for (const level of LEVELS) {
    const first = sliceOf(level, since);
    const count = sliceOf(level, until) - first + 1;
    if (count <= MOST_SLICES) return Array.from({ length: count }, (_, i) => lexemeOf(level, first + i));
  }
  return undefined;
}
