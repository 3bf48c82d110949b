import { PAGE_SIZE } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { countText } from '../../platform/text/format.ts';
import { SlidersHorizontal } from '../../ui/display/icons.tsx';
import { Button, classNames, Pagination, Sheet } from '../../ui/index.ts';
import { addressWith, mergeParams, VacancyList } from '../vacancies/index.ts';
import { countFilters, FilterPanel } from './filter-panel.tsx';
import type { VacancyPage } from './search.api.ts';
import { usePlaces } from './use-places.ts';
import { readFilters } from './vacancy-filters.ts';

/** Places offered as radio buttons. */
const COMMON_PLACES = 10;

interface FilteredListProps {
  path: string;
  params: URLSearchParams;
  /** Most frequent first. */
  places: readonly string[];
  /** `places` are all there are. By default they are the common ones, and phones load the rest with the filters. */
  hasAllPlaces?: boolean | undefined;
  page: VacancyPage;
  /** Shown instead of the cards if there are none. */
  empty: ReactNode;
}

const jobs = (total: number, capped: boolean): string =>
  `${countText(total, capped)} ${total === 1 && !capped ? 'job' : 'jobs'}`;

/** A page of cards with filters: a side column on wide screens, a bottom sheet on phones. */
export function FilteredList({ path, params, places, hasAllPlaces = false, page, empty }: FilteredListProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const loading = useNavigation().location?.pathname === path;
  const { vacancies, total, capped } = page;
  const filters = { path, params, places: hasAllPlaces ? places : places.slice(0, COMMON_PLACES) };
  const every = usePlaces(places);
  const chosen = countFilters(params);

  function openSheet() {
    setSheetOpen(true);
    if (!hasAllPlaces) every.loadAll();
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      {/* Without JavaScript the sheet cannot open, so phones show the column. */}
      <aside aria-label="Filters" className="hidden lg:block noscript:block">
        <FilterPanel {...filters} />
      </aside>
      <div className="min-w-0">
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-muted">
            {total > 0 && `${jobs(total, capped)} found`}
          </p>
          <Button variant="secondary" className="lg:hidden noscript:hidden" onClick={openSheet}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
        </div>
        <div aria-busy={loading} className={classNames('transition-opacity', loading && 'opacity-60')}>
          {vacancies.length > 0 ? <VacancyList vacancies={vacancies} /> : empty}
        </div>
        <Pagination
          className="mt-8"
          label="Pages of jobs"
          page={readFilters(params).page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          addressOf={(number) => addressWith(path, withPage(params, number))}
        />
      </div>
      <Sheet
        title="Filters"
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        footer={
          <Button className="w-full" busy={loading} onClick={() => setSheetOpen(false)}>
            {total > 0 ? `Show ${jobs(total, capped)}` : 'Close'}
          </Button>
        }
      >
        {/* On wide screens the search form has a select of all places. */}
        <FilterPanel {...filters} allPlaces={hasAllPlaces ? undefined : every.places} />
      </Sheet>
    </div>
  );
}

function withPage(params: URLSearchParams, number: number): URLSearchParams {
  const merged = mergeParams(params, {});
  if (number > 1) merged.set('page', String(number));
  return merged;
}
