import { type CallReply, getSearchFacets } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../../platform/api/memoize-with-ttl.ts';
import { filterQuery, type VacancyFilters, writeFilters } from './vacancy-filters.ts';

export type Facets = CallReply<typeof getSearchFacets>;

/** The counts of a search, requested once. */
const loadFacets = memoizeWithTtl(
  (_key: string, filters: VacancyFilters): Promise<Facets> =>
    api(getSearchFacets, {
      query: { ...(filters.keyword && { keyword: filters.keyword }), ...filterQuery(filters) },
    }),
  (key) => key,
);

/**
 * Counts beside the choices of a search, loaded by the browser after the page. Counts of the search before are kept until
 * the new ones arrive, so that the lists do not jump.
 * @param companyID counts of one company's vacancies
 */
export function useFacets(given: VacancyFilters, companyID = ''): Facets | undefined {
  const [facets, setFacets] = useState<Facets>();
  // Page and order do not change the counts.
  const filters: VacancyFilters = { ...given, company: companyID || given.company, page: 1, order: 'relevance' };
  const key = writeFilters(filters).toString();

  // The key stands for the filters
  useEffect(() => {
    let current = true;
    // The filters work without counts, so a failure gives none (core §8).
    loadFacets(key, filters)
      .catch(() => undefined)
      .then((loaded) => current && setFacets(loaded));
    return () => {
      current = false;
    };
  }, [key]);

  return facets;
}

/** Counts of one filter as texts by value; '5+' when they are lower bounds. A choice without a count has '0'. */
export function countTexts(
  facets: Facets | undefined,
  name: Exclude<keyof Facets, 'capped'>,
  values: readonly string[],
): Map<string, string> | undefined {
  if (!facets) return undefined;
  const counts = new Map(facets[name].map(({ value, count }) => [value, count]));
  return new Map(
    values
      .filter((value) => value !== '')
      .map((value) => {
        const count = counts.get(value) ?? 0;
        // Among more results than were counted there may be some.
        if (count === 0) return [value, facets.capped ? '' : '0'];
        return [value, `${count.toLocaleString('en-IN')}${facets.capped ? '+' : ''}`];
      }),
  );
}
