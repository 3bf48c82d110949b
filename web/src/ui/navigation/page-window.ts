/**
 * The page numbers to show: the first, the last and the neighbours of `page`. An undefined entry is a gap.
 * A gap of a single number shows the number instead. At most seven entries, which fit a phone.
 */
export function pageWindow(page: number, pageCount: number): (number | undefined)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, at) => at + 1);
  const from = Math.min(Math.max(page - 1, 3), pageCount - 4);
  const middle = [from, from + 1, from + 2];
  if (page <= 3) return [1, 2, 3, 4, undefined, pageCount];
  if (page >= pageCount - 2) return [1, undefined, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, from === 3 ? 2 : undefined, ...middle, from + 2 === pageCount - 2 ? pageCount - 1 : undefined, pageCount];
}
