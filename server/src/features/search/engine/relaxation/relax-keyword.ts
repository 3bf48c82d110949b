import { educationChoices, employmentTypes, experienceChoices, workModes } from '@aarambh/contract';
import { findPlace, placesAround, placesCovering } from '../../../places/index.ts';
import {
  employmentTypeLexeme,
  qualificationFamilies,
  qualificationLexeme,
  STATED_PAY_LEXEME,
  shiftLexeme,
  shifts,
  workModeLexeme,
} from '../../indexing/attribute-lexemes.ts';
import { educationLexeme, experienceLexeme } from '../../indexing/create-lexemes.ts';
import { type Occupation, relatedOccupations } from '../../occupations/index.ts';
import type { Condition } from '../../query/conditions/read-conditions.ts';
import { isCompanyTerm, isPlaceTerm } from '../../query/expand-term.ts';
import type { Role } from '../../query/find-work.ts';
import type { ParsedKeyword, Term } from '../../query/read-keyword.ts';
import { anyOf, type Expression, lexemesOf } from '../expression.ts';
import { isWordTerm, textsOf } from '../keyword-parts.ts';
import { relaxCompany } from './relax-company.ts';
import { dropPlace, dropUnknownWords, keepHead, relaxAnyWord, relaxOtherWords, relaxSkills } from './relax-words.ts';
import type { Relaxation } from './relaxation.ts';

/** Occupations at least this close suit most of those who search for one of them. */
const MIN_SIMILARITY = 0.8;
/** Occupations at least this close are worth more than any work with the same head, such as "engineer". */
const MIN_NEAR = 0.5;
/** Weight of conditions without which the work is of no use to most who ask: an internship, part time, work from home. */
const MOST_TELLING = 3;

/** Lexemes of which a vacancy has one if it states a property; the first group belongs to pay, and so on. */
const propertyLexemes: [RegExp, string[]][] = [
  [/^m:/, [STATED_PAY_LEXEME]],
  [/^x\./, experienceChoices.map((_, years) => experienceLexeme(years))],
  [/^w:/, workModes.map(workModeLexeme)],
  [/^h:/, shifts.map(shiftLexeme)],
  [/^j:/, employmentTypes.filter((type) => type !== 'full-time').map(employmentTypeLexeme)],
  [/^[ef][.:]/, [...educationChoices.map(educationLexeme), ...qualificationFamilies.map(qualificationLexeme)]],
];

/** Lexemes of vacancies that state the properties of an expression. */
function propertiesOf(expression: Expression): string[] {
  const lexemes = lexemesOf(expression);
  return propertyLexemes.flatMap(([pattern, stated]) => (lexemes.some((lexeme) => pattern.test(lexeme)) ? stated : []));
}

/** A condition with what is near it, for a search that names work: "any graduate" for a B.Com, freelance for part time. */
const orNear = (condition: Condition): Condition =>
  condition.near && !condition.isExcluded
    ? { ...condition, expression: anyOf([condition.expression, condition.near]) }
    : condition;

/**
 * Widens a condition to vacancies that do not state the property: they fit better than vacancies that state another
 * value. A level of school alone is widened to work that usually asks for no more.
 */
function orUnstated(condition: Condition, hasWork: boolean): Condition {
  const { expression, usual, unfit = [], isExcluded } = condition;
  const properties = propertiesOf(expression);
  if (isExcluded || properties.length === 0) return condition;
  const unstated = { not: anyOf([...properties, ...unfit]) };
  return { ...condition, expression: anyOf([expression, usual && !hasWork ? { all: [usual, unstated] } : unstated]) };
}

/** Whether a keyword asks for some pay: such work is seldom the first, also when the pay is given up. */
const isPaid = ({ conditions }: ParsedKeyword): boolean =>
  conditions.some(({ expression }) => lexemesOf(expression).some((lexeme) => /^[mb]:/.test(lexeme)));

/** Whether a qualification is all that tells the work: without it "bsc nursing hyderabad" finds anything in the place. */
const isOfProfession = ({ professions, usual }: Condition, hasWork: boolean): boolean =>
  !hasWork && professions !== undefined && !usual;

const withoutCareers = ({ careers: _, ...condition }: Condition): Condition => condition;

/**
 * Conditions: first what is near them is accepted, then what does not state the property; only when hardly anything
 * else is found they are given up by weight, the least telling first, since a vacancy that states another value suits few.
 * Exclusions never are. Of a keyword with neither work nor place the most telling ones stay as they are, since almost
 * any vacancy states nothing of them, except that a level of school is widened to work that usually asks for no more. Vacancies
 * that state one of several conditions come before those that state none. What does not state the most telling conditions is
 * accepted only when nothing else is found.
 */
function* relaxConditions(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms } = keyword;
  const conditions = isPaid(keyword) ? keyword.conditions.map(withoutCareers) : keyword.conditions;
  const given = conditions.filter(({ isExcluded }) => !isExcluded);
  const weights = [...new Set(given.map(({ weight }) => weight))].sort();
  const hasWork = terms.some(isWordTerm);
  const isAlone = terms.length === 0;
  const near = (condition: Condition) => (hasWork ? orNear(condition) : condition);
  if (conditions.some((condition) => near(condition) !== condition && !condition.isOfSubject))
    yield {
      keywords: [{ ...keyword, conditions: conditions.map(near) }],
      leftOut: textsOf(given.filter((condition) => condition.near)),
    };
  const last = isAlone ? weights.pop() : undefined;
  const isKept = (condition: Condition) => isOfProfession(condition, hasWork);
  const widen = (condition: Condition) =>
    isKept(condition) || (condition.weight === last && !condition.usual)
      ? condition
      : orUnstated(near(condition), hasWork);
  const widenTold = (condition: Condition) => (condition.weight < MOST_TELLING ? widen(condition) : condition);
  const usual = last === undefined || given.every((condition) => !condition.usual) ? [] : [last];
  for (const weight of isAlone ? usual : weights) {
    const weakened = given.filter((condition) => condition.weight <= weight && !isKept(condition));
    if (weakened.length === 0) continue;
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
  // No vacancy states that it is for no women, so a condition on that contradicts none.
  const loose = given.filter(
    (condition) =>
      condition.weight < MOST_TELLING && propertiesOf(condition.expression).length === 0 && !isKept(condition),
  );
  if (loose.length > 0 && !isAlone) {
    const kept = conditions.filter((condition) => !loose.includes(condition));
    yield { keywords: [{ ...keyword, conditions: kept.map(widenTold) }], leftOut: textsOf(given) };
  }
  for (const weight of weights) {
    const dropped = given.filter((condition) => condition.weight <= weight && !isKept(condition));
    if (dropped.length === 0) continue;
    const kept = conditions.filter((condition) => !dropped.includes(condition));
    yield {
      keywords: [{ ...keyword, conditions: kept.map(widen) }],
      leftOut: textsOf(dropped),
      isLastResort: weight === MOST_TELLING,
      isForFew: weight !== MOST_TELLING,
    };
  }
}

/** Roles of work with the occupations that are at least this close to it. */
const withRelated = (roles: Role[], min: number): Role[] =>
  roles.map((role) => {
    const listClose = (occupation: Occupation) =>
      relatedOccupations(occupation).flatMap((other) => (other.similarity >= min ? [other.occupation] : []));
    const close = (role.named ?? role.occupations).flatMap(listClose);
    return { ...role, isWork: true, occupations: [...new Set([...role.occupations, ...close])] };
  });

/** As a last resort work that is near that of the roles, in the same places. */
function* relaxToNearWork(keyword: ParsedKeyword): Generator<Relaxation> {
  if (!keyword.roles.some(({ isWork }) => isWork) || keyword.terms.some(isCompanyTerm)) return;
  // Near work is often what an exclusion means.
  if (keyword.conditions.some(({ isExcluded }) => isExcluded)) return;
  const leftOut = textsOf(keyword.terms.filter((term) => !isPlaceTerm(term)));
  const near = { ...keyword, roles: withRelated(keyword.roles, MIN_NEAR) };
  yield { keywords: [near], leftOut, isLastResort: true };
}

/**
 * Occupations close to those that the roles name, in the same places; for a tool the work that it stands for. What is close to
 * another title of the work is often close to nothing that was asked for.
 */
function* relaxRoles(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const related = withRelated(roles, MIN_SIMILARITY);
  const isSame = ({ occupations }: Role, i: number) =>
    occupations.length === roles[i]?.occupations.length && roles[i]?.isWork;
  if (related.every(isSame)) return;
  yield {
    keywords: [{ ...keyword, roles: related }],
    leftOut: roles.map(({ from, to }) => textsOf(terms.slice(from, to)).join(' ')),
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
 * Query relaxation: weaker forms of a search, the closest first. Each gives up more than the one before: words beside the
 * role, conditions, the locality, the exact occupation, the work or the company; as a last resort the place and words of the role. Exclusions stay.
 */
export function* relaxKeyword(keyword: ParsedKeyword): Generator<Relaxation> {
  yield* relaxInSteps(keyword);
  yield* dropUnknownWords(keyword);
}

function* relaxInSteps(keyword: ParsedKeyword): Generator<Relaxation> {
  const leftOut: string[] = [];
  let weakest = keyword;
  const steps = [
    relaxOtherWords,
    relaxConditions,
    relaxSkills,
    relaxAnyWord,
    widenPlaces,
    relaxRoles,
    relaxCompany,
    dropPlace,
    relaxToNearWork,
    keepHead,
  ];
  for (const step of steps) {
    for (const relaxation of step(weakest)) {
      yield { ...relaxation, leftOut: [...new Set([...leftOut, ...relaxation.leftOut])] };
      const [next] = relaxation.keywords;
      if (relaxation.keywords.length > 1 || relaxation.isLastResort || relaxation.isForFew || !next) continue;
      if (step === relaxRoles || step === relaxCompany || step === relaxSkills) continue;
      if (step !== relaxConditions) leftOut.push(...relaxation.leftOut);
      weakest = next;
    }
    if (step === relaxConditions) leftOut.push(...textsOf(keyword.conditions.filter(({ isExcluded }) => !isExcluded)));
  }
}
