import { Suspense, useEffect, useMemo, useState } from 'react';
import { useMedia } from '../../../platform/use-media.ts';
import { Pencil, Search } from '../../../ui/display/icons.tsx';
import { classNames, Skeleton, VisuallyHidden } from '../../../ui/index.ts';
import type { VacancyFilters } from '../filters/vacancy-filters.ts';
import { SHOWS_FORM, searchForm } from '../lazy-search-form.ts';
import { summaryOf } from '../search-summary.ts';

interface SearchBarProps {
  filters: VacancyFilters;
  places: readonly string[];
  /** The address is a search of nothing: the form is open, with its warning. */
  titleMissing: boolean;
}

const FORM_ID = 'search-form';

/** Focuses the job title once the form is there. */
function FocusTitle() {
  useEffect(() => document.querySelector<HTMLElement>(`#${FORM_ID} input[name=keyword]`)?.focus(), []);
  return null;
}

/** The search form; phones show one line that names the search, and a tap opens the form. */
export function SearchBar({ filters, places, titleMissing }: SearchBarProps) {
  const [isOpen, setIsOpen] = useState(titleMissing);
  const [wasTapped, setWasTapped] = useState(false);
  const showsForm = useMedia(SHOWS_FORM) || isOpen;
  const summary = summaryOf(filters);

  useEffect(() => {
    if (isOpen) searchForm.load();
  }, [isOpen]);

  // The same element as long as nothing in it changes: a render that reached it before its code is loaded would replace
  // the HTML of the server by the fallback, and move the page.
  const form = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-72 rounded-xl sm:h-24" />}>
        <searchForm.Part
          filters={filters}
          places={places}
          titleMissing={titleMissing}
          onSearch={() => setIsOpen(false)}
        />
        {wasTapped && <FocusTitle />}
      </Suspense>
    ),
    [filters, places, titleMissing, wasTapped],
  );

  function open() {
    setIsOpen(true);
    setWasTapped(true);
  }

  return (
    <>
      {!isOpen && (
        <button
          type="button"
          onClick={open}
          aria-expanded={false}
          aria-controls={FORM_ID}
          className="flex min-h-12 w-full items-center gap-3 rounded-xl border border-line-strong bg-raised px-3 text-start shadow-raised sm:hidden noscript:hidden"
        >
          <Search aria-hidden="true" className="size-5 text-muted" />
          <span className={classNames('min-w-0 flex-1 truncate', summary ? 'font-medium' : 'text-muted')}>
            <VisuallyHidden>Change the search: </VisuallyHidden>
            {summary || 'Job title, skill or company'}
          </span>
          <Pencil aria-hidden="true" className="size-4.5 text-link" />
        </button>
      )}
      <div id={FORM_ID} className={classNames(!isOpen && 'max-sm:hidden noscript:block!')}>
        {showsForm && form}
      </div>
    </>
  );
}
