import type { Blank, TextFragment } from '../../../infra/files/texts/index.ts';
import { cleanLine } from './clean-line.ts';
import { findHeading } from './find-heading.ts';
import type { ResumeLine } from './resume-line.ts';
import { readTableRows } from './tables/read-table-rows.ts';

/** Rows that a column has at least. */
const MIN_ROWS = 4;
/** A gutter may be crossed by this many points, as boxes of letters are not exact. */
const SLACK = 3;
const MAX_DEPTH = 6;
const MAX_CANDIDATES = 24;

/** Groups pieces on one baseline to rows, from the top. */
function groupRows(fragments: readonly TextFragment[]): TextFragment[][] {
  const rows: TextFragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && fragment.y - first.y < 0.4 * Math.max(first.size, fragment.size)) row.push(fragment);
    else rows.push([fragment]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

const writeRow = (row: readonly TextFragment[]): ResumeLine => ({
  text: cleanLine(row.map(({ text }) => text.trim()).join('\t')),
  size: Math.max(...row.map(({ size }) => size)),
});

/** Lines of rows; the rows of a table by its cells, which may have more than one line. */
function writeRows(rows: readonly TextFragment[][]): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (let at = 0; at < rows.length; ) {
    const table = readTableRows(rows.slice(at));
    if (table) lines.push(...table.lines);
    else lines.push(writeRow(rows[at] ?? []));
    at += table?.length ?? 1;
  }
  return lines;
}

interface Split {
  above: TextFragment[];
  left: TextFragment[];
  right: TextFragment[];
  below: TextFragment[];
}

const countHeadings = (fragments: readonly TextFragment[]): number =>
  fragments.filter(({ text }) => findHeading(cleanLine(text)) !== undefined).length;

/**
 * The columns beside one gutter, between the lines that cross it. Columns have their own headings on both sides, or
 * contact details on the left; else it is a table, or labels and dates beside their entries, which is read by rows.
 */
function splitAt(gutter: number, fragments: readonly TextFragment[]): Split | undefined {
  const crossing = fragments.filter(({ x, right }) => x < gutter - SLACK && right > gutter + SLACK);
  const edges = [-Infinity, ...crossing.map(({ y }) => y).sort((a, b) => a - b), Infinity];
  let best: Split | undefined;
  let bestCount = 0;
  for (let i = 0; i + 1 < edges.length; i++) {
    const [top = 0, bottom = 0] = [edges[i], edges[i + 1]];
    const inside = fragments.filter((f) => f.y > top && f.y < bottom && !crossing.includes(f));
    if (inside.length <= bestCount) continue;
    const left = inside.filter(({ x }) => x < gutter - SLACK);
    const right = inside.filter(({ x }) => x >= gutter - SLACK);
    if (groupRows(left).length < MIN_ROWS || groupRows(right).length < MIN_ROWS) continue;
    const [onLeft, onRight] = [countHeadings(left), countHeadings(right)];
    const hasContact = left.some(({ text }) => /@|\d{5} ?\d{5}/.test(text));
    if (!(onRight > 0 && (onLeft > 0 || (onRight > 1 && hasContact)))) continue;
    // Headings that stand beside each other row by row are a header of a table.
    bestCount = inside.length;
    best = {
      above: fragments.filter(({ y }) => y <= top),
      left,
      right,
      below: fragments.filter(({ y }) => y >= bottom),
    };
  }
  return best;
}

/** Left edges that several pieces share, which are the places where columns begin. */
function listGutters(fragments: readonly TextFragment[]): number[] {
  const counts = new Map<number, number>();
  for (const { x } of fragments) counts.set(Math.round(x / SLACK), (counts.get(Math.round(x / SLACK)) ?? 0) + 1);
  const leftmost = Math.min(...fragments.map(({ x }) => x));
  return [...counts]
    .filter(([edge, count]) => count >= 2 && edge * SLACK > leftmost + 40)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_CANDIDATES)
    .map(([edge]) => edge * SLACK);
}

/** A space between a label and its content, as a part of the height of the font; between words it is narrower. */
const LABEL_GAP = 0.45;

/** Splits pieces at wide spaces after which several rows begin, as beside a column of labels that ends near its contents. */
function splitLabels(fragments: readonly TextFragment[]): TextFragment[] {
  const edgesOf = ({ size, blanks }: TextFragment) =>
    blanks.filter(([, left, right]) => right - left > LABEL_GAP * size);
  const counts = new Map<number, number>();
  for (const fragment of fragments)
    for (const x of [fragment.x, ...edgesOf(fragment).map(([, , right]) => right)])
      counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return fragments.flatMap((fragment) => {
    const edge = edgesOf(fragment).find(([, , right]) => (counts.get(Math.round(right)) ?? 0) >= MIN_ROWS);
    if (!edge) return [fragment];
    const [at, left, right] = edge;
    const { text, blanks } = fragment;
    return [
      { ...fragment, text: text.slice(0, at), right: left, blanks: blanks.filter(([place]) => place < at) },
      {
        ...fragment,
        text: text.slice(at + 1),
        x: right,
        blanks: blanks.filter(([place]) => place > at).map(([place, ...sides]): Blank => [place - at - 1, ...sides]),
      },
    ];
  });
}

function orderBlock(fragments: TextFragment[], depth: number): ResumeLine[] {
  if (fragments.length === 0) return [];
  let best: Split | undefined;
  if (depth < MAX_DEPTH && fragments.length >= 2 * MIN_ROWS) {
    const size = (split: Split | undefined) => (split ? split.left.length + split.right.length : 0);
    for (const gutter of listGutters(fragments)) {
      const split = splitAt(gutter, fragments);
      if (size(split) > size(best)) best = split;
    }
  }
  if (!best) return writeRows(groupRows(splitLabels(fragments)));
  const order = (part: TextFragment[]) => orderBlock(part, depth + 1);
  return [...order(best.above), ...order(best.left), ...order(best.right), ...order(best.below)];
}

/** Puts pieces of pages in reading order: columns one after the other, tables by rows. */
export function orderFragments(fragments: readonly TextFragment[]): ResumeLine[] {
  const byPage = Map.groupBy(fragments, ({ page }) => page);
  return [...byPage.values()].flatMap((ofPage) => orderBlock(ofPage, 0)).filter(({ text }) => text !== '');
}
