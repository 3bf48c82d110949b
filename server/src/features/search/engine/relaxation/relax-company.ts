import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { ordinaryNameWords } from '../../indexing/ordinary-name-words.ts';
import { type Occupation, relatedOccupations } from '../../occupations/index.ts';
import { isCompanyTerm, isPlaceTerm } from '../../query/expand-term.ts';
import type { ParsedKeyword, Term } from '../../query/read-keyword.ts';
import { splitWords } from '../../query/split-words.ts';
import { isWordTerm, textsOf, withoutTerms } from '../keyword-parts.ts';
import type { Relaxation } from './relaxation.ts';

/** Work at least this close is nearly the same … */
const MIN_CLOSE = 0.8;
/** … and at the company that was named, work at least this close to it is near. */
const MIN_NEAR = 0.5;
/** Shorter beginnings of names are abbreviations of many. */
const MIN_GROUP_LETTERS = 4;

const listRelated =
  (min: number) =>
  (occupation: Occupation): Occupation[] =>
    relatedOccupations(occupation).flatMap((other) => (other.similarity >= min ? [other.occupation] : []));

/** Work near that of the roles, for the company alone. */
function withNearWork(keyword: ParsedKeyword): ParsedKeyword {
  const roles = keyword.roles.map((role) => {
    const named = role.named ?? role.occupations;
    const near = [...named, ...named.flatMap(listRelated(MIN_CLOSE))].flatMap(listRelated(MIN_NEAR));
    return { ...role, isWork: true, occupations: [...new Set([...role.occupations, ...(role.near ?? []), ...near])] };
  });
  return { ...keyword, roles };
}

/** The beginning of a company's name, which companies of one group share: "bajaj finserv", "bajaj allianz". */
function nameGroup({ company = [], ...term }: Term): Term | undefined {
  // Names that were typed in part are written as one word: "bajaj fin".
  const typed = splitWords(term.text).map(({ word }) => foldPlural(word));
  const names = [...company, typed].filter(({ length }) => length > 1).map(([first = '']) => first);
  const groups = names.filter((name) => name.length >= MIN_GROUP_LETTERS && !ordinaryNameWords.has(name));
  return groups.length > 0 ? { ...term, company: [...new Set(groups)].map((name) => [name]) } : undefined;
}

/**
 * Beside a company: the work there in other places, near work there, the work at companies of the same group, the head of the name
 * of work there; then a few other vacancies of the company, and the work at other companies, which fills the page only if the
 * company offers nothing near the work.
 */
export function* relaxCompany(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const company = terms.find(isCompanyTerm);
  if (!company) return;
  const without = (dropped: Term[]): Relaxation => ({
    keywords: [withoutTerms(keyword, (term) => dropped.includes(term))],
    leftOut: textsOf(dropped),
  });
  const places = terms.filter(isPlaceTerm);
  const words = terms.filter(isWordTerm);
  if (places.length > 0) yield without(places);
  if (roles.length > 0) yield { keywords: [withNearWork(keyword)], leftOut: textsOf(words) };
  const group = roles.length > 0 ? nameGroup(company) : undefined;
  if (group) {
    const inGroup = { ...keyword, terms: terms.map((term) => (term === company ? group : term)) };
    yield { keywords: [inGroup], leftOut: [company.text] };
    yield { keywords: [withNearWork(inGroup)], leftOut: textsOf([company, ...words]) };
  }
  if (words.length > 1) yield without(words.slice(0, -1));
  if (words.length === 0) return;
  if (roles.length > 0) yield { ...without(words), isAfterResults: true, isForFew: true };
  else yield without(words);
  yield { ...without([company]), isLastResort: true };
  yield { ...without([company]), isForFew: true };
  yield { ...without(words), isForFew: true };
}
