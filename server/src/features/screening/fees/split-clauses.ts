import { foldedWords } from '../text/fold-characters.ts';
import type { AmountKind } from './amounts/read-amount.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';

const { must, contrast } = Concept;

/** A range of marks. */
export interface Clause {
  from: number;
  /** Behind its last mark. */
  to: number;
}

/** Splits a text into clauses, at the ends of sentences and at words of contrast: 'but', 'baki', and 'only' before a sum. */
export function splitClauses(marks: readonly Mark[], amounts: readonly AmountKind[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at <= marks.length; at++) {
    const mark = marks[at];
    const isEnd = !mark || mark.sentence !== marks[at - 1]?.sentence;
    if (!isEnd && !turns(marks, amounts, at)) continue;
    clauses.push({ from, to: at });
    from = at;
  }
  return clauses;
}

const rest = foldedWords('else otherwise');

function turns(marks: readonly Mark[], amounts: readonly AmountKind[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (rest.has(mark.text)) return true;
  if (!has(mark, contrast)) return false;
  if (!has(mark, must)) return true;
  for (let i = at + 1; i <= at + 3; i++)
    if (marks[i]?.sentence === mark.sentence && (amounts[i] === 'currency' || amounts[i] === 'bare')) return true;
  return false;
}

/** The clause of each mark. */
export function clausesOf(marks: readonly Mark[], clauses: readonly Clause[]): Int32Array {
  const clauseOf = new Int32Array(marks.length);
  for (const [i, { from, to }] of clauses.entries()) clauseOf.fill(i, from, to);
  return clauseOf;
}
