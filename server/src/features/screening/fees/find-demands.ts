import { type FoldedText, quote } from '../text/fold-characters.ts';
import { splitTokens } from '../text/split-tokens.ts';
import { collectEvidence, type ReadText } from './collect-evidence.ts';
import { Concept, type Occasion, occasions } from './concepts.ts';
import { findAccess, isAccess } from './find-access.ts';
import { findDenied } from './find-denied.ts';
import { findExplanations } from './find-explanations.ts';
import { isOther, isPayNoun } from './find-other-uses.ts';
import { findSalaryShares } from './find-salary-share.ts';
import { readDisguised } from './lexicon.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import { markWords } from './mark-words.ts';
import { readFeatures } from './passage-features.ts';
import { loudPart } from './quiet-lines.ts';
import { type AmountKind, readAmount } from './read-amounts.ts';
import { clausesOf, splitClauses } from './split-clauses.ts';
import { weighEvidence } from './weigh-evidence.ts';
import { type Passage, passagesOf, reasonsOf, weighPassage } from './weigh-passages.ts';
import { REACH } from './weights.ts';

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
  /** The words that speak most for it, where the wording of the passage shows it and no single statement. */
  wording?: string[];
}

export const HIGH_SCORE = 4.5;
export const MEDIUM_SCORE = 3.75;
/** What is left of a demand in a passage that is worded as honest postings are: staff look at it, and nothing is held. */
const DOUBTED_SCORE = 4;
/** Wording from which demands are doubted. */
const HONEST_WORDING = -0.3;
/** Wording that makes a demand of a line whose clauses all say that somebody else pays. */
const EXPLAINED_WORDING = 3;
/** Lines of few words have hardly any wording: titles and lists of skills. */
const SHORT = 18;
const SHORT_WORDING = 2.1;

const MAX_QUOTED = 160;

/** A text with what each of its words and numbers counts as. */
interface Marked {
  marks: Mark[];
  amounts: AmountKind[];
  denied: Uint8Array;
  clauseOf: Int32Array;
  isExplained: (at: number) => boolean;
}

function readMarked(marks: Mark[]): Marked {
  const amounts = marks.map((_, at) => readAmount(marks, at));
  const clauses = splitClauses(marks, amounts);
  const clauseOf = clausesOf(marks, clauses);
  return {
    marks,
    amounts,
    denied: findDenied(marks, amounts),
    clauseOf,
    isExplained: findExplanations(marks, clauses, clauseOf),
  };
}

const featuresOf = ({ marks, amounts, denied }: Marked) => readFeatures(marks, amounts, denied);

/** The passages of a text with what they say, for making the weights of their wording. */
export const readPassages = (text: FoldedText): Passage[] =>
  passagesOf(featuresOf(readMarked(markWords(splitTokens(text, readDisguised)))));

/**
 * Finds demands for money in a text, heaviest first; of those of one occasion that overlap, the heaviest. Looks at a limited number of words
 * around each fee, so the work is linear in the length. `count` is called with the number of words that are looked at.
 */
export function findDemands(text: FoldedText, count?: (words: number) => void): Demand[] {
  const part = loudPart(text);
  return part ? findDemandsInAll(part, count) : [];
}

/** The same without leaving out lines that can hold no demand. */
export function findDemandsInAll(text: FoldedText, count?: (words: number) => void): Demand[] {
  const marks = markWords(splitTokens(text, readDisguised));
  count?.(marks.length);
  if (!marks.some((mark) => has(mark, CENTRES & ~occasion) || mark.value !== undefined || isAccess(mark))) return [];
  const marked = readMarked(marks);
  return withoutRepeats(withWording(findStated(marked, count), marked), marks).map(
    ({ score, first, last, occasion: name, wording }) => {
      const words = quote(text, marks[first]?.start ?? 0, marks[last]?.end ?? 0)
        .replace(/\s+/g, ' ')
        .trim();
      return {
        occasion: occasions[name],
        score,
        words: words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words,
        ...(wording && { wording }),
      };
    },
  );
}

/** Finds what the rules take for a demand. */
function findStated(
  { marks, amounts, denied, clauseOf, isExplained }: Marked,
  count?: (words: number) => void,
): Found[] {
  const counts = (at: number): boolean => {
    if (denied[at] === 1) return false;
    const mark = marks[at] as Mark;
    if (has(mark, pay | money) && isPayNoun(marks, at)) return false;
    return !(has(mark, occasion | fee | pay) && isOther(marks, at));
  };
  const usable = marks.map((_, at) => counts(at));
  const read: ReadText = { marks, amounts, counts: (at) => usable[at] ?? false, clauseOf, isExplained };
  const found: Found[] = [];
  for (const [at, mark] of marks.entries()) {
    const isSum = amounts[at] === 'currency' || amounts[at] === 'bare';
    if (!(has(mark, CENTRES) || isSum) || !usable[at] || has(mark, salary)) continue;
    count?.(2 * REACH);
    const evidence = collectEvidence(read, at);
    const { first, last, occasionBits: bits } = evidence;
    const score = weighEvidence(read, evidence);
    if (score >= MEDIUM_SCORE)
      found.push({ at, score, first, last, occasion: occasions.findIndex((_, i) => (bits & (1 << i)) !== 0) });
  }
  const isDenied = (at: number): boolean => denied[at] === 1;
  for (const { first, last } of findSalaryShares(marks, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('placement'), isPlain: true });
  for (const { first, last } of findAccess(marks, isDenied))
    found.push({ at: first, score: HIGH_SCORE, first, last, occasion: occasions.indexOf('access'), isPlain: true });
  return found;
}

/** Whether each clause of a line that names money says why no job seeker pays it. */
const isExplainedLine = ({ marks, amounts, isExplained }: Marked, lineOf: Int32Array, line: number): boolean =>
  marks.every(
    (mark, at) => lineOf[at] !== line || !(has(mark, fee | money) || amounts[at] !== undefined) || isExplained(at),
  );

/** Adds passages that are worded as demands are, and doubts demands in passages that are worded as honest postings are. */
function withWording(stated: readonly Found[], marked: Marked): Found[] {
  const { marks, denied } = marked;
  const sentences = featuresOf(marked);
  const best = new Map<number, { passage: Passage; weight: number }>();
  for (const passage of passagesOf(sentences)) {
    const line = sentences[passage.at]?.line ?? 0;
    const weight = weighPassage(passage);
    if (weight > (best.get(line)?.weight ?? Number.NEGATIVE_INFINITY)) best.set(line, { passage, weight });
  }
  const lineOf = new Int32Array(marks.length);
  for (const { from, to, line } of sentences) lineOf.fill(line, from, to);
  const found = stated.map((each): Found => {
    const weight = best.get(lineOf[each.at] ?? 0)?.weight ?? 0;
    return weight < HONEST_WORDING && !each.isPlain ? { ...each, score: Math.min(each.score, DOUBTED_SCORE) } : each;
  });
  for (const [line, { passage, weight }] of best) {
    const isAllExplained = isExplainedLine(marked, lineOf, line);
    const least = isAllExplained ? EXPLAINED_WORDING : passage.words <= SHORT ? SHORT_WORDING : 0;
    if (weight <= least || found.some(({ at, score }) => lineOf[at] === line && score >= HIGH_SCORE)) continue;
    const { from, to } = sentences[passage.at] as (typeof sentences)[number];
    const bits = marks
      .slice(from, to)
      .reduce((all, mark, i) => (denied[from + i] === 1 ? all : all | mark.occasions), 0);
    found.push({
      at: from,
      score: HIGH_SCORE,
      first: from,
      last: to - 1,
      occasion: occasions.findIndex((_, i) => (bits & (1 << i)) !== 0),
      wording: reasonsOf(passage),
    });
  }
  return found;
}

/** A demand around a mark, by its marks. */
interface Found {
  at: number;
  score: number;
  first: number;
  last: number;
  /** Its place in `occasions`; -1 when the text does not say. */
  occasion: number;
  wording?: string[];
  /** Whatever is said around it. */
  isPlain?: boolean;
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
