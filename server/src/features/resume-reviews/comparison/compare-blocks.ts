import { diffArrays, diffWords } from 'diff';
import type { Block } from './read-blocks.ts';

/** A piece of a block's text: in both versions, only in the new one, or only in the old one. */
export interface Part {
  change: 'same' | 'in' | 'out';
  text: string;
}

export interface ComparedBlock extends Omit<Block, 'text'> {
  parts: Part[];
}

/** Beyond so many differences their exact list costs more time than it tells: all is shown as replaced. */
const MOST_DIFFERENCES = 400;
/** How far below its place a rewritten block is looked for, and what part of the words it must share to be the same one. */
const WINDOW = 10;
const ALIKE = 0.4;

const segmenter = new Intl.Segmenter('en-IN', { granularity: 'word' });

const whole = ({ tag, lists, text }: Block, change: Part['change']): ComparedBlock => ({
  tag,
  lists,
  parts: [{ change, text }],
});

/** The new block with what was taken out and put in, word by word. */
function compareWords(before: Block, after: Block): ComparedBlock {
  const changes = diffWords(before.text, after.text, { intlSegmenter: segmenter, maxEditLength: MOST_DIFFERENCES });
  const parts = changes?.map(({ added, removed, value }): Part => {
    return { change: added ? 'in' : removed ? 'out' : 'same', text: value };
  });
  return {
    tag: after.tag,
    lists: after.lists,
    parts: parts ?? [
      { change: 'out', text: before.text },
      { change: 'in', text: after.text },
    ],
  };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What part of their words two texts share, from 0 to 1. */
function likeness(one: Map<string, number>, other: Map<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [word, count] of one) {
    shared += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return (2 * shared) / all;
}

/** Blocks that were taken out and those that stand in their place: finds which were rewritten, in order. */
function compareRun(out: Block[], put: Block[]): ComparedBlock[] {
  const compared: ComparedBlock[] = [];
  const putWords = put.map(({ text }) => countWords(text));
  let next = 0;
  for (const block of out) {
    const words = countWords(block.text);
    const scores = putWords.slice(next, next + WINDOW).map((candidate) => likeness(words, candidate));
    const best = Math.max(0, ...scores);
    if (best < ALIKE) {
      compared.push(whole(block, 'out'));
      continue;
    }
    const at = next + scores.indexOf(best);
    compared.push(...put.slice(next, at).map((passed) => whole(passed, 'in')));
    compared.push(compareWords(block, put[at] as Block));
    next = at + 1;
  }
  return [...compared, ...put.slice(next).map((block) => whole(block, 'in'))];
}

/** All blocks of both versions in one order, with what differs. Time is bounded however much that is. */
export function compareBlocks(before: Block[], after: Block[]): ComparedBlock[] {
  const runs = diffArrays(before, after, {
    comparator: (one, other) => one.text === other.text,
    maxEditLength: MOST_DIFFERENCES,
  });
  if (!runs) return compareRun(before, after);
  const compared: ComparedBlock[] = [];
  let out: Block[] = [];
  let put: Block[] = [];
  for (const { added, removed, value } of runs) {
    if (removed) out.push(...value);
    else if (added) put.push(...value);
    else {
      compared.push(...compareRun(out, put), ...value.map((block) => whole(block, 'same')));
      out = [];
      put = [];
    }
  }
  return [...compared, ...compareRun(out, put)];
}
