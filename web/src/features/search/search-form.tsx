import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Search } from '../../ui/display/icons.tsx';
import { Button, Card, SelectField, SuggestField } from '../../ui/index.ts';
import { addressWith } from '../vacancies/index.ts';
import { HiddenFilters } from './filters/hidden-filters.tsx';
import { isEmptySearch, type VacancyFilters } from './filters/vacancy-filters.ts';
import { listAddress, SEARCH } from './list-address.ts';
import { useRecentSearches } from './recent/use-recent-searches.ts';
import { experienceOptions, locationOptions } from './search-choices.ts';
import { CLEAR_RECENT, mixSuggestions } from './suggestions/search-suggestions.ts';
import { SuggestionText } from './suggestions/suggestion-text.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { usePlaces } from './use-places.ts';

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

type Choices = Pick<VacancyFilters, 'keyword' | 'experience' | 'places'>;

const isSame = (a: Choices, b: Choices): boolean =>
  a.keyword === b.keyword && a.experience === b.experience && a.places.join(';') === b.places.join(';');

/** Edited choices; reset when the address changes otherwise (a radio, the back button). */
function useChoices({ keyword, experience, places }: VacancyFilters) {
  const given = { keyword, experience, places };
  const [origin, setOrigin] = useState(given);
  const [choices, setChoices] = useState<Choices>(given);
  if (!isSame(origin, given)) {
    setOrigin(given);
    setChoices(given);
  }
  const choose = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }));
  return { choices, choose, typed: choices.keyword === keyword ? '' : choices.keyword };
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
  const { choices, choose, typed } = useChoices(filters);
  const { places, loadAll } = usePlaces(listCommonPlaces);
  const { recent, refresh, forget } = useRecentSearches();
  const suggested = useSuggestions(typed);
  const suggestions = mixSuggestions(
    choices.keyword,
    recent,
    suggested.map(({ text }) => text),
  );
  const [missing, setMissing] = useState(titleMissing);
  const form = useRef<HTMLFormElement>(null);

  // What was chosen in the HTML of the server before this code was loaded; the title field does the same for its text.
  const atMount = useRef(choose);
  const commonPlace = useRef(filters.places[0] ?? '');
  useLayoutEffect(() => {
    const chosen = form.current && new FormData(form.current);
    const experience = chosen?.get('experience');
    const place = chosen?.get('location') ?? null;
    atMount.current({
      ...(typeof experience === 'string' ? { experience } : {}),
      // Several places are one option with the value of the first.
      ...(place === null || place === commonPlace.current ? {} : { places: place ? [String(place)] : [] }),
    });
  }, []);

  const isRecent = (label: string) => recent.some((one) => one.label === label);

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

  function pick(text: string) {
    if (text === CLEAR_RECENT) return forget();
    const search = recent.find(({ label }) => label === text);
    if (!search) return type(text);
    onSearch?.();
    navigate(addressWith(SEARCH.path, new URLSearchParams(search.query)));
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
          <SuggestField
            id={titleId}
            className="sm:col-span-2 lg:col-span-1"
            label="Job title, skill or company"
            name="keyword"
            value={choices.keyword}
            onChange={type}
            suggestions={suggestions}
            onPick={pick}
            opensOnFocus={choices.keyword === ''}
            renderSuggestion={(text) => (
              <SuggestionText
                text={text}
                isRecent={isRecent(text)}
                count={suggested.find((one) => one.text === text)?.count}
              />
            )}
            canRemove={isRecent}
            onRemove={forget}
            tallList
            placeholder="For example: accountant"
            icon={<Search aria-hidden="true" className="size-5" />}
            maxLength={100}
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
