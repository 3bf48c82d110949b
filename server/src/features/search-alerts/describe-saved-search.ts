import { employmentTypeLabels, postedWithinLabels, workModeLabels } from '@aarambh/contract';
import { formatIndianNumber } from '../../lib/money/rupees.ts';
import type { SavedSearchQuery } from './saved-search-query.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The title of a saved search: "Cook in Pune, Fresher".
 * @param companyName of the company in the filters; '' without one
 */
export function describeSavedSearch({ keyword, filters }: SavedSearchQuery, companyName: string): string {
  const places = [filters.location ?? '', ...(filters.places ?? [])].filter((place) => place !== '');
  const choices = [
    filters.experience ?? '',
    filters.edu ?? '',
    filters.pay === undefined ? '' : `₹${formatIndianNumber(Number(filters.pay) * 1_000)}+ a month`,
    ...(filters.mode ?? []).map((mode) => workModeLabels[mode]),
    ...(filters.type ?? []).map((type) => employmentTypeLabels[type]),
    filters.industry ?? '',
    companyName,
    filters.days === undefined ? '' : postedWithinLabels[filters.days],
  ].filter((text) => text !== '');
  const what = keyword ? capitalised(keyword) : 'Jobs';
  const where =
    places.length > 3 ? `${places.slice(0, 2).join(', ')} and ${places.length - 2} more` : places.join(', ');
  return [where ? `${what} in ${where}` : what, ...choices].join(', ');
}

/** The path of the results of a saved search. @param company id of the followed company */
export const pathOfSavedSearch = (query: string, company: number | null): string =>
  company === null ? `/job/search?${query}` : `/job/by-company?id=${company}`;
