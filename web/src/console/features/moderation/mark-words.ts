/** A stretch of a text: from the first unit to behind the last. */
export type TextRange = readonly [start: number, end: number];

/** Left out when words are looked for: white space, which HTML wraps freely, and characters without width. */
const IGNORED = /[\s\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;
const WORD = /[\p{L}\p{N}]/u;

/** The text as it is compared, and where each of its units is in the original. */
function reduce(text: string): { units: string; at: number[] } {
  let units = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index] as string;
    if (IGNORED.test(unit)) continue;
    for (const lower of unit.toLowerCase()) {
      units += lower;
      at.push(index);
    }
  }
  return { units, at };
}

function merge(ranges: TextRange[]): TextRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * Where phrases are in a text, whatever its white space and case, as whole words; overlapping ranges are merged.
 * @param edges where a word begins or ends besides: the edges of elements
 */
export function findRanges(text: string, phrases: readonly string[], edges: ReadonlySet<number> = new Set()) {
  const { units, at } = reduce(text);
  const isInside = (index: number) =>
    index > 0 &&
    index < text.length &&
    !edges.has(index) &&
    WORD.test(text[index - 1] as string) &&
    WORD.test(text[index] as string);
  const found: TextRange[] = [];
  for (const phrase of phrases) {
    const wanted = reduce(phrase.replace(/…$/u, '')).units;
    if (!wanted) continue;
    for (let from = units.indexOf(wanted); from >= 0; from = units.indexOf(wanted, from + wanted.length)) {
      const start = at[from] as number;
      const end = (at[from + wanted.length - 1] as number) + 1;
      if (!isInside(start) && !isInside(end)) found.push([start, end]);
    }
  }
  return merge(found);
}

/** Puts `mark` around phrases in sanitised HTML, also where tags are inside them. */
export function markHtml(html: string, phrases: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const ranges = findRanges(text, phrases, new Set(nodes.map(({ start }) => start)));
  for (const { node, start } of nodes) {
    const { length } = node;
    for (const range of ranges.toReversed()) {
      const [from, to] = [Math.max(range[0] - start, 0), Math.min(range[1] - start, length)];
      if (from >= to) continue;
      const marked = node.splitText(from);
      marked.splitText(to - from);
      const mark = document.createElement('mark');
      marked.replaceWith(mark);
      mark.append(marked);
    }
  }
  return body.innerHTML;
}
