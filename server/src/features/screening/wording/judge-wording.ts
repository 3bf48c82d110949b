import { Concept, occasions } from '../fees/concepts.ts';
import { type FoundDemand, HIGH_SCORE } from '../fees/found-demand.ts';
import { hasConcept as has } from '../fees/mark.ts';
import type { Marked } from '../fees/read-marked.ts';
import { type SentenceRange, splitLines } from './sentence-features.ts';
import { type Passage, readPassages, reasonsOf, weighPassage } from './weigh-passages.ts';

const { fee, money } = Concept;
/** Maximum score of a demand in a passage that is worded like honest postings: it is queued for review, not held. */
const DOUBTED_SCORE = 4;
/** Wording score below which the score of a demand is lowered. */
const HONEST_WORDING = -0.15;
/** Wording score from which a line is a demand although all its clauses name another payer. */
const EXPLAINED_WORDING = 0.7;
/** Additional wording score for a passage with a bare figure, which may be pay, a year or a number of people. */
const FIGURE_WORDING = 0.5;
/** Lines of few words have hardly any wording: titles and lists of skills. */
const SHORT = 18;
const SHORT_WORDING = 0.4;
/** The same where no money is named expressly: a name of a company, or a date. */
const SHORT_FIGURE_WORDING = 1.4;
/** The same for a short line. */
const SHORT_EXPLAINED_WORDING = 2.2;
const SHORT_HONEST_WORDING = -0.25;
/** Maximum number of weighed passages per text; statements are searched in all of it. */
const MAX_PASSAGES = 1_000;

interface Weighed {
  passage: Passage;
  weight: number;
}

/** The passage of each line with the highest wording score. */
function weighLines(marked: Marked, stated: readonly FoundDemand[]): Map<number, Weighed> {
  const best = new Map<number, Weighed>();
  let count = 0;
  for (const passage of readPassages(marked, stated)) {
    if (++count > MAX_PASSAGES) break;
    const weight = weighPassage(passage) - (passage.isExpress ? 0 : FIGURE_WORDING);
    const known = best.get(passage.line);
    if (!known || weight > known.weight) best.set(passage.line, { passage, weight });
  }
  return best;
}

/** Whether each clause with money in a line explains why the job seeker does not pay it. */
function isAllExplained({ marks, amounts, isExplained }: Marked, line: readonly SentenceRange[]): boolean {
  const [from, to] = [line[0]?.from ?? 0, line.at(-1)?.to ?? 0];
  for (let at = from; at < to; at++)
    if ((has(marks[at], fee | money) || amounts[at] !== undefined) && !isExplained(at)) return false;
  return true;
}

/**
 * Adds passages whose wording resembles demands, and lowers the score of demands in passages whose wording resembles honest
 * postings.
 */
export function judgeWording(stated: readonly FoundDemand[], marked: Marked): FoundDemand[] {
  const { marks, denied } = marked;
  const best = weighLines(marked, stated);
  const lines = splitLines(marks);
  const lineOf = new Int32Array(marks.length);
  for (const [line, sentences] of lines.entries()) for (const { from, to } of sentences) lineOf.fill(line, from, to);
  const found = stated.map((each): FoundDemand => {
    const { passage, weight } = best.get(lineOf[each.at] ?? 0) ?? { weight: 0 };
    const isShort = passage !== undefined && passage.words <= SHORT;
    const isHonest = weight < (isShort ? SHORT_HONEST_WORDING : HONEST_WORDING);
    return isHonest && !each.isPlain ? { ...each, score: Math.min(each.score, DOUBTED_SCORE) } : each;
  });
  const isHeld = new Set(found.flatMap(({ at, score }) => (score >= HIGH_SCORE ? (lineOf[at] ?? 0) : [])));
  for (const [line, { passage, weight }] of best) {
    if (isHeld.has(line) || weight <= 0) continue;
    const isShort = passage.words <= SHORT;
    if (isShort && weight <= (passage.isExpress ? SHORT_WORDING : SHORT_FIGURE_WORDING)) continue;
    const explained = isShort ? SHORT_EXPLAINED_WORDING : EXPLAINED_WORDING;
    if (weight <= explained && isAllExplained(marked, lines[line] ?? [])) continue;
    const { from, to } = passage.middle;
    let bits = 0;
    for (let at = from; at < to; at++) if (denied[at] === 0) bits |= marks[at]?.occasions ?? 0;
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
