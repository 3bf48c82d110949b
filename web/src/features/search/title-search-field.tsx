import { Search } from '../../ui/display/icons.tsx';
import { SuggestField } from '../../ui/index.ts';
import type { RecentSearch } from './recent/recent-searches.ts';
import { CLEAR_RECENT, mixSuggestions } from './suggestions/search-suggestions.ts';
import { SuggestionText } from './suggestions/suggestion-text.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';

interface TitleSearchFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** The title of the current page, for which nothing is suggested. */
  current: string;
  recent: readonly RecentSearch[];
  onPickRecent: (search: RecentSearch) => void;
  /** Clears a recent search by its line, or all. */
  onForget: (label?: string) => void;
  hint: string | undefined;
  error: string | undefined;
}

/** The field for a job title, skill or company, with suggestions (autocomplete) and recent searches. */
export function TitleSearchField({
  id,
  value,
  onChange,
  current,
  recent,
  onPickRecent,
  onForget,
  hint,
  error,
}: TitleSearchFieldProps) {
  const suggested = useSuggestions(value === current ? '' : value);
  const suggestions = mixSuggestions(
    value,
    recent,
    suggested.map(({ text }) => text),
  );
  const isRecent = (label: string) => recent.some((one) => one.label === label);

  function pick(text: string) {
    if (text === CLEAR_RECENT) return onForget();
    const search = recent.find(({ label }) => label === text);
    if (search) onPickRecent(search);
    else onChange(text);
  }

  return (
    <SuggestField
      id={id}
      className="sm:col-span-2 lg:col-span-1"
      label="Job title, skill or company"
      name="keyword"
      value={value}
      onChange={onChange}
      suggestions={suggestions}
      onPick={pick}
      opensOnFocus={value === ''}
      renderSuggestion={(text) => (
        <SuggestionText
          text={text}
          isRecent={isRecent(text)}
          count={suggested.find((one) => one.text === text)?.count}
        />
      )}
      canRemove={isRecent}
      onRemove={onForget}
      tallList
      placeholder="For example: accountant"
      icon={<Search aria-hidden="true" className="size-5" />}
      maxLength={100}
      hint={hint}
      error={error}
    />
  );
}
