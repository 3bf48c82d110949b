/** One page of a list that is there as a whole. */
export interface Page<T> {
  /** From 1, and never beyond the last. */
  page: number;
  pageCount: number;
  items: T[];
  /** "11 to 20 of 35". */
  words: string;
}

/** The page that is wanted of a list, or its last one when the list has become shorter. */
export function pageOf<T>(all: readonly T[], wanted: number, size: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const before = (page - 1) * size;
  const items = all.slice(before, before + size);
  return { page, pageCount, items, words: `${before + 1} to ${before + items.length} of ${all.length}` };
}
