import type { Db } from '../../infra/database/connect.ts';
import { buildTiers } from './engine/build-tiers.ts';
import { type Expression, toTsquery } from './engine/expression.ts';
import { filtersExpression } from './engine/filter-expressions.ts';
import { requiredLexemes } from './engine/required-lexemes.ts';
import { getStatistics } from './engine/search-statistics.ts';
import { SEARCH_VERSION } from './indexing/rebuild-search.ts';
import { getKnownCompanies, type KnownCompanies } from './query/known-companies.ts';
import { nameCompanies } from './query/name-companies.ts';
import { parseKeyword } from './query/read-keyword.ts';
import { type FilterChoices, readFilters } from './read-filters.ts';

/** The condition of a search without relaxation and spell correction, as its results match it. */
export interface StrictCondition {
  /** Matches the column `lex` of `vacancy_search` of every result, and of nothing else that is live. */
  tsquery: string;
  /** Every result has one of these lexemes; '' stands for any vacancy. */
  lexemes: string[];
  /** A result was posted within this many days; null for any time. */
  postedWithinDays: number | null;
}

/**
 * The version of the rules that make a condition: a stored one of another version is to be made again. A keyword is read
 * with the current year.
 */
export const conditionVersion = (now: Date): string => `${SEARCH_VERSION}.${now.getUTCFullYear()}`;

function expressionOf(
  keyword: string,
  choices: FilterChoices,
  now: Date,
  companies: KnownCompanies,
): Expression | undefined {
  const { order: _order, since: _since, ...filters } = readFilters(choices);
  if (keyword === '') return filtersExpression(filters);
  const parsed = nameCompanies(parseKeyword(keyword, now.getUTCFullYear()), companies);
  if (parsed.terms.length === 0 && parsed.conditions.length === 0) return undefined;
  return buildTiers(parsed, filters).at(-1);
}

/**
 * The strict condition of a search: the last tier, which includes all others (docs/decisions/0002), with its filters. Found
 * by alerts with the operator and the column that the search uses, so that neither can drift from the other.
 * @param keyword '' for a list with filters alone
 * @returns undefined when the search asks for nothing: no filter, or a keyword without words
 */
export async function readStrictCondition(
  db: Db,
  { keyword = '', ...choices }: FilterChoices & { keyword?: string | undefined },
  now: Date,
): Promise<StrictCondition | undefined> {
  const expression = expressionOf(keyword, choices, now, await getKnownCompanies(db));
  if (expression === undefined) return undefined;
  const tsquery = toTsquery(expression);
  if (tsquery === '') return undefined;
  return {
    tsquery,
    lexemes: requiredLexemes(expression, await getStatistics(db)) ?? [''],
    postedWithinDays: choices.days === undefined ? null : Number(choices.days),
  };
}
