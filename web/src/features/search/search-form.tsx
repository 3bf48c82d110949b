import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Card, SelectField } from '../../ui/index.ts';
import { addressWith } from '../vacancies/index.ts';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { isEmptySearch, type VacancyFilters } from './filters/vacancy-filters.ts';
import { listAddress, SEARCH } from './list-address.ts';
import type { RecentSearch } from './recent/recent-searches.ts';
import { useRecentSearches } from './recent/use-recent-searches.ts';
import { experienceOptions, locationOptions } from './search-choices.ts';
import { TitleSearchField } from './title-search-field.tsx';
import { usePlaces } from './use-places.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** Warning for a search without a title (core §5). It stops a form with nothing in it, and is a hint beside filters. */
const TITLE_MISSING = 'Enter Job Title/Keyword';

interface SearchFormProps {
  /** Filters of the current page. */
  filters: VacancyFilters;
  places: readonly string[];
  /** The address is a search of nothing. */
  titleMissing?: boolean | undefined;
  className?: string | undefined;
  /** The form leads to a search. */
  onSearch?: (() => void) | undefined;
}

/** Places of the select: several chosen ones are one option, which keeps them all. */
function placeOptions(all: readonly string[], [first = '', ...further]: readonly string[]) {
  const options = locationOptions(all, first);
  if (further.length === 0) return options;
  return options.map((option) =>
    option.value === first ? { ...option, label: `${first} and ${further.length} more` } : option,
  );
}

/** Search form for job title, experience and place: a GET form that works without JavaScript (core §2). */
export function SearchForm({
  filters,
  places: listCommonPlaces,
  titleMissing = false,
  className,
  onSearch,
}: SearchFormProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { choices, choose } = useTypedSearch(form, filters);
  const { places, loadAll } = usePlaces(listCommonPlaces);
  const { recent, refresh, forget } = useRecentSearches();
  const [missing, setMissing] = useState(titleMissing);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = { ...filters, ...choices, keyword: choices.keyword.trim(), page: 1 };
    const isEmpty = isEmptySearch(search);
    setMissing(isEmpty);
    if (isEmpty) return document.getElementById(titleId)?.focus();
    onSearch?.();
    navigate(listAddress(SEARCH, search));
  }

  function type(keyword: string) {
    choose({ keyword });
    if (keyword.trim()) setMissing(false);
  }

  function repeat({ query }: RecentSearch) {
    onSearch?.();
    navigate(addressWith(SEARCH.path, new URLSearchParams(query)));
  }

  function reach() {
    loadAll();
    refresh();
  }

  const hasOnlyFilters = !filters.keyword && !isEmptySearch(filters) && !choices.keyword;
  return (
    <Card padding="small" className={className}>
      <search>
        <form
          ref={form}
          method="get"
          action="/job/search"
          noValidate
          onSubmit={submit}
          onFocus={reach}
          className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <TitleSearchField
            id={titleId}
            value={choices.keyword}
            onChange={type}
            current={filters.keyword}
            recent={recent}
            onPickRecent={repeat}
            onForget={forget}
            hint={hasOnlyFilters && !missing ? TITLE_MISSING : undefined}
            error={missing ? TITLE_MISSING : undefined}
          />
          <SelectField
            label="Experience"
            name="experience"
            options={experienceOptions}
            value={choices.experience}
            onChange={(event) => choose({ experience: event.target.value })}
          />
          <SelectField
            label="Location"
            name="location"
            options={placeOptions(places, choices.places)}
            value={choices.places[0] ?? ''}
            onChange={(event) => choose({ places: event.target.value ? [event.target.value] : [] })}
          />
          <HiddenFilters filters={{ ...filters, ...choices }} without={['keyword', 'experience', 'location']} />
          <Button type="submit" variant="accent" className="sm:col-span-2 lg:col-span-1 lg:mt-[1.625rem] lg:self-start">
            Search Jobs
          </Button>
        </form>
      </search>
    </Card>
  );
}
