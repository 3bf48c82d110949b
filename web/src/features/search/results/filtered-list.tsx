import { type ReactNode, Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import { countText } from '../../../platform/text/format.ts';
import { useMedia } from '../../../platform/use-media.ts';
import { SlidersHorizontal } from '../../../ui/display/icons.tsx';
import { Button, buttonClasses, classNames, lazyAfterLoad, Pagination } from '../../../ui/index.ts';
import { changesOnlyOpenJob, JobPane } from '../../vacancies/index.ts';
import { filterChips } from '../filters/lazy-filter-chips.ts';
import { filterPanel, HAS_COLUMN } from '../filters/lazy-filter-panel.ts';
import { countFilters, type VacancyFilters } from '../filters/vacancy-filters.ts';
import { type ListPlace, listAddress } from '../list-address.ts';
import type { VacancyPage } from '../search.api.ts';
import { PaneHint } from './pane-hint.tsx';
import { ResultList } from './result-list.tsx';
import { SortSelect } from './sort-select.tsx';
import { useOpenJob } from './use-open-job.ts';

/** Id of the filters' column, which a link shows where no script runs. */
const COLUMN_ID = 'filters';

const [FilterSheet, usePreload] = lazyAfterLoad(() => import('./filter-sheet.tsx'));

interface FilteredListProps {
  list: ListPlace;
  filters: VacancyFilters;
  /** Most frequent first. */
  places: readonly string[];
  /** `places` are all there are. By default they are the common ones, and the rest is loaded when a place is typed. */
  hasAllPlaces?: boolean | undefined;
  page: VacancyPage;
  /** Heading of the page, in one row with the count. */
  heading?: ReactNode;
  /** Further controls, beside the filters and the order. */
  actions?: ReactNode;
  /** Lines between the controls and the cards. */
  notes?: ReactNode;
  /** Shown instead of the cards if there are none. */
  empty: ReactNode;
  /** Below the list; beside it on wide screens, until a job is opened there. */
  discover?: ReactNode;
}

const jobs = (total: number, capped: boolean): string =>
  `${countText(total, capped)} ${total === 1 && !capped ? 'job' : 'jobs'}`;

/** Whether another page of the list is loading; opening a job beside the list loads nothing. */
function useListLoading(path: string): boolean {
  const { location } = useNavigation();
  if (location?.pathname !== path) return false;
  const here = new URL(window.location.href);
  const going = new URL(location.pathname + location.search, here);
  return location.mask === undefined && !changesOnlyOpenJob(here, going);
}

/**
 * A page of cards with filters: a bottom sheet on phones, on wide screens a column that stays in view, and from 1200 px
 * the opened job beside the list.
 */
export function FilteredList(props: FilteredListProps) {
  const { list, filters, places, hasAllPlaces = false, page, heading, actions, notes, empty, discover } = props;
  const [sheetOpen, setSheetOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  usePreload();
  const loading = useListLoading(list.path);
  const { vacancies, total, capped, pageCount } = page;
  const hasColumn = useMedia(HAS_COLUMN);
  const { job, byKeyboard, open, close } = useOpenJob(list.path);
  const chosen = countFilters(filters);
  const hasHint = !job && vacancies.length > 0;
  const panel = <filterPanel.Part list={list} filters={filters} places={places} hasAllPlaces={hasAllPlaces} />;

  function openSheet() {
    filterPanel.load();
    setWasOpened(true);
    setSheetOpen(true);
  }

  const companyName = vacancies.find(({ companyID }) => String(companyID) === filters.company)?.orgName;
  const title = vacancies.find(({ vacancyID }) => vacancyID === job?.vacancyID)?.jobTitle ?? '';

  return (
    <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] min-[75rem]:grid-cols-[15rem_minmax(0,5fr)_minmax(0,7fr)]">
      {/* Without JavaScript the sheet cannot open: a link shows the column, the target of its address. */}
      <aside
        id={COLUMN_ID}
        aria-label="Filters"
        className="sticky top-4 hidden max-h-[calc(100dvh-2rem-var(--bottom-bars))] overflow-y-auto overscroll-contain pe-2 lg:block noscript:static noscript:max-h-none noscript:target:block"
      >
        {hasColumn && <Suspense>{panel}</Suspense>}
      </aside>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {heading}
          <p role="status" className="text-sm text-muted">
            {total > 0 && `${jobs(total, capped)} found`}
          </p>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button variant="secondary" className="lg:hidden noscript:hidden" aria-haspopup="dialog" onClick={openSheet}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
          <span className="hidden noscript:contents lg:noscript:hidden">
            <a href={`#${COLUMN_ID}`} className={buttonClasses('secondary')}>
              Filters{chosen > 0 && ` (${chosen})`}
            </a>
          </span>
          {vacancies.length > 0 && <SortSelect list={list} filters={filters} />}
          {actions}
        </div>
        {(chosen > 0 || page.notes.conditions.length > 0) && (
          <div className="pointer-fine:mt-1">
            <Suspense fallback={<div className="h-11 pointer-fine:h-9" />}>
              <filterChips.Part
                list={list}
                filters={filters}
                conditions={page.notes.conditions}
                companyName={companyName}
              />
            </Suspense>
          </div>
        )}
        {notes}
        <div aria-busy={loading} className={classNames('mt-2.5 transition-opacity', loading && 'opacity-60')}>
          {vacancies.length > 0 ? (
            <ResultList vacancies={vacancies} notes={page.notes} openID={job?.vacancyID} onOpen={open} />
          ) : (
            empty
          )}
        </div>
        <Pagination
          className="mt-6"
          label="Pages of jobs"
          page={filters.page}
          pageCount={pageCount}
          addressOf={(number) => listAddress(list, { ...filters, page: number })}
        />
      </div>
      {job && (
        <Suspense>
          <JobPane
            job={job}
            title={title}
            takesFocus={byKeyboard}
            onClose={() => close(job)}
            className="sticky top-4 hidden h-[calc(100dvh-2rem-var(--bottom-bars))] min-[75rem]:block"
          />
        </Suspense>
      )}
      {(discover || hasHint) && (
        <div
          className={classNames(
            'grid min-w-0 gap-6 lg:col-start-2',
            // Beside the list while no job is open there.
            job ? 'min-[75rem]:col-span-2' : 'min-[75rem]:sticky min-[75rem]:top-4 min-[75rem]:col-start-3',
          )}
        >
          {hasHint && <PaneHint />}
          {discover}
        </div>
      )}
      {wasOpened && (
        <Suspense>
          <FilterSheet
            open={sheetOpen}
            onClose={() => setSheetOpen(false)}
            isLoading={loading}
            text={total > 0 ? `Show ${jobs(total, capped)}` : 'Close'}
          >
            {panel}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
}
