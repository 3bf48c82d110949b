import type { Expression } from './expression.ts';
import { indexCost, type LexemeStatistics } from './selectivity.ts';

/**
 * Inverted queries: lexemes of which every vacancy that matches an expression has at least one, as rare as possible. Of a
 * conjunction the part that selects fewest vacancies is enough; of a disjunction every part counts.
 * @returns undefined when a vacancy may match without any, because the expression only denies
 */
export function requiredLexemes(expression: Expression, statistics: LexemeStatistics): string[] | undefined {
  if (typeof expression === 'string') return [expression];
  if ('not' in expression) return undefined;
  if ('any' in expression) {
    const parts = expression.any.map((part) => requiredLexemes(part, statistics));
    return parts.some((part) => part === undefined) ? undefined : [...new Set(parts.flatMap((part) => part ?? []))];
  }
  let best: string[] | undefined;
  for (const part of expression.all) {
    const lexemes = requiredLexemes(part, statistics);
    if (lexemes === undefined) continue;
    if (best === undefined || costOf(lexemes, statistics) < costOf(best, statistics)) best = lexemes;
  }
  return best;
}

const costOf = (lexemes: string[], statistics: LexemeStatistics): number => indexCost({ any: lexemes }, statistics);
