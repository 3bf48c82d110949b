import { companyNameLexeme } from '../../indexing/attribute-lexemes.ts';
import type { ParsedKeyword, Term } from '../../query/read-keyword.ts';
import { allOf, anyOf, type Expression } from '../expression.ts';
import { withoutTerms } from '../keyword-parts.ts';

/** A vacancy of one of the companies that a term names. */
export const companyExpression = ({ company = [] }: Term): Expression =>
  anyOf(company.map((name) => allOf(name.map(companyNameLexeme))));

/**
 * Puts the vacancies of a company that is named like a tool before the tiers of its word: of "oracle jobs" those of Oracle. They
 * belong to every tier, so that the tiers stay nested.
 * @param lastTier the last tier of a keyword, by which the vacancies must match what is asked for besides
 */
export function putCompanyFirst(
  tiers: Expression[],
  keyword: ParsedKeyword,
  lastTier: (rest: ParsedKeyword) => Expression[],
): Expression[] {
  const { toolCompany } = keyword;
  if (!toolCompany) return tiers;
  const { toolCompany: _, ...rest } = withoutTerms(keyword, ({ text }) => text === toolCompany.text);
  const first = allOf([companyExpression(toolCompany), ...lastTier(rest)]);
  return [first, ...tiers.map((tier) => anyOf([first, tier]))];
}
