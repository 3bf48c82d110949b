import { Link, useNavigate, useNavigation } from 'react-router';
import { Button, CheckboxFilter, RadioFilter, SelectField } from '../../../ui/index.ts';
import { changedAddress, type ListPlace, listAddress } from '../list-address.ts';
import { orderOptions } from '../order-options.ts';
import { type Choice, experienceOptions, locationOptions } from '../search-choices.ts';
import { usePlaces } from '../use-places.ts';
import { daysOptions, educationOptions, modeOptions, payOptions, typeOptions } from './choices.ts';
import { PlacesField } from './places-field.tsx';
import { useEarlyChoice } from './use-early-choice.ts';
import { countTexts, type Facets, useFacets } from './use-facets.ts';
import { clearFilters, countFilters, readFilters, type VacancyFilters } from './vacancy-filters.ts';

/** Radios shown before 'Show more'. */
const FOLD_AFTER = 5;

interface FilterPanelProps {
  list: ListPlace;
  filters: VacancyFilters;
  /** Most frequent first. */
  places: readonly string[];
  /** `places` are all there are. By default they are the common ones, and the rest is loaded when a place is typed. */
  hasAllPlaces?: boolean | undefined;
}

const NAME = 'Filters';

/** Places offered as radio buttons. */
const COMMON_PLACES = 10;

const valuesOf = (options: readonly Choice[]): string[] => options.map(({ value }) => value);

/** Choices that only the counts name: those of the search, and the chosen one. */
function facetOptions(facets: Facets | undefined, name: 'industry' | 'company', chosen: string, any: string): Choice[] {
  const found = facets?.[name] ?? [];
  const missing = chosen && !found.some(({ value }) => value === chosen);
  return [
    { value: '', label: any },
    ...(missing ? [{ value: chosen, label: name === 'company' ? 'The chosen company' : chosen }] : []),
    ...found.map(({ value, label }) => ({ value, label })),
  ];
}

/**
 * Filters of a list; changing one navigates to the same list with that filter merged (core §2). Without JavaScript it is
 * a GET form.
 */
export function FilterPanel({ list, filters: given, places, hasAllPlaces = false }: FilterPanelProps) {
  const navigate = useNavigate();
  const facets = useFacets(given, list.id);
  const every = usePlaces(places);
  const { location: going } = useNavigation();
  // Show the chosen radio while its list is loading.
  const filters = going?.pathname === list.path ? readFilters(new URLSearchParams(going.search)) : given;
  const change = (changes: Partial<VacancyFilters>) =>
    navigate(changedAddress(list, filters, changes), { preventScrollReset: true });
  const radios = (name: 'experience' | 'pay' | 'days' | 'edu', legend: string, options: readonly Choice[]) => (
    <RadioFilter
      legend={legend}
      name={name}
      options={options}
      value={filters[name]}
      onChange={(value) => change({ [name]: value })}
      counts={countTexts(facets, name, valuesOf(options))}
      foldAfter={FOLD_AFTER + 1}
    />
  );
  const known = (name: 'industry' | 'company', legend: string, any: string) => {
    const options = facetOptions(facets, name, filters[name], any);
    if (options.length < 2 || (name === 'company' && list.id !== undefined)) return null;
    return (
      <RadioFilter
        legend={legend}
        name={name}
        options={options}
        value={filters[name]}
        onChange={(value) => change({ [name]: value })}
        counts={countTexts(facets, name, valuesOf(options))}
        foldAfter={FOLD_AFTER + 1}
      />
    );
  };
  useEarlyChoice(NAME, (early) =>
    navigate(listAddress(list, { ...early, order: given.order }), { preventScrollReset: true }),
  );
  const [place = '', ...furtherPlaces] = filters.places;
  const nearby = locationOptions(
    hasAllPlaces ? places : places.slice(0, COMMON_PLACES),
    furtherPlaces.length > 0 ? '' : place,
  );

  return (
    // Off: a browser that restores old choices after a reload would seem to have been used.
    <form
      method="get"
      action={list.path}
      aria-label={NAME}
      autoComplete="off"
      // Every choice has been applied already.
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5"
    >
      {list.id !== undefined && <input type="hidden" name="id" value={list.id} />}
      {filters.keyword && <input type="hidden" name="keyword" value={filters.keyword} />}
      <div className="grid gap-2">
        <RadioFilter
          legend="Location"
          name="location"
          options={nearby}
          // None of the radio buttons stands for several places.
          value={furtherPlaces.length > 0 ? undefined : place}
          onChange={(value) => change({ places: value ? [value] : [] })}
          counts={countTexts(facets, 'location', valuesOf(nearby))}
          foldAfter={FOLD_AFTER + 1}
        />
        <PlacesField
          all={hasAllPlaces ? places : every.places}
          chosen={filters.places}
          onChange={(chosen) => change({ places: chosen })}
          onNeeded={hasAllPlaces ? undefined : every.loadAll}
        />
      </div>
      {radios('experience', 'Experience', experienceOptions)}
      {radios('pay', 'Pay', payOptions)}
      {radios('days', 'Posted', daysOptions)}
      <CheckboxFilter
        legend="Work mode"
        name="mode"
        options={modeOptions}
        values={filters.mode}
        onChange={(mode) => change({ mode: mode as VacancyFilters['mode'] })}
        counts={countTexts(facets, 'mode', valuesOf(modeOptions))}
      />
      <CheckboxFilter
        legend="Employment type"
        name="type"
        options={typeOptions}
        values={filters.type}
        onChange={(type) => change({ type: type as VacancyFilters['type'] })}
        counts={countTexts(facets, 'type', valuesOf(typeOptions))}
      />
      {radios('edu', 'Education', educationOptions)}
      {/* Known only with the counts: last, so that nothing shifts when they arrive. */}
      {known('industry', 'Industry', 'Any industry')}
      {known('company', 'Company', 'Any company')}
      <noscript>
        <SelectField
          label="Sort by"
          name="order"
          options={orderOptions}
          defaultValue={filters.order}
          className="mb-3"
        />
        {furtherPlaces.length > 0 && <input type="hidden" name="places" value={filters.places.join(';')} />}
        <Button type="submit">Apply filters</Button>
      </noscript>
      {countFilters(filters) > 0 && (
        <p>
          <Link to={listAddress(list, clearFilters(filters))} preventScrollReset>
            Clear all filters
          </Link>
        </p>
      )}
    </form>
  );
}
