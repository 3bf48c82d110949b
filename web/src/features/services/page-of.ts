/** One page of a list that is loaded in full. */
export interface Page<T> {
  /** From 1 to `pageCount`. */
  page: number;
  pageCount: number;
  items: T[];
  /** "11 to 20 of 35". */
  rangeText: string;
}

/** Cuts a page out of a list; the last page when the requested one does not exist. */
export function pageOf<T>(all: readonly T[], requested: number, size: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, requested), pageCount);
  const offset = (page - 1) * size;
  const items = all.slice(offset, offset + size);
  return { page, pageCount, items, rangeText: `${offset + 1} to ${offset + items.length} of ${all.length}` };
}
