import { useNavigate } from 'react-router';
import { ChevronDown } from '../../../ui/display/icons.tsx';
import type { VacancyFilters } from '../filters/vacancy-filters.ts';
import { changedAddress, type ListPlace } from '../list-address.ts';
import { orderOptions } from '../order-options.ts';

/** Order of the results; without JavaScript the filter form has it. */
export function SortSelect({ list, filters }: { list: ListPlace; filters: VacancyFilters }) {
  const navigate = useNavigate();
  return (
    <div className="relative noscript:hidden">
      <select
        aria-label="Sort by"
        value={filters.order}
        onChange={(event) => {
          const order = event.target.value as VacancyFilters['order'];
          navigate(changedAddress(list, filters, { order }), { preventScrollReset: true });
        }}
        className="block min-h-11 appearance-none rounded-md border border-line-strong bg-raised py-2 ps-3 pe-9 font-semibold text-link hover:bg-brand-soft"
      >
        {orderOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-muted"
      />
    </div>
  );
}
