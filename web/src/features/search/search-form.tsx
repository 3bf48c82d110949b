import { type FormEvent, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Search } from '../../ui/display/icons.tsx';
import { Button, Card, SelectField, SuggestField } from '../../ui/index.ts';
import { addressWith, mergeParams } from '../vacancies/index.ts';
import { usePlaces } from './use-places.ts';
import { useSuggestions } from './use-suggestions.ts';
import { experienceOptions, locationOptions, type VacancyFilters } from './vacancy-filters.ts';

/** Warning for a search without a title (core §5). */
const TITLE_MISSING = 'Enter Job Title/Keyword';

interface SearchFormProps {
  /** Filters of the current page. */
  filters: VacancyFilters;
  places: readonly string[];
  /** The address is a search without a title. */
  titleMissing?: boolean | undefined;
  /** Phones show only the title field, since the page has separate filters. */
  compact?: boolean | undefined;
}

type Choices = Pick<VacancyFilters, 'keyword' | 'experience' | 'location'>;

/** Edited choices; reset when the address changes otherwise (a radio, the back button). */
function useChoices({ keyword, experience, location }: VacancyFilters) {
  const given = { keyword, experience, location };
  const [origin, setOrigin] = useState(given);
  const [choices, setChoices] = useState<Choices>(given);
  if (origin.keyword !== keyword || origin.experience !== experience || origin.location !== location) {
    setOrigin(given);
    setChoices(given);
  }
  const choose = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }));
  return { choices, choose, typed: choices.keyword === keyword ? '' : choices.keyword };
}

/** Search form for job title, experience and place: a GET form that works without JavaScript (core §2). */
export function SearchForm({
  filters,
  places: listCommonPlaces,
  titleMissing = false,
  compact = false,
}: SearchFormProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const { choices, choose, typed } = useChoices(filters);
  const { places, loadAll } = usePlaces(listCommonPlaces);
  const suggestions = useSuggestions(typed);
  const [missing, setMissing] = useState(titleMissing);

  function search(keyword: string) {
    const params = mergeParams(new URLSearchParams({ edu: filters.edu }), { ...choices, keyword });
    navigate(addressWith('/job/search', params));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = choices.keyword.trim();
    setMissing(keyword === '');
    if (keyword) search(keyword);
    else document.getElementById(titleId)?.focus();
  }

  function type(keyword: string) {
    choose({ keyword });
    if (keyword.trim()) setMissing(false);
  }

  return (
    <Card padding="small">
      <Form
        method="get"
        action="/job/search"
        role="search"
        noValidate
        onSubmit={submit}
        onFocus={loadAll}
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
          placeholder="For example: accountant"
          icon={<Search aria-hidden="true" className="size-5" />}
          maxLength={100}
          error={missing ? TITLE_MISSING : undefined}
        />
        <SelectField
          className={compact ? 'max-sm:hidden' : undefined}
          label="Experience"
          name="experience"
          options={experienceOptions}
          value={choices.experience}
          onChange={(event) => choose({ experience: event.target.value })}
        />
        <SelectField
          className={compact ? 'max-sm:hidden' : undefined}
          label="Location"
          name="location"
          options={locationOptions(places, choices.location)}
          value={choices.location}
          onChange={(event) => choose({ location: event.target.value })}
        />
        {filters.edu && <input type="hidden" name="edu" value={filters.edu} />}
        <Button type="submit" variant="accent" className="sm:col-span-2 lg:col-span-1 lg:mt-[1.625rem] lg:self-start">
          Search Jobs
        </Button>
      </Form>
    </Card>
  );
}
