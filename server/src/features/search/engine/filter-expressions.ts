import type { EmploymentType, PayStep, WorkMode } from '@aarambh/contract';
import {
  companyLexeme,
  employmentTypeLexeme,
  industryLexeme,
  payLexeme,
  workModeLexeme,
} from '../indexing/attribute-lexemes.ts';
import { educationLexeme, experienceLexeme, filterPairLexeme, placeLexeme } from '../indexing/create-lexemes.ts';
import { allOf, anyOf, type Expression } from './expression.ts';

/** Filters of a search. A vacancy that does not state a property does not match a filter on it. */
export interface Filters {
  /** Whole years. */
  experienceYears?: number | undefined;
  /** Canonical place names, of which a vacancy must have one. */
  places?: string[] | undefined;
  education?: string | undefined;
  /** The least pay, in thousand rupees a month. */
  pay?: PayStep | undefined;
  modes?: WorkMode[] | undefined;
  types?: EmploymentType[] | undefined;
  industry?: string | undefined;
  companyId?: number | undefined;
}

/** One expression per filter on an attribute. */
const attributeExpressions = ({ pay, modes = [], types = [], industry, companyId }: Filters): Expression[] =>
  [
    pay === undefined ? [] : [payLexeme(pay)],
    modes.map(workModeLexeme),
    types.map(employmentTypeLexeme),
    industry === undefined ? [] : [industryLexeme(industry)],
    companyId === undefined ? [] : [companyLexeme(companyId)],
  ]
    .filter((lexemes) => lexemes.length > 0)
    .map(anyOf);

/** One expression per filter; the first two filters are joined into pair lexemes. */
export function filterExpressions({ experienceYears, places = [], education, ...attributes }: Filters): Expression[] {
  const kinds = [
    places.map(placeLexeme),
    experienceYears === undefined ? [] : [experienceLexeme(experienceYears)],
    education === undefined ? [] : [educationLexeme(education)],
  ].filter((lexemes) => lexemes.length > 0);
  const [first = [], second, ...others] = kinds;
  const further = attributeExpressions(attributes);
  if (second === undefined) return [...kinds.map(anyOf), ...further];
  const pairs = first.flatMap((a) => second.map((b) => filterPairLexeme(a, b)));
  return [...[pairs, ...others].map(anyOf), ...further];
}

/** The expression of filters alone; undefined without any. */
export function filtersExpression(filters: Filters): Expression | undefined {
  const parts = filterExpressions(filters);
  return parts.length > 0 ? allOf(parts) : undefined;
}
