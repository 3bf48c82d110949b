import { isInBrief, splitPair } from '../indexing/create-lexemes.ts';

/** Abstract syntax tree of a query: a lexeme that a vacancy must have, all or any of some expressions, or none of one. */
export type Expression = string | { all: Expression[] } | { any: Expression[] } | { not: Expression };

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Conjunction of expressions; a single one is returned as it is. */
export const allOf = (parts: Expression[]): Expression =>
  parts.length === 1 ? (parts[0] as Expression) : { all: parts };

/** Disjunction of expressions; a single one is returned as it is. */
export const anyOf = (parts: Expression[]): Expression =>
  parts.length === 1 ? (parts[0] as Expression) : { any: parts };

/** Writes an expression as the text of a tsquery. An expression without parts becomes '', a tsquery that matches nothing. */
export function toTsquery(expression: Expression): string {
  if (typeof expression === 'string') return quote(expression);
  if ('not' in expression) return `!${toTsquery(expression.not) || quote('~')}`;
  const [parts, sign] = 'all' in expression ? [expression.all, ' & '] : [expression.any, ' | '];
  return parts.length === 0 ? '' : `(${parts.map(toTsquery).join(sign)})`;
}

/** The lexemes that an expression asks for, without those that it denies. */
export function lexemesOf(expression: Expression): string[] {
  if (typeof expression === 'string') return [expression];
  if ('not' in expression) return [];
  return ('all' in expression ? expression.all : expression.any).flatMap(lexemesOf);
}

function isBriefExpression(expression: Expression): boolean {
  if (typeof expression === 'string') return isInBrief(expression);
  if ('not' in expression) return isBriefExpression(expression.not);
  return ('all' in expression ? expression.all : expression.any).every(isBriefExpression);
}

/**
 * Rewrites an expression so that the column `brief` can answer it: pairs become their two words.
 * @returns undefined when the expression has lexemes that only the index contains
 */
export function toBriefExpression(expression: Expression): Expression | undefined {
  const splitPairs = (part: Expression): Expression => {
    if (typeof part === 'string') return allOf(splitPair(part));
    if ('not' in part) return { not: splitPairs(part.not) };
    return 'all' in part ? { all: part.all.map(splitPairs) } : { any: part.any.map(splitPairs) };
  };
  const brief = splitPairs(expression);
  return isBriefExpression(brief) ? brief : undefined;
}
