import { diffArrays, diffWords } from 'diff';
import type { Block } from './read-blocks.ts';

/** A part of a block's text: in both versions, inserted in the new one, or deleted from the old one. */
export interface Part {
  change: 'same' | 'inserted' | 'deleted';
  text: string;
}

export interface ComparedBlock extends Omit<Block, 'text'> {
  parts: Part[];
}

/** With more differences an exact diff takes too long; then everything is shown as replaced. */
const MAX_DIFFERENCES = 400;
/** Number of new blocks searched for a rewritten one, and the share of words both must have in common (0 to 1). */
const WINDOW = 10;
const MIN_SIMILARITY = 0.4;

const segmenter = new Intl.Segmenter('en-IN', { granularity: 'word' });

const unsplit = ({ tag, lists, text }: Block, change: Part['change']): ComparedBlock => ({
  tag,
  lists,
  parts: [{ change, text }],
});

/** Word diff of a rewritten block. */
function compareWords(before: Block, after: Block): ComparedBlock {
  const changes = diffWords(before.text, after.text, { intlSegmenter: segmenter, maxEditLength: MAX_DIFFERENCES });
  const parts = changes?.map(({ added, removed, value }): Part => {
    return { change: added ? 'inserted' : removed ? 'deleted' : 'same', text: value };
  });
  return {
    tag: after.tag,
    lists: after.lists,
    parts: parts ?? [
      { change: 'deleted', text: before.text },
      { change: 'inserted', text: after.text },
    ],
  };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The share of words that two texts have in common (Dice coefficient), from 0 to 1. */
function similarity(one: Map<string, number>, other: Map<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [word, count] of one) {
    shared += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return (2 * shared) / all;
}

/** Compares deleted blocks with those inserted in their place: finds rewritten ones, in order. */
function compareRun(deleted: Block[], inserted: Block[]): ComparedBlock[] {
  const compared: ComparedBlock[] = [];
  const insertedWords = inserted.map(({ text }) => countWords(text));
  let next = 0;
  for (const block of deleted) {
    const words = countWords(block.text);
    const scores = insertedWords.slice(next, next + WINDOW).map((candidate) => similarity(words, candidate));
    const best = Math.max(0, ...scores);
    if (best < MIN_SIMILARITY) {
      compared.push(unsplit(block, 'deleted'));
      continue;
    }
    const at = next + scores.indexOf(best);
    compared.push(...inserted.slice(next, at).map((passed) => unsplit(passed, 'inserted')));
    compared.push(compareWords(block, inserted[at] as Block));
    next = at + 1;
  }
  return [...compared, ...inserted.slice(next).map((block) => unsplit(block, 'inserted'))];
}

/**
 * Diff of two texts: all blocks of both versions in one order. Its running time is bounded however much they differ.
 */
export function compareBlocks(before: Block[], after: Block[]): ComparedBlock[] {
  const runs = diffArrays(before, after, {
    comparator: (one, other) => one.text === other.text,
    maxEditLength: MAX_DIFFERENCES,
  });
  if (!runs) return compareRun(before, after);
  const compared: ComparedBlock[] = [];
  let deleted: Block[] = [];
  let inserted: Block[] = [];
  for (const { added, removed, value } of runs) {
    if (removed) deleted.push(...value);
    else if (added) inserted.push(...value);
    else {
      compared.push(...compareRun(deleted, inserted), ...value.map((block) => unsplit(block, 'same')));
      deleted = [];
      inserted = [];
    }
  }
  return [...compared, ...compareRun(deleted, inserted)];
}
