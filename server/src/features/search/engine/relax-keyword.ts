import { educationChoices, employmentTypes, experienceChoices, workModes } from '@aarambh/contract';
import { findPlace, placesAround, placesCovering } from '../../places/index.ts';
import {
  employmentTypeLexeme,
  qualificationFamilies,
  qualificationLexeme,
  STATED_PAY_LEXEME,
  shiftLexeme,
  shifts,
  workModeLexeme,
} from '../indexing/attribute-lexemes.ts';
import { educationLexeme, experienceLexeme } from '../indexing/create-lexemes.ts';
import { type Occupation, relatedOccupations } from '../occupations/index.ts';
import type { Condition } from '../query/conditions/read-conditions.ts';
import { isCompanyTerm, isPlaceTerm } from '../query/expand-term.ts';
import type { Role } from '../query/find-work.ts';
import type { ParsedKeyword, Term } from '../query/read-keyword.ts';
import { anyOf, lexemesOf } from './expression.ts';

/** A weaker form of a search. */
export interface Relaxation {
  /** A vacancy must match one of them. */
  keywords: ParsedKeyword[];
  /** Stronger forms of the only keyword; vacancies that match one of them come first. */
  first?: ParsedKeyword[];
  /** The dropped words, as typed. */
  leftOut: string[];
  /** Last resort: used only when nothing else was found. */
  isLastResort?: boolean;
  /** Used only when something was found before. */
  isAfterResults?: boolean;
}

/** Occupations at least this close suit most of those who search for one of them. */
const MIN_SIMILARITY = 0.8;
/** Limit of terms of which each may be dropped in turn; more would make too many combinations. */
const MAX_ALTERNATIVES = 6;

/** Weight of conditions without which the work is of no use to most who ask: an internship, part time, work from home. */
const MOST_TELLING = 3;

/** Whether a term names neither places nor companies. */
const isWordTerm = (term: Term): boolean => !isPlaceTerm(term) && !isCompanyTerm(term);

const textsOf = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);

/** A keyword without some of its terms; roles that lose a term are dropped. */
function withoutTerms({ terms, roles, ...keyword }: ParsedKeyword, isDropped: (term: Term) => boolean): ParsedKeyword {
  const kept = terms.filter((term) => !isDropped(term));
  return {
    ...keyword,
    terms: kept,
    roles: roles.flatMap((role) => {
      const { from, to } = role;
      const words = terms.slice(from, to);
      const first = kept.indexOf(words[0] as Term);
      return words.every((term) => kept.includes(term)) ? [{ ...role, from: first, to: first + words.length }] : [];
    }),
  };
}

/** Lexemes of which a vacancy has one if it states a property; the first group belongs to pay, and so on. */
const propertyLexemes: [RegExp, string[]][] = [
  [/^m:/, [STATED_PAY_LEXEME]],
  [/^x\./, experienceChoices.map((_, years) => experienceLexeme(years))],
  [/^w:/, workModes.map(workModeLexeme)],
  [/^h:/, shifts.map(shiftLexeme)],
  [/^j:/, employmentTypes.filter((type) => type !== 'full-time').map(employmentTypeLexeme)],
  [/^[ef][.:]/, [...educationChoices.map(educationLexeme), ...qualificationFamilies.map(qualificationLexeme)]],
];

/**
 * Widens a condition to vacancies that do not state the property: they fit better than vacancies that state another
 * value. A level of school alone is widened to work that usually asks for no more.
 */
function orUnstated(condition: Condition, hasWork: boolean): Condition {
  const { expression, usual, isExcluded } = condition;
  const lexemes = lexemesOf(expression);
  const properties = propertyLexemes.flatMap(([pattern, stated]) =>
    lexemes.some((lexeme) => pattern.test(lexeme)) ? stated : [],
  );
  if (isExcluded || properties.length === 0) return condition;
  const unstated = { not: anyOf(properties) };
  return { ...condition, expression: anyOf([expression, usual && !hasWork ? { all: [usual, unstated] } : unstated]) };
}

/**
 * Conditions: first what does not state the property is accepted too, then they are given up by weight, the least telling
 * first; exclusions never are. Of a keyword with neither work nor place the most telling ones stay as they are, since almost
 * any vacancy states nothing of them, except that a level of school is widened to work that usually asks for no more. Vacancies
 * that state one of several conditions come before those that state none. The most telling conditions are given up only when
 * nothing else is found.
 */
function* relaxConditions(keyword: ParsedKeyword): Generator<Relaxation> {
  const { conditions, terms } = keyword;
  const given = conditions.filter(({ isExcluded }) => !isExcluded);
  const weights = [...new Set(given.map(({ weight }) => weight))].sort();
  const hasWork = terms.some(isWordTerm);
  const isAlone = terms.length === 0;
  const last = isAlone ? weights.pop() : undefined;
  const widen = (condition: Condition) =>
    condition.weight === last && !condition.usual ? condition : orUnstated(condition, hasWork);
  const usual = last === undefined || given.every((condition) => !condition.usual) ? [] : [last];
  for (const weight of isAlone ? usual : weights) {
    const weakened = given.filter((condition) => condition.weight <= weight);
    const without = (widened: Condition[]): ParsedKeyword => ({
      ...keyword,
      conditions: conditions.map((condition) => (widened.includes(condition) ? widen(condition) : condition)),
    });
    const isTelling = weight === MOST_TELLING;
    const kept = isTelling ? weakened.filter((one) => one.weight === weight) : weakened;
    const first = kept.length > 1 ? kept.map((one) => without(weakened.filter((other) => other !== one))) : [];
    const leftOut = textsOf(weakened);
    if (isTelling && first.length > 0) yield { keywords: first, leftOut };
    yield { keywords: [without(weakened)], first: isTelling ? [] : first, leftOut, isLastResort: isTelling };
  }
  for (const weight of weights) {
    const dropped = given.filter((condition) => condition.weight <= weight);
    const kept = conditions.filter((condition) => !dropped.includes(condition));
    yield {
      keywords: [{ ...keyword, conditions: kept.map(widen) }],
      leftOut: textsOf(dropped),
      isLastResort: weight === MOST_TELLING,
    };
  }
}

/**
 * Beside a role any one of the other words is given up, then everything but the place, the conditions and one role: the first
 * that names work, since a tool or a field beside it only says more of the work.
 */
function* relaxOtherWords(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const first = roles.find(({ isWork }) => isWork) ?? roles[0];
  if (!first) return;
  const words = terms.filter(isWordTerm);
  const others = words.filter((term) => !roles.some(({ from, to }) => terms.slice(from, to).includes(term)));
  if (others.length > 1 && others.length <= MAX_ALTERNATIVES)
    yield { keywords: others.map((word) => withoutTerms(keyword, (term) => term === word)), leftOut: textsOf(others) };
  if (others.length > 0)
    yield { keywords: [withoutTerms(keyword, (term) => others.includes(term))], leftOut: textsOf(others) };
  const beside = words.filter((term) => !terms.slice(first.from, first.to).includes(term));
  if (roles.length > 1)
    yield { keywords: [withoutTerms(keyword, (term) => beside.includes(term))], leftOut: textsOf(beside) };
}

/** Without a role, any one of the words is given up. */
function* relaxAnyWord(keyword: ParsedKeyword): Generator<Relaxation> {
  const words = keyword.terms.filter(isWordTerm);
  if (keyword.roles.length === 0 && words.length > 2 && words.length <= MAX_ALTERNATIVES)
    yield { keywords: words.map((word) => withoutTerms(keyword, (term) => term === word)), leftOut: ['one word'] };
}

/**
 * Occupations close to those that the roles name, in the same places; for a tool the work that it stands for. What is close to
 * another title of the work is often close to nothing that was asked for.
 */
function* relaxRoles(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const listClose = (occupation: Occupation) =>
    relatedOccupations(occupation).flatMap((other) => (other.similarity >= MIN_SIMILARITY ? [other.occupation] : []));
  const related = roles.map((role) => ({
    ...role,
    isWork: true,
    occupations: [...new Set([...role.occupations, ...(role.named ?? role.occupations).flatMap(listClose)])],
  }));
  const isSame = ({ occupations }: Role, i: number) =>
    occupations.length === roles[i]?.occupations.length && roles[i]?.isWork;
  if (related.every(isSame)) return;
  yield {
    keywords: [{ ...keyword, roles: related }],
    leftOut: roles.map(({ from, to }) => textsOf(terms.slice(from, to)).join(' ')),
  };
}

/** The last word, which names the kind of work ("embedded firmware engineer"), alone or with the place. */
function* keepHead(keyword: ParsedKeyword): Generator<Relaxation> {
  const words = keyword.terms.filter(isWordTerm);
  const head = words.at(-1);
  const dropped = words.slice(0, -1);
  if (head && dropped.length > 0)
    yield {
      keywords: [withoutTerms(keyword, (term) => dropped.includes(term))],
      leftOut: textsOf(dropped),
      isLastResort: true,
    };
}

/** The cities of localities, and the states and regions around cities. */
function widerPlaces({ places }: Term): { cities: string[]; around: string[] } {
  const known = places.flatMap((name) => findPlace(name) ?? []);
  const cities = known.flatMap((place) => (place.city === undefined ? [] : [place.city]));
  const inCities = known.filter(({ kind }) => kind === 'city' || kind === 'locality');
  const around = inCities.flatMap(placesAround).flatMap(placesCovering);
  return { cities: [...new Set(cities)], around: [...new Set(around)].filter((name) => !places.includes(name)) };
}

/** The wider places around a place that has few vacancies: a locality's city, and as a last resort state and region. */
function* widenPlaces(keyword: ParsedKeyword): Generator<Relaxation> {
  const term = keyword.terms.find(isPlaceTerm);
  if (!term) return;
  const { cities, around } = widerPlaces(term);
  const within = (places: string[]): ParsedKeyword => ({
    ...keyword,
    terms: keyword.terms.map((other) => (other === term ? { ...term, phrases: [], places } : other)),
  });
  if (cities.length > 0) yield { keywords: [within([...term.places, ...cities])], leftOut: [term.text] };
  if (around.length > 0) yield { keywords: [within(around)], leftOut: [term.text], isLastResort: true };
}

/**
 * Beside a company: the work there in other places, the head of the name of work there, other vacancies of the company, and
 * the work at other companies. A company that offers nothing near the work says more about it with other work last.
 */
function* relaxCompany(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms } = keyword;
  if (!terms.some(isCompanyTerm)) return;
  const without = (dropped: Term[]): Relaxation => ({
    keywords: [withoutTerms(keyword, (term) => dropped.includes(term))],
    leftOut: textsOf(dropped),
  });
  const places = terms.filter(isPlaceTerm);
  const words = terms.filter(isWordTerm);
  if (places.length > 0) yield without(places);
  if (words.length > 1) yield without(words.slice(0, -1));
  if (words.length === 0) return;
  yield { ...without(words), isAfterResults: keyword.roles.length > 0 };
  yield without(terms.filter(isCompanyTerm));
  yield without(words);
}

/** The same words anywhere: more useful than other work in the place. */
function* dropPlace(keyword: ParsedKeyword): Generator<Relaxation> {
  const place = keyword.terms.find(isPlaceTerm);
  if (place && keyword.terms.length > 1)
    yield { keywords: [withoutTerms(keyword, isPlaceTerm)], leftOut: [place.text], isLastResort: true };
}

/**
 * Query relaxation: weaker forms of a search, the closest first. Each gives up more than the one before: words beside the
 * role, conditions, the locality, the exact occupation, the work or the company; as a last resort the place and words of the role. Exclusions stay.
 */
export function* relaxKeyword(keyword: ParsedKeyword): Generator<Relaxation> {
  const leftOut: string[] = [];
  let weakest = keyword;
  const steps = [
    relaxOtherWords,
    relaxConditions,
    relaxAnyWord,
    widenPlaces,
    relaxRoles,
    relaxCompany,
    dropPlace,
    keepHead,
  ];
  for (const step of steps) {
    for (const relaxation of step(weakest)) {
      yield { ...relaxation, leftOut: [...new Set([...leftOut, ...relaxation.leftOut])] };
      const [next] = relaxation.keywords;
      if (relaxation.keywords.length > 1 || relaxation.isLastResort || !next) continue;
      if (step === relaxRoles || step === relaxCompany) continue;
      if (step !== relaxConditions) leftOut.push(...relaxation.leftOut);
      weakest = next;
    }
    if (step === relaxConditions) leftOut.push(...textsOf(keyword.conditions.filter(({ isExcluded }) => !isExcluded)));
  }
}
