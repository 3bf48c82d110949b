import { findPlace, placesAround, placesCovering } from '../../places/index.ts';
import { relatedOccupations } from '../occupations/index.ts';
import type { ParsedKeyword, Term } from '../query/read-keyword.ts';

/** A weaker form of a search. */
export interface Relaxation {
  /** A vacancy must match one of them. */
  keywords: ParsedKeyword[];
  /** What is not asked for any more, as typed. */
  leftOut: string[];
  /** Far from what was asked for: used only when nothing else was found. */
  isLastResort?: boolean;
}

/** Occupations at least this close suit most of those who search for one of them. */
const MIN_SIMILARITY = 0.8;
/** Terms of which all but one may be asked for; more would make too many combinations. */
const MAX_ALTERNATIVES = 6;

const isPlace = ({ places }: Term): boolean => places.length > 0;
const textsOf = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);

/** A keyword without some of its terms; roles that lose a term are dropped. */
function withoutTerms({ terms, roles, ...keyword }: ParsedKeyword, isDropped: (term: Term) => boolean): ParsedKeyword {
  const kept = terms.filter((term) => !isDropped(term));
  return {
    ...keyword,
    terms: kept,
    roles: roles.flatMap(({ from, to, occupations }) => {
      const words = terms.slice(from, to);
      const first = kept.indexOf(words[0] as Term);
      return words.every((term) => kept.includes(term)) ? [{ from: first, to: first + words.length, occupations }] : [];
    }),
  };
}

/** Conditions are given up by weight, the least telling first; exclusions are never. */
function* relaxConditions(keyword: ParsedKeyword): Generator<Relaxation> {
  const { conditions } = keyword;
  const given = conditions.filter(({ isExcluded }) => !isExcluded);
  const weights = [...new Set(given.map(({ weight }) => weight))].sort();
  if (keyword.terms.length === 0) weights.pop();
  for (const weight of weights) {
    const dropped = given.filter((condition) => condition.weight <= weight);
    yield {
      keywords: [{ ...keyword, conditions: conditions.filter((condition) => !dropped.includes(condition)) }],
      leftOut: textsOf(dropped),
    };
  }
}

/** Beside a role everything but the place is given up; without one, any one word. */
function* relaxWords(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const inRoles = roles.flatMap(({ from, to }) => terms.slice(from, to));
  const words = terms.filter((term) => !isPlace(term));
  const others = words.filter((term) => !inRoles.includes(term));
  if (roles.length > 0 && others.length > 0)
    yield { keywords: [withoutTerms(keyword, (term) => others.includes(term))], leftOut: textsOf(others) };
  if (roles.length > 1) {
    const [first] = roles;
    const dropped = words.filter((term) => terms.indexOf(term) >= (first?.to ?? 0));
    yield { keywords: [withoutTerms(keyword, (term) => dropped.includes(term))], leftOut: textsOf(dropped) };
  }
  if (roles.length === 0 && words.length > 2 && words.length <= MAX_ALTERNATIVES)
    yield { keywords: words.map((word) => withoutTerms(keyword, (term) => term === word)), leftOut: ['one word'] };
}

/** Occupations close to those of the roles, in the same places. */
function* relaxRoles(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const related = roles.map(({ from, to, occupations }) => ({
    from,
    to,
    occupations: occupations.flatMap((occupation) => [
      occupation,
      ...relatedOccupations(occupation).flatMap((other) =>
        other.similarity >= MIN_SIMILARITY ? [other.occupation] : [],
      ),
    ]),
  }));
  if (related.every(({ occupations }, i) => occupations.length === roles[i]?.occupations.length)) return;
  yield {
    keywords: [{ ...keyword, roles: related }],
    leftOut: roles.map(({ from, to }) => textsOf(terms.slice(from, to)).join(' ')),
  };
}

/** The last word, which names the kind of work ("embedded firmware engineer"), alone or with the place. */
function* keepHead(keyword: ParsedKeyword): Generator<Relaxation> {
  const words = keyword.terms.filter((term) => !isPlace(term));
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
  const term = keyword.terms.find(isPlace);
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
 * Query relaxation: weaker forms of a search, the closest first. Each gives up more than the one before: conditions, words
 * beside the role, the exact occupation, the locality; as a last resort words of the role and the place. Exclusions stay.
 */
export function* relaxKeyword(keyword: ParsedKeyword): Generator<Relaxation> {
  const leftOut: string[] = [];
  let weakest = keyword;
  const steps = [relaxConditions, relaxWords, widenPlaces, relaxRoles, keepHead];
  for (const step of steps) {
    for (const relaxation of step(weakest)) {
      yield { ...relaxation, leftOut: [...new Set([...leftOut, ...relaxation.leftOut])] };
      const [next] = relaxation.keywords;
      if (relaxation.keywords.length > 1 || relaxation.isLastResort || !next || step === relaxRoles) continue;
      if (step !== relaxConditions) leftOut.push(...relaxation.leftOut);
      weakest = next;
    }
    if (step === relaxConditions) leftOut.push(...textsOf(keyword.conditions.filter(({ isExcluded }) => !isExcluded)));
  }
}
