import { isPlainWord, pairLexeme } from '../indexing/create-lexemes.ts';
import type { Expression } from './expression.ts';
import type { SearchStatistics } from './search-statistics.ts';

/** Selectivity of single lexemes. */
export type LexemeStatistics = Pick<SearchStatistics, 'selectivityOf' | 'isListed'>;

const sumUpToOne = (selectivities: number[]): number =>
  Math.min(
    1,
    selectivities.reduce((total, selectivity) => total + selectivity, 0),
  );
const product = (selectivities: number[]): number =>
  selectivities.reduce((total, selectivity) => total * selectivity, 1);

/** Selectivity of an expression, from 0 to 1, under the assumption that lexemes are statistically independent. */
export function independentSelectivity(expression: Expression, statistics: LexemeStatistics): number {
  if (typeof expression === 'string') return statistics.selectivityOf(expression);
  if ('not' in expression) return 1 - independentSelectivity(expression.not, statistics);
  if ('any' in expression) return sumUpToOne(expression.any.map((part) => independentSelectivity(part, statistics)));
  return product(expression.all.map((part) => independentSelectivity(part, statistics)));
}

/** The words of which a part accepts any one, wherever it stands in a vacancy; none when the part is something else. */
function alternativeWords(part: Expression): string[] {
  const alternatives = typeof part === 'string' ? [part] : 'any' in part ? part.any : [];
  return alternatives.filter((lexeme): lexeme is string => typeof lexeme === 'string' && isPlainWord(lexeme));
}

/** Lower bound of the selectivity of several words, from the pairs listed for title, skills and company; 0 without any. */
function pairSelectivity(words: string[][], { selectivityOf, isListed }: LexemeStatistics): number {
  const pairs = words.flatMap((alternatives, i) =>
    words.slice(i + 1).map((others) => alternatives.flatMap((a) => others.map((b) => pairLexeme('s.', a, b)))),
  );
  return Math.min(...pairs.map((alternatives) => sumUpToOne(alternatives.filter(isListed).map(selectivityOf))));
}

/**
 * Geometric mean of the two bounds of a conjunction: the product of its parts' selectivities, if they are independent, and
 * the least of them, if all others imply it.
 */
const geometricMeanOfBounds = (selectivities: number[]): number =>
  Math.sqrt(product(selectivities) * Math.min(1, ...selectivities));

/**
 * Selectivity estimation: the expected share of all vacancies that match an expression, from 0 to 1. Words occur together
 * more often than independent ones would, at most as often as the rarest of them, and at least as often as the statistics
 * of pairs in title, skills and company state.
 */
export function selectivity(expression: Expression, statistics: LexemeStatistics): number {
  const estimate = (part: Expression) => selectivity(part, statistics);
  if (typeof expression === 'string') return statistics.selectivityOf(expression);
  if ('not' in expression) return 1 - estimate(expression.not);
  if ('any' in expression) return sumUpToOne(expression.any.map(estimate));
  const words = expression.all.filter((part) => alternativeWords(part).length > 0);
  const ofPairs = words.length > 1 ? pairSelectivity(words.map(alternativeWords), statistics) : 0;
  if (ofPairs === 0) return geometricMeanOfBounds(expression.all.map(estimate));
  const others = expression.all.filter((part) => !words.includes(part));
  const ofWords = Math.max(ofPairs, geometricMeanOfBounds(words.map(estimate)));
  return geometricMeanOfBounds([ofWords, ...others.map(estimate)]);
}

/** Cost of an index scan: the share of all vacancies that it reads, which is that of the rarest part of a conjunction. */
export function indexCost(expression: Expression, statistics: LexemeStatistics): number {
  if (typeof expression === 'string') return statistics.selectivityOf(expression);
  // An index lists what has a lexeme, so finding what has it not reads everything.
  if ('not' in expression) return 1;
  if ('any' in expression) return sumUpToOne(expression.any.map((part) => indexCost(part, statistics)));
  return Math.min(...expression.all.map((part) => indexCost(part, statistics)));
}
