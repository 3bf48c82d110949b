import { Link } from 'react-router';
import type { VacancyFilters } from '../filters/vacancy-filters.ts';
import { changedAddress, SEARCH } from '../list-address.ts';
import type { VacancyPage } from '../search.api.ts';

/** What the search made of the keyword: a corrected spelling, what it does not use, other titles of the work. */
export function ResultNotes({ page, filters }: { page: VacancyPage; filters: VacancyFilters }) {
  const { searchedFor, notes } = page;
  const { alsoShown, notUsed } = notes;
  return (
    <>
      {searchedFor && (
        <p role="status" className="mt-2">
          Showing results for <strong>{searchedFor}</strong>
        </p>
      )}
      {notUsed.length > 0 && <p className="mt-2 line-clamp-2 text-sm text-muted">Not used: {notUsed.join(', ')}</p>}
      {alsoShown.length > 0 && (
        <p className="mt-2 line-clamp-2 text-sm text-muted">
          Also shown:{' '}
          {alsoShown.map((title, at) => (
            <span key={title}>
              {at > 0 && ', '}
              <Link to={changedAddress(SEARCH, filters, { keyword: title })} className="text-link hover:underline">
                {title}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
