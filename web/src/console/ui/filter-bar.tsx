import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, classNames, type Option, SelectField, TextField } from '../../ui/index.ts';

interface FilterBarProps {
  /** `FilterSearch`, `FilterSelect` and `FilterDay`. */
  children: ReactNode;
  /** Shows the button that clears all filters. */
  isFiltered?: boolean | undefined;
  onReset?: (() => void) | undefined;
}

/** The filters above a list. */
export function FilterBar({ children, isFiltered, onReset }: FilterBarProps) {
  return (
    <search className="flex flex-wrap items-end gap-2 [&>*]:max-sm:w-[calc(50%-0.25rem)] [&>*:only-child]:max-sm:w-full">
      {children}
      {onReset && (
        // Keeps its place on wide screens: the list below must not move when a filter is set.
        <Button
          variant="quiet"
          size="small"
          className={isFiltered ? undefined : 'invisible max-sm:hidden'}
          onClick={onReset}
        >
          Clear filters
        </Button>
      )}
    </search>
  );
}

/** Compact, for the density of the console; 44 px where a finger presses. */
const compact = 'md:[&_:is(input,select)]:min-h-9 md:[&_:is(input,select)]:py-1 md:[&_:is(input,select)]:text-sm';

const SEARCH_DELAY_MS = 300;

/** In an empty field that searches from the third letter on; short enough for a phone. */
export const SEARCH_HINT = 'Min. 3 letters';

interface FilterSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** For a number or another short text. */
  isShort?: boolean | undefined;
  /** For a long placeholder: on a phone the field has a row of its own. */
  isWide?: boolean | undefined;
  error?: string | undefined;
}

/** The search field of a list; `/` focuses it. Searches while one types, and at once with Enter. */
export function FilterSearch({ label, value, onChange, placeholder, isShort, isWide, error }: FilterSearchProps) {
  const [typed, setTyped] = useState(value);
  // Values that the address has or is about to get: on a slow computer it follows some keys behind.
  const sent = useRef([value]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without the field: by the back button, or when all filters are cleared.
  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at < 0) setTyped(value);
    sent.current = at < 0 ? [value] : sent.current.slice(at);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(given: string): void {
    clearTimeout(timer.current);
    const text = given.trim();
    // Enter after the delay has nothing to add.
    if (text === sent.current.at(-1)) return;
    sent.current.push(text);
    onChange(text);
  }

  return (
    <TextField
      type="search"
      label={label}
      data-search
      // Where all filters are in a row, an error of one line hangs below it: the others keep their places.
      className={classNames(
        compact,
        isShort ? 'sm:w-32' : isWide ? 'max-sm:w-full! sm:w-64' : 'sm:w-56',
        error && 'sm:-mb-6.5',
      )}
      {...{ placeholder, error }}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(target.value), SEARCH_DELAY_MS);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
        if (event.key !== 'Escape') return;
        // Browsers empty a search field by Escape.
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The first option, for no filter: "All". */
  all?: string | undefined;
}

/** A filter with some fixed values. */
export function FilterSelect({ label, value, onChange, options, all = 'All' }: FilterSelectProps) {
  return (
    <SelectField
      label={label}
      className={compact}
      placeholder={all}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A day (yyyy-MM-dd, in India). */
export function FilterDay({ label, value, onChange }: Omit<FilterSelectProps, 'options' | 'all'>) {
  return (
    <TextField
      type="date"
      label={label}
      className={compact}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
