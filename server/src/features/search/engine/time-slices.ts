const SHORTEST_MS = 60_000;
/** A slice of one level is four times as long as one of the level before: from a minute to eleven days. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
/** A span that takes more slices than this uses longer ones. */
const MAX_SLICES = 8;

const sliceOf = (level: number, at: Date): number => Math.floor(at.getTime() / (SHORTEST_MS * 4 ** level));
const lexemeOf = (level: number, slice: number): string => `p${level}.${slice}`;

/** Lexemes of the time slices in which a vacancy was posted, one of each level. */
export const timeLexemes = (postedAt: Date): string[] =>
  LEVELS.map((level) => lexemeOf(level, sliceOf(level, postedAt)));

/**
 * Lexemes of the time slices that cover a span. Every vacancy posted from `since` to `until` has one of them; so do some
 * that were posted shortly before `since`, and all that are newer than those.
 * @returns undefined when the span takes more than MAX_SLICES of the longest slices
 */
export function timeLexemesSince(since: Date, until: Date): string[] | undefined {
  for (const level of LEVELS) {
    const first = sliceOf(level, since);
    const count = sliceOf(level, until) - first + 1;
    if (count <= MAX_SLICES) return Array.from({ length: count }, (_, i) => lexemeOf(level, first + i));
  }
  return undefined;
}
