import { type AmountKind, readAmount } from './amounts/read-amount.ts';
import { findDenied } from './find-denied.ts';
import { findExplanations } from './find-explanations.ts';
import type { Mark } from './mark.ts';
import { clausesOf, splitClauses } from './split-clauses.ts';

/** The words of a text with their amounts, clauses and negations. */
export interface Marked {
  marks: readonly Mark[];
  amounts: readonly AmountKind[];
  /** Whether it is negated: 'no fee'. */
  denied: Uint8Array;
  /** The number of the clause of each mark. */
  clauseOf: Int32Array;
  /** Whether the clause of a word explains that the job seeker does not pay. */
  isExplained: (at: number) => boolean;
}

/** Reads amounts, clauses and negations of marked words. */
export function readMarked(marks: readonly Mark[]): Marked {
  const amounts = marks.map((_, at) => readAmount(marks, at));
  const clauses = splitClauses(marks, amounts);
  const clauseOf = clausesOf(marks, clauses);
  const isExplained = findExplanations(marks, clauses, clauseOf);
  return { marks, amounts, denied: findDenied(marks, amounts), clauseOf, isExplained };
}
