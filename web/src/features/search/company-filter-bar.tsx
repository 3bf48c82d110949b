import { useNavigate } from 'react-router';
import { Card, SelectField } from '../../ui/index.ts';
import { addressWith, mergeParams } from '../vacancies/index.ts';
import { experienceOptions, locationOptions, readFilters } from './vacancy-filters.ts';

interface CompanyFilterBarProps {
  path: string;
  params: URLSearchParams;
  /** All places of the company. */
  places: readonly string[];
}

/** Experience and location selects of the company page (core §2). Without JavaScript the radio filters do the same. */
export function CompanyFilterBar({ path, params, places }: CompanyFilterBarProps) {
  const navigate = useNavigate();
  const { experience, location } = readFilters(params);
  const choose = (change: { experience?: string; location?: string }) =>
    navigate(addressWith(path, mergeParams(params, change)), { preventScrollReset: true });
  return (
    <Card padding="small" className="mb-6 grid gap-3 sm:grid-cols-2 noscript:hidden">
      <SelectField
        label="Experience"
        options={experienceOptions}
        value={experience}
        onChange={(event) => choose({ experience: event.target.value })}
      />
      <SelectField
        label="Location"
        options={locationOptions(places, location)}
        value={location}
        onChange={(event) => choose({ location: event.target.value })}
      />
    </Card>
  );
}
