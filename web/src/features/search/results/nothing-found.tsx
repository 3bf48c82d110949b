import type { OfferedSearch } from '@aarambh/contract';
import { COUNT_CAP } from '@aarambh/contract';
import { Link } from 'react-router';
import { countText } from '../../../platform/text/format.ts';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import { SaveSearchButton } from '../../search-alerts/index.ts';
import { searchAddress } from '../../vacancies/index.ts';
import { clearFilters, countFilters, noFilters, type VacancyFilters } from '../filters/vacancy-filters.ts';
import { changedAddress, listAddress, SEARCH } from '../list-address.ts';

/** 'Accountant in Pune', 'Accountant', 'All jobs in Pune'. */
const offerText = ({ keyword, location }: OfferedSearch): string =>
  [keyword || 'All jobs', location].filter(Boolean).join(' in ');

/** Searches that find something, nearest first, with the number of jobs. */
function Offers({ offers }: { offers: readonly OfferedSearch[] }) {
  return (
    <div className="mx-auto grid max-w-md gap-2 pb-6">
      <h3 className="text-base">Searches that find jobs</h3>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised">
        {offers.map((offer) => (
          <li key={`${offer.keyword}|${offer.location}`}>
            <Link
              to={searchAddress({ keyword: offer.keyword, location: offer.location })}
              className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 text-link no-underline hover:bg-brand-soft"
            >
              <span className="min-w-0 font-medium first-letter:uppercase">{offerText(offer)}</span>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {countText(offer.count, offer.count >= COUNT_CAP)} {offer.count === 1 ? 'job' : 'jobs'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NothingFoundProps {
  filters: VacancyFilters;
  /** The query by which the search is saved; '' for an empty search. */
  query: string;
  offers: readonly OfferedSearch[];
}

/** No results (core §8): what to try next, and the nearest searches with their counts. */
export function NothingFound({ filters, query, offers }: NothingFoundProps) {
  const isDeep = filters.page > 1;
  const isNarrowed = countFilters(filters) > 0;
  const canClear = isNarrowed && filters.keyword !== '';
  return (
    <>
      <EmptyState
        title="No jobs found for the search criteria."
        text={
          isDeep
            ? 'There are not that many pages.'
            : isNarrowed
              ? 'Remove a filter, or try one of the searches below.'
              : 'Check the spelling, or try a shorter or more general job title.'
        }
      >
        {/* One of them is primary: what most likely finds a job now, else an alert about new ones. */}
        {isDeep && <LinkButton to={changedAddress(SEARCH, filters, {})}>Go to the first page</LinkButton>}
        {canClear && (
          <LinkButton to={listAddress(SEARCH, clearFilters(filters))} variant={isDeep ? 'secondary' : 'primary'}>
            Search without filters
          </LinkButton>
        )}
        {!isDeep && query && <SaveSearchButton query={query} isEmpty variant={canClear ? 'secondary' : 'primary'} />}
        <LinkButton to={listAddress(SEARCH, noFilters)} variant="secondary">
          See the latest jobs
        </LinkButton>
      </EmptyState>
      {offers.length > 0 && <Offers offers={offers} />}
    </>
  );
}
