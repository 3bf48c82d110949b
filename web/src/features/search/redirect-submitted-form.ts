import { redirect } from 'react-router';
import { addressWith } from '../vacancies/index.ts';
import { isEmptySearch, readFilters } from './filters/vacancy-filters.ts';
import { type ListPlace, listAddress } from './list-address.ts';

/**
 * Redirects a list whose form the browser submitted itself, without JavaScript or before its code was loaded, to its
 * canonical address: such a form sends every field, also empty ones, and a parameter for each check box. An address
 * without empty and repeated parameters is left as it is, and an empty keyword stays: it shows the warning (core §5).
 * @throws {Response} 302 to the canonical address
 */
export function redirectSubmittedForm(list: ListPlace, address: string): void {
  const params = new URL(address).searchParams;
  const filters = readFilters(params);
  const isWarned = list.path === '/job/search' && params.has('keyword') && isEmptySearch(filters);
  const names = [...params.keys()];
  const hasEmpty = [...params].some(([name, value]) => value === '' && !(isWarned && name === 'keyword'));
  if (!hasEmpty && new Set(names).size === names.length) return;
  throw redirect(isWarned ? addressWith(list.path, new URLSearchParams({ keyword: '' })) : listAddress(list, filters));
}
