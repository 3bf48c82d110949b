import { truncate } from '../../../lib/text/clean-text.ts';
import { type FoldedText, quote } from '../text/fold-characters.ts';
import { splitTokens } from '../text/split-tokens.ts';
import { judgeWording } from '../wording/judge-wording.ts';
import { namesPayment } from '../wording/word-classes.ts';
import { collectEvidence, type ReadText } from './collect-evidence.ts';
import { Concept, type Occasion, occasions } from './concepts.ts';
import { isOther, isPayNoun } from './find-other-uses.ts';
import { findRelevantLines } from './find-relevant-lines.ts';
import { type FoundDemand, HIGH_SCORE, MEDIUM_SCORE } from './found-demand.ts';
import { readDisguised } from './lexicon.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import { markWords } from './mark-words.ts';
import { type Marked, readMarked } from './read-marked.ts';
import { scoreEvidence } from './score-evidence.ts';
import { REACH } from './scoring-weights.ts';
import { findAccess, isAccess } from './statements/find-access.ts';
import { findBribes, mayBribe } from './statements/find-bribes.ts';
import { findKeptDocuments, mayKeepDocuments } from './statements/find-kept-documents.ts';
import { findPayCuts } from './statements/find-pay-cuts.ts';
import { findPriceTags } from './statements/find-price-tags.ts';
import { findSalaryShares } from './statements/find-salary-share.ts';

const { fee, money, occasion, pay, refund, handle, salary } = Concept;
/** Marks from which the search for a demand starts. */
const CENTRES = Concept.demand | fee | money | occasion | pay | refund | handle;

/** Without one of these or a sum around it, the evidence at a mark has the score 0: see `scoreEvidence`. */
const REQUESTS = Concept.demand | fee | money;

/** A demand for money in a text. */
export interface Demand {
  /** The stated purpose of the money; undefined when the text has none. */
  occasion: Occasion | undefined;
  /** Score of the evidence; from {@link HIGH_SCORE} it is a demand, from {@link MEDIUM_SCORE} a possible one. */
  score: number;
  /** The words of the text. */
  words: string;
  /** The words with the largest weights, when it was found by the wording of the passage and not by a single statement. */
  wording?: string[];
}

const MAX_QUOTED = 160;

/**
 * Finds demands for money in a text, highest score first; of overlapping ones of an occasion only the first. Reads a limited
 * number of words around each fee, so the work is linear in the length. `count` gets the number of words that were read.
 */
export function findDemands(text: FoldedText, count?: (words: number) => void): Demand[] {
  const part = findRelevantLines(text);
  return part ? findDemandsInAll(part, count) : [];
}

/** The same, without skipping lines that cannot contain a demand. */
export function findDemandsInAll(text: FoldedText, count?: (words: number) => void): Demand[] {
  const marks = markWords(splitTokens(text, readDisguised));
  count?.(marks.length);
  if (
    !marks.some((mark) => has(mark, CENTRES & ~occasion) || mark.value !== undefined || isAccess(mark)) &&
    !mayKeepDocuments(marks) &&
    !mayBribe(marks) &&
    !namesPayment(marks)
  )
    return [];
  const marked = readMarked(marks);
  return withoutRepeats(judgeWording(findStated(marked, count), marked), marks).map(
    ({ score, first, last, occasion: name, wording }) => {
      const words = quote(text, marks[first]?.start ?? 0, marks[last]?.end ?? 0)
        .replace(/\s+/g, ' ')
        .trim();
      return {
        occasion: occasions[name],
        score,
        words: words.length > MAX_QUOTED ? `${truncate(words, MAX_QUOTED)}…` : words,
        ...(wording && { wording }),
      };
    },
  );
}

/** Finds the demands by the scores of the rules. */
export function findStated(marked: Marked, count?: (words: number) => void): FoundDemand[] {
  const { marks, amounts, denied } = marked;
  const counts = (at: number): boolean => {
    if (denied[at] === 1) return false;
    const mark = marks[at] as Mark;
    if (has(mark, pay | money) && isPayNoun(marks, at)) return false;
    return !(has(mark, occasion | fee | pay) && isOther(marks, at));
  };
  const usable = marks.map((_, at) => counts(at));
  const read: ReadText = { ...marked, counts: (at) => usable[at] ?? false };
  const found: FoundDemand[] = [];
  const isSum = (at: number): boolean => amounts[at] === 'currency' || amounts[at] === 'bare';
  const isNearRequest = new Uint8Array(marks.length);
  for (const [at, mark] of marks.entries())
    if (usable[at] && (has(mark, REQUESTS) || isSum(at)))
      isNearRequest.fill(1, Math.max(0, at - REACH), at + REACH + 1);
  for (const [at, mark] of marks.entries()) {
    if (!isNearRequest[at] || !(has(mark, CENTRES) || isSum(at)) || !usable[at] || has(mark, salary)) continue;
    count?.(2 * REACH);
    const evidence = collectEvidence(read, at);
    const { first, last, occasionBits: bits } = evidence;
    const score = scoreEvidence(read, evidence);
    if (score >= MEDIUM_SCORE)
      found.push({ at, score, first, last, occasion: occasions.findIndex((_, i) => (bits & (1 << i)) !== 0) });
  }
  const isDenied = (at: number): boolean => denied[at] === 1;
  for (const { first, last } of findSalaryShares(marks, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('placement'), isPlain: true });
  for (const { first, last } of findPayCuts(marks, amounts, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('placement'), isPlain: true });
  for (const { first, last } of findPriceTags(marks, amounts, isDenied)) {
    const bits = marks.slice(first, last + 1).reduce((all, mark) => all | mark.occasions, 0);
    const name = occasions.findIndex((_, i) => (bits & (1 << i)) !== 0);
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: name, isPlain: true });
  }
  for (const { first, last } of findBribes(marks, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('placement'), isPlain: true });
  for (const { first, last } of findAccess(marks, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('access'), isPlain: true });
  for (const { first, last } of findKeptDocuments(marks, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('retention'), isPlain: true });
  return found;
}

/** Removes demands whose centre a higher-scoring one of the same occasion covers; highest score first. */
function withoutRepeats(found: readonly FoundDemand[], marks: readonly Mark[]): FoundDemand[] {
  const quoted = new Map<number, Set<number>>();
  return [...found]
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .filter(({ at, first, last, occasion: name }) => {
      const known = quoted.get(name) ?? new Set();
      if (known.has(at)) return false;
      quoted.set(name, known);
      const end = (marks[first]?.start ?? 0) + MAX_QUOTED;
      for (let i = first; i <= last && (marks[i]?.end ?? 0) <= end; i++) known.add(i);
      known.add(at);
      return true;
    });
}
