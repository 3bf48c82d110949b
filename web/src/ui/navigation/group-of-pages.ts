/** Page numbers that are shown together, and where the groups beside them begin; undefined where there is none. */
export interface PageGroup {
  pages: number[];
  /** The last page of the group before. */
  previous: number | undefined;
  /** The first page of the group after. */
  next: number | undefined;
}

/**
 * The group of page numbers a page is in: 1 to 10, 11 to 20 …
 * @param page from 1
 */
export function groupOfPages(page: number, pageCount: number, groupSize = 10): PageGroup {
  const first = Math.floor((page - 1) / groupSize) * groupSize + 1;
  const last = Math.min(first + groupSize - 1, pageCount);
  return {
    pages: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    previous: first > 1 ? first - 1 : undefined,
    next: last < pageCount ? last + 1 : undefined,
  };
}
