import { Form, Link, useNavigate, useNavigation } from 'react-router';
import { Button, RadioFilter, SelectField } from '../../ui/index.ts';
import { addressWith, mergeParams } from '../vacancies/index.ts';
import { educationOptions, experienceOptions, locationOptions, readFilters } from './vacancy-filters.ts';

/** Radios shown before 'Show more'. */
const FOLD_AFTER = 6;

interface FilterPanelProps {
  /** Address of the list: /job/search or /job/by-company. */
  path: string;
  params: URLSearchParams;
  /** Places offered as radio buttons, most frequent first. */
  places: readonly string[];
  /** Every place, offered in a select after the radio buttons. */
  allPlaces?: readonly string[] | undefined;
}

/** Number of filters in use, 0 to 3. */
export function countFilters(params: URLSearchParams): number {
  const { experience, location, edu } = readFilters(params);
  return [experience, location, edu].filter(Boolean).length;
}

/** Experience, Location and Education filters; changing one navigates to the same list with that filter merged (core §2). */
export function FilterPanel({ path, params, places, allPlaces }: FilterPanelProps) {
  const navigate = useNavigate();
  const { location: going } = useNavigation();
  // Show the chosen radio while its list is loading.
  const shown = going?.pathname === path ? new URLSearchParams(going.search) : params;
  const { experience, location, edu } = readFilters(shown);
  const change = (name: string) => (value: string) =>
    navigate(addressWith(path, mergeParams(shown, { [name]: value })), { preventScrollReset: true });
  const kept = ['keyword', 'id'].filter((name) => params.get(name));
  const cleared = mergeParams(shown, { experience: '', location: '', edu: '' });

  return (
    <Form method="get" action={path} aria-label="Filters" className="grid gap-6">
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />
      ))}
      <RadioFilter
        legend="Experience"
        name="experience"
        options={experienceOptions}
        value={experience}
        onChange={change('experience')}
        foldAfter={FOLD_AFTER}
      />
      <RadioFilter
        legend="Location"
        name="location"
        options={locationOptions(places, location)}
        value={location}
        onChange={change('location')}
        foldAfter={FOLD_AFTER}
      />
      {allPlaces && (
        <SelectField
          label="All places"
          className="-mt-3"
          options={locationOptions(allPlaces, location)}
          value={location}
          onChange={(event) => change('location')(event.target.value)}
        />
      )}
      <RadioFilter
        legend="Education"
        name="edu"
        options={educationOptions}
        value={edu}
        onChange={change('edu')}
        foldAfter={FOLD_AFTER}
      />
      <noscript>
        <Button type="submit">Apply filters</Button>
      </noscript>
      {countFilters(shown) > 0 && (
        <p>
          <Link to={addressWith(path, cleared)} preventScrollReset>
            Clear all filters
          </Link>
        </p>
      )}
    </Form>
  );
}
