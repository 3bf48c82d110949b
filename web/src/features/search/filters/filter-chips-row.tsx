import type { KeywordCondition } from '@aarambh/contract';
import { Link } from 'react-router';
import { X } from '../../../ui/display/icons.tsx';
import { VisuallyHidden } from '../../../ui/index.ts';
import { changedAddress, type ListPlace, listAddress } from '../list-address.ts';
import { listChips } from './filter-chips.ts';
import { clearFilters, type VacancyFilters } from './vacancy-filters.ts';

interface FilterChipsRowProps {
  list: ListPlace;
  filters: VacancyFilters;
  /** Conditions that the search read from the keyword. */
  conditions?: readonly KeywordCondition[] | undefined;
  companyName?: string | undefined;
}

/**
 * What narrows the list, each as a link to the list without it, which works without JavaScript. One row that scrolls
 * sideways on phones. Renders nothing without filters and conditions.
 */
export function FilterChipsRow({ list, filters, conditions, companyName }: FilterChipsRowProps) {
  const chips = listChips(filters, conditions, companyName);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label="Chosen filters"
      className="-mx-4 flex items-center gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {chips.map(({ label, without }) => (
        <li key={label} className="shrink-0">
          {/* The row is 44 px high to be tapped, the chip less. */}
          <Link
            to={changedAddress(list, filters, without)}
            preventScrollReset
            className="group/chip flex min-h-11 items-center no-underline pointer-fine:min-h-9"
          >
            <span className="inline-flex items-center gap-1 rounded-full border border-brand bg-brand-soft py-1 ps-3 pe-2 text-sm font-medium text-link group-hover/chip:bg-raised">
              <VisuallyHidden>Remove </VisuallyHidden>
              {label}
              <X aria-hidden="true" className="size-4" />
            </span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="shrink-0">
          <Link
            to={listAddress(list, clearFilters(filters))}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-link hover:underline pointer-fine:min-h-9"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
