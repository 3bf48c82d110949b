import { listLatestVacancies, searchVacancy } from '@aarambh/contract';
import type { z } from 'zod';
import { fieldError } from '../../lib/call-error.ts';

/** The parameters of a saved search, in canonical order, as they are in the address of the search. */
const names = [
  'keyword',
  'experience',
  'location',
  'places',
  'edu',
  'pay',
  'days',
  'mode',
  'type',
  'industry',
  'company',
] as const;

type Filters = Omit<z.infer<NonNullable<typeof listLatestVacancies.query>>, 'page' | 'order'>;

/** A saved search as its query is read: checked as the search checks its own requests. */
export interface SavedSearchQuery {
  /** Canonical: the same for all spellings of one search. */
  text: string;
  /** '' without one. */
  keyword: string;
  filters: Filters;
}

/** Sets of values in one order, because the order of choosing has no meaning. */
const sorted = (text: string, separator: string): string =>
  [...new Set(text.split(separator).map((part) => part.trim()))].filter(Boolean).sort().join(separator);

function canonicalValue(name: (typeof names)[number], value: string): string {
  const text = value.trim().replace(/\s+/g, ' ');
  if (name === 'keyword') return text.toLowerCase();
  if (name === 'places') return sorted(text, ';');
  return name === 'mode' || name === 'type' ? sorted(text, ',') : text;
}

/**
 * Reads the query of a saved search. Page and order are dropped.
 * @throws {CallError} bad_input when a parameter is unknown or invalid
 */
export function readSavedSearchQuery(query: string): SavedSearchQuery {
  const given = new URLSearchParams(query);
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = canonicalValue(name, given.get(name) ?? '');
    if (value !== '') values[name] = value;
  }
  const isKnown = (name: string) => ['page', 'order', ...names].includes(name);
  if (![...given.keys()].every(isKnown)) throw fieldError('query', 'This search cannot be saved.');
  const schema = values.keyword === undefined ? listLatestVacancies.query : searchVacancy.query;
  const read = schema.safeParse(values);
  if (!read.success) throw fieldError('query', read.error.issues[0]?.message ?? 'This search cannot be saved.');
  const { page: _page, order: _order, ...rest } = read.data;
  const { keyword = '', ...filters } = rest as Filters & { keyword?: string };
  return { text: new URLSearchParams(values).toString(), keyword, filters };
}

/** The company that a query follows: it names a company and nothing else. */
export function followedCompany({ keyword, filters }: SavedSearchQuery): number | undefined {
  const isAlone = keyword === '' && Object.values(filters).filter((value) => value !== undefined).length === 1;
  return isAlone ? filters.company : undefined;
}
