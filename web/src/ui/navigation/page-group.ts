/** A group of page numbers, and the adjacent groups; undefined where there is none. */
export interface PageGroup {
  pages: number[];
  /** The last page of the previous group. */
  previous: number | undefined;
  /** The first page of the next group. */
  next: number | undefined;
}

/**
 * The group of page numbers that contains a page: 1 to 10, 11 to 20 …
 * @param page from 1
 */
export function pageGroup(page: number, pageCount: number, groupSize = 10): PageGroup {
  const first = Math.floor((page - 1) / groupSize) * groupSize + 1;
  const last = Math.min(first + groupSize - 1, pageCount);
  return {
    pages: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    previous: first > 1 ? first - 1 : undefined,
    next: last < pageCount ? last + 1 : undefined,
  };
}
