import { lexemesOf } from '../../engine/expression.ts';
import type { Term } from '../expand-term.ts';
import { splitWords } from '../split-words.ts';
import type { Condition } from './found-condition.ts';
import { fresherRule } from './rules/fresher-rule.ts';

/** Ranks of people who begin to work. */
const beginners = new Set(['trainee', 'apprentice', 'apprenticeship']);
/** Words after which the work is with beginners. */
const withBeginners = new Set([
  'trainer',
  'training',
  'coordinator',
  'manager',
  'instructor',
  'supervisor',
  'recruiter',
]);

/**
 * The condition that a rank of beginners sets, which stays among the words too: vacancies of the work that say nothing of
 * trainees must be open to freshers. None where the keyword asks for years.
 */
export function findBeginners(terms: Term[], conditions: Condition[]): Condition[] {
  const hasYears = conditions.some(({ expression }) => lexemesOf(expression).some((lexeme) => lexeme.startsWith('x.')));
  const words = terms.flatMap(({ text }) => splitWords(text).map(({ word }) => word));
  const at = words.findIndex((word) => beginners.has(word));
  if (hasYears || at < 0 || withBeginners.has(words[at + 1] ?? '')) return [];
  const { label, expression, unfit, weight } = fresherRule;
  return [{ text: words[at] as string, label, expression, unfit, weight }];
}
