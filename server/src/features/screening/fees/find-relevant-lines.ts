import type { FoldedText } from '../text/fold-characters.ts';
import { splitTokens } from '../text/split-tokens.ts';
import { namesPayment } from '../wording/word-classes.ts';
import { readAmount } from './amounts/read-amount.ts';
import { hasOnlyIrrelevantWords, isNeeded } from './irrelevant-words.ts';
import { readDisguised } from './lexicon.ts';
import type { Mark } from './mark.ts';
import { markWords } from './mark-words.ts';
import { mayBribe } from './statements/find-bribes.ts';
import { mayKeepDocuments } from './statements/find-kept-documents.ts';
import { mayCutPay } from './statements/find-pay-cuts.ts';
import { maySharePay } from './statements/find-salary-share.ts';

/** Lines whose words count for a demand in another line: two sentences, and the warning that follows. */
const CONTEXT = 3;
const MAX_KEPT = 10_000;
const MAX_KEPT_LINE = 160;
/** Longer lines are read with the text. */
const MAX_LINE = 2_000;

/** Whether lines are irrelevant. Those of an import repeat: skills, benefits, the company's description. */
const known = new Map<string, boolean>();

const isRelevant = (marks: readonly Mark[]): boolean =>
  maySharePay(marks) ||
  mayKeepDocuments(marks) ||
  mayCutPay(marks) ||
  mayBribe(marks) ||
  namesPayment(marks) ||
  marks.some((mark, at) => {
    if (isNeeded(mark)) return true;
    const amount = mark.value === undefined ? undefined : readAmount(marks, at);
    return amount !== undefined && amount !== 'zero';
  });

function isIrrelevant(line: string): boolean {
  if (line.length > MAX_LINE) return false;
  const isKept = line.length <= MAX_KEPT_LINE;
  let irrelevant = isKept ? known.get(line) : undefined;
  if (irrelevant !== undefined) return irrelevant;
  irrelevant = hasOnlyIrrelevantWords(line) || !isRelevant(markWords(splitTokens({ folded: line }, readDisguised)));
  if (!isKept) return irrelevant;
  if (known.size >= MAX_KEPT) known.clear();
  // A slice would keep its whole source text in memory.
  known.set(Buffer.from(line, 'utf16le').toString('utf16le'), irrelevant);
  return irrelevant;
}

/**
 * Prefilter: the part of a text from the first to the last line that can contain a demand, with the lines around them;
 * undefined when no line can. The findings are the same as in the whole text.
 */
export function findRelevantLines(text: FoldedText): FoldedText | undefined {
  const { folded, original, offsets } = text;
  const starts = [0];
  for (let end = folded.indexOf('\n'); end >= 0; end = folded.indexOf('\n', end + 1)) starts.push(end + 1);
  const lineAt = (i: number) => folded.slice(starts[i], (starts[i + 1] ?? folded.length + 1) - 1);
  let first = 0;
  while (first < starts.length && isIrrelevant(lineAt(first))) first += 1;
  if (first === starts.length) return undefined;
  let last = starts.length - 1;
  while (last > first && isIrrelevant(lineAt(last))) last -= 1;
  const from = starts[Math.max(0, first - CONTEXT)] ?? 0;
  const to = starts[last + CONTEXT + 1] ?? folded.length;
  if (from === 0 && to === folded.length) return text;
  const part = folded.slice(from, to);
  return offsets
    ? { original, folded: part, offsets: offsets.subarray(from, to + 1) }
    : { original: original.slice(from, to), folded: part, offsets };
}
