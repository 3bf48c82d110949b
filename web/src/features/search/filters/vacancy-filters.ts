import {
  ANYWHERE,
  type EmploymentType,
  educationChoices,
  employmentTypes,
  experienceChoices,
  MAX_PLACES,
  paySteps,
  postedWithinChoices,
  type SearchOrder,
  searchOrders,
  type WorkMode,
  workModes,
} from '@aarambh/contract';

/** Filters of a list page, parsed from its address; '' or an empty list means not chosen. */
export interface VacancyFilters {
  keyword: string;
  experience: string;
  /** Sorted, at most {@link MAX_PLACES}. In an address the first is `location`, the others are `places`. */
  places: readonly string[];
  edu: string;
  /** Thousand rupees a month. */
  pay: (typeof paySteps)[number] | '';
  days: (typeof postedWithinChoices)[number] | '';
  mode: readonly WorkMode[];
  type: readonly EmploymentType[];
  industry: string;
  /** Company id. */
  company: string;
  order: SearchOrder;
  /** From 1. */
  page: number;
}

/** Characters that `places` of the API accepts. */
const MAX_PLACES_LENGTH = 500;

const clean = (text: string | null): string =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();

const oneOf = <const T extends string>(choices: readonly T[], text: string): T | '' =>
  choices.find((choice) => choice === text) ?? '';

/** Values of a parameter that is given several times or as a list; in the order of the choices, without repeats. */
const severalOf = <const T extends string>(choices: readonly T[], given: readonly string[]): T[] => {
  const parts = new Set(given.flatMap((text) => text.split(',').map((part) => part.trim())));
  return choices.filter((choice) => parts.has(choice));
};

const pageOf = (text: string | null): number =>
  /^\d{1,4}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), 5_000) : 1;

/** Distinct places in one order, since the order of choosing has no meaning. 'Anywhere in India' is not a place. */
export function sortPlaces(given: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const place of given.map(clean)) {
    const key = place.toLowerCase();
    if (place && key !== ANYWHERE.toLowerCase() && !byKey.has(key)) byKey.set(key, place);
  }
  const sorted = [...byKey.values()].slice(0, MAX_PLACES).sort((a, b) => (a < b ? -1 : 1));
  while (sorted.slice(1).join(';').length > MAX_PLACES_LENGTH) sorted.pop();
  return sorted;
}

/** Parses the filters of an address. Invalid values count as not chosen, so that old links still show jobs. */
export function readFilters(params: URLSearchParams): VacancyFilters {
  const text = (name: string) => clean(params.get(name));
  return {
    keyword: text('keyword'),
    experience: oneOf(experienceChoices, text('experience')),
    places: sortPlaces([...params.getAll('location'), ...params.getAll('places').flatMap((list) => list.split(';'))]),
    edu: oneOf(educationChoices, text('edu')),
    pay: oneOf(paySteps, text('pay')),
    days: oneOf(postedWithinChoices, text('days')),
    mode: severalOf(workModes, params.getAll('mode')),
    type: severalOf(employmentTypes, params.getAll('type')),
    industry: text('industry'),
    company: /^[1-9]\d{0,8}$/.test(text('company')) ? text('company') : '',
    order: oneOf(searchOrders, text('order')) || 'relevance',
    page: pageOf(params.get('page')),
  };
}

/** Filters as an API query, without those not chosen. `keyword` is left to the call. */
export function filterQuery(filters: VacancyFilters) {
  const { experience, places, edu, pay, days, mode, type, industry, company, order, page } = filters;
  const [location, ...further] = places;
  return {
    ...(experience && { experience }),
    ...(location && { location }),
    ...(further.length > 0 && { places: further.join(';') }),
    ...(edu && { edu }),
    ...(pay && { pay }),
    ...(days && { days }),
    ...(mode.length > 0 && { mode: mode.join(',') }),
    ...(type.length > 0 && { type: type.join(',') }),
    ...(industry && { industry }),
    ...(company && { company }),
    ...(order !== 'relevance' && { order }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** Parameters of an address in the canonical form: one order, without defaults. */
export const writeFilters = (filters: VacancyFilters): URLSearchParams =>
  new URLSearchParams({ ...(filters.keyword && { keyword: filters.keyword }), ...filterQuery(filters) });

/**
 * The query by which a search is saved for alerts; '' for a search of everything.
 * @param searchedFor the corrected keyword, whose results are shown
 */
export const savedSearchQuery = (filters: VacancyFilters, searchedFor = ''): string =>
  writeFilters({ ...filters, keyword: searchedFor || filters.keyword, order: 'relevance', page: 1 }).toString();

/** Filters without a keyword and without any choice. */
export const noFilters: VacancyFilters = readFilters(new URLSearchParams());

/** Keeps the search and its order, and removes every filter. */
export const clearFilters = ({ keyword, order }: VacancyFilters): VacancyFilters => ({ ...noFilters, keyword, order });

/** Number of chosen filters; each place, work mode and employment type counts. */
export function countFilters(filters: VacancyFilters): number {
  const { experience, places, edu, pay, days, mode, type, industry, company } = filters;
  const single = [experience, edu, pay, days, industry, company].filter(Boolean).length;
  return single + places.length + mode.length + type.length;
}

/** Whether a search asks for nothing at all: no keyword and no filter. */
export const isEmptySearch = (filters: VacancyFilters): boolean => !filters.keyword && countFilters(filters) === 0;
