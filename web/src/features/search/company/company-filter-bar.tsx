import { useNavigate } from 'react-router';
import { Card, SelectField } from '../../../ui/index.ts';
import type { VacancyFilters } from '../filters/vacancy-filters.ts';
import { changedAddress, type ListPlace } from '../list-address.ts';
import { experienceOptions, locationOptions } from '../search-choices.ts';

interface CompanyFilterBarProps {
  list: ListPlace;
  filters: VacancyFilters;
  /** All places of the company. */
  places: readonly string[];
}

/** Experience and location selects of the company page (core §2). Without JavaScript the radio filters do the same. */
export function CompanyFilterBar({ list, filters, places }: CompanyFilterBarProps) {
  const navigate = useNavigate();
  const [location = ''] = filters.places;
  const choose = (change: Partial<VacancyFilters>) =>
    navigate(changedAddress(list, filters, change), { preventScrollReset: true });
  return (
    <Card padding="small" className="mb-6 grid gap-3 sm:grid-cols-2 noscript:hidden">
      <SelectField
        label="Experience"
        options={experienceOptions}
        value={filters.experience}
        onChange={(event) => choose({ experience: event.target.value })}
      />
      <SelectField
        label="Location"
        options={locationOptions(places, location)}
        value={location}
        onChange={(event) => choose({ places: event.target.value ? [event.target.value] : [] })}
      />
    </Card>
  );
}
