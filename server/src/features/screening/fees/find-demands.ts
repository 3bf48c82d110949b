import { type FoldedText, quote } from '../text/fold-characters.ts';
import { splitTokens } from '../text/split-tokens.ts';
import { collectEvidence, type ReadText } from './collect-evidence.ts';
import { Concept, type Occasion, occasions } from './concepts.ts';
import { findDenied } from './find-denied.ts';
import { findExplanations } from './find-explanations.ts';
import { isOther, isPayNoun } from './find-other-uses.ts';
import { findSalaryShares } from './find-salary-share.ts';
import { readDisguised } from './lexicon.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import { markWords } from './mark-words.ts';
import { readAmount } from './read-amounts.ts';
import { scoreEvidence } from './score-evidence.ts';
import { REACH } from './scoring-weights.ts';
import { clausesOf, splitClauses } from './split-clauses.ts';

const { fee, money, occasion, pay, refund, handle, salary } = Concept;
/** Marks around which a demand is looked for. */
const CENTRES = Concept.demand | fee | money | occasion | pay | refund | handle;

/** A demand for money in a text. */
export interface Demand {
  /** What the money is said to be for; undefined when the text does not say. */
  occasion: Occasion | undefined;
  /** How much speaks for it; from {@link HIGH_SCORE} it is taken as a demand, from {@link MEDIUM_SCORE} as a possible one. */
  score: number;
  /** The words of the text. */
  words: string;
}

export const HIGH_SCORE = 4.5;
export const MEDIUM_SCORE = 3.75;

const MAX_QUOTED = 160;

/**
 * Finds demands for money in a text, heaviest first; of those of one occasion that overlap, the heaviest. Looks at a limited number of words
 * around each fee, so the work is linear in the length. `count` is called with the number of words that are looked at.
 */
export function findDemands(text: FoldedText, count?: (words: number) => void): Demand[] {
  const marks = markWords(splitTokens(text, readDisguised));
  count?.(marks.length);
  if (!marks.some((mark) => has(mark, CENTRES & ~occasion) || mark.value !== undefined)) return [];
  const amounts = marks.map((_, at) => readAmount(marks, at));
  const denied = findDenied(marks, amounts);
  const counts = (at: number): boolean => {
    if (denied[at] === 1) return false;
    const mark = marks[at] as Mark;
    if (has(mark, pay | money) && isPayNoun(marks, at)) return false;
    return !(has(mark, occasion | fee | pay) && isOther(marks, at));
  };
  const usable = marks.map((_, at) => counts(at));
  const clauses = splitClauses(marks, amounts);
  const clauseOf = clausesOf(marks, clauses);
  const read: ReadText = {
    marks,
    amounts,
    counts: (at) => usable[at] ?? false,
    clauseOf,
    isExplained: findExplanations(marks, clauses, clauseOf),
  };
  const found: Found[] = [];
  for (const [at, mark] of marks.entries()) {
    const isSum = amounts[at] === 'currency' || amounts[at] === 'bare';
    if (!(has(mark, CENTRES) || isSum) || !usable[at] || has(mark, salary)) continue;
    count?.(2 * REACH);
    const evidence = collectEvidence(read, at);
    const { first, last, occasionBits: bits } = evidence;
    const score = scoreEvidence(read, evidence);
    if (score >= MEDIUM_SCORE)
      found.push({ at, score, first, last, occasion: occasions.findIndex((_, i) => (bits & (1 << i)) !== 0) });
  }
  const placement = occasions.indexOf('placement');
  for (const { first, last } of findSalaryShares(marks, (at) => denied[at] === 1))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: placement });
  return withoutRepeats(found, marks).map(({ score, first, last, occasion: name }) => {
    const words = quote(text, marks[first]?.start ?? 0, marks[last]?.end ?? 0)
      .replace(/\s+/g, ' ')
      .trim();
    return {
      occasion: occasions[name],
      score,
      words: words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words,
    };
  });
}

/** A demand around a mark, by its marks. */
interface Found {
  at: number;
  score: number;
  first: number;
  last: number;
  /** Its place in `occasions`; -1 when the text does not say. */
  occasion: number;
}

/** Those whose middle no heavier one of the same occasion quotes, heaviest first. */
function withoutRepeats(found: readonly Found[], marks: readonly Mark[]): Found[] {
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
