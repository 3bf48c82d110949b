import { anyOf } from '../../engine/expression.ts';
import type { FoundCondition } from './found-condition.ts';
import { fresherRule } from './rules/fresher-rule.ts';
import { isWord, type Token } from './split-keyword.ts';
import { compilePattern, matchPattern } from './word-pattern.ts';

/** People who passed out at most this many years ago are freshers. */
const RECENT_YEARS = 2;

const leaving = new Set(['batch', 'passout', 'fresher']);
const passing = compilePattern(
  'pass|passed|passing|passout|passouts|batch|graduate|graduated|fresher (out|year) (batch)',
);

const isYear = (token: Token | undefined): token is Token & { value: number } =>
  token?.value !== undefined && Number.isInteger(token.value) && token.value >= 2000 && token.value < 2100;

/**
 * Reads years of passing out: "2024 passout", "2024/2025 batch", "freshers 2024".
 * @param year the current year; without it no year is used
 * @returns the condition of freshers for a recent year, and one that is not used for others
 */
export function readPassingYear(tokens: Token[], from: number, year: number | undefined): FoundCondition | undefined {
  const first = isWord(tokens[from], leaving) ? from + 1 : from;
  let [to, latest] = [first, 0];
  for (let token = tokens[to]; isYear(token) && to < first + 5; token = tokens[to]) {
    latest = Math.max(latest, token.value);
    to += /^(?:to|and|or|aur|ya)$/.test(tokens[to + 1]?.text ?? '') && isYear(tokens[to + 2]) ? 2 : 1;
  }
  const end = to === first ? undefined : (matchPattern(passing, tokens, to) ?? (first > from ? to : undefined));
  if (end === undefined) return undefined;
  const isFresher = tokens.slice(from, end).some(({ stem }) => stem === 'fresher');
  const isRecent = isFresher || (year !== undefined && latest >= year - RECENT_YEARS);
  if (!isRecent) return { kind: 'unused', label: '', expression: anyOf([]), weight: 1, from, to: end };
  const { kind, label, expression, weight } = fresherRule;
  return { kind, label, expression, weight, from, to: end };
}
