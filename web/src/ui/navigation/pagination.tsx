import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { ChevronLeft, ChevronRight } from '../display/icons.tsx';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
  /** Name of the navigation, such as "Pages of results". */
  label?: string | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  className?: string | undefined;
}

const step =
  'inline-flex min-h-11 min-w-9 items-center justify-center gap-1 rounded-md px-0.5 font-semibold tabular-nums sm:min-w-11 sm:px-2';

/** Pagination with links, which work for search engines and without JavaScript. */
export function Pagination({
  page,
  pageCount,
  addressOf,
  label = 'Pages',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={classNames('flex items-center justify-center sm:gap-1', className)}>
      {page > 1 && (
        <Link
          rel="prev"
          to={addressOf(page - 1)}
          aria-label={previousLabel}
          className={`${step} text-link hover:bg-brand-soft`}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="max-sm:hidden">{previousLabel}</span>
        </Link>
      )}
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        {pageWindow(page, pageCount).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === undefined && (
              <span aria-hidden="true" className="text-muted sm:px-1">
                …
              </span>
            )}
            {number === page && (
              <span aria-current="page" className={`${step} bg-brand text-brand-ink`}>
                {number}
              </span>
            )}
            {number !== undefined && number !== page && (
              <Link to={addressOf(number)} className={`${step} text-link hover:bg-brand-soft`}>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <Link
          rel="next"
          to={addressOf(page + 1)}
          aria-label={nextLabel}
          className={`${step} text-link hover:bg-brand-soft`}
        >
          <span className="max-sm:hidden">{nextLabel}</span>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
