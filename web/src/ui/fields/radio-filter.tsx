import { useId, useState } from 'react';
import { ChoiceRow, choiceControl } from './choice-row.tsx';
import type { Option } from './select-field.tsx';

interface RadioFilterProps {
  legend: string;
  name: string;
  options: readonly Option[];
  /** The chosen value; undefined when none of the options is. */
  value: string | undefined;
  /** Without it the radio buttons are uncontrolled and are submitted with the form. */
  onChange?: ((value: string) => void) | undefined;
  /** How many options to show before "show more"; a selected option beyond them shows all. */
  foldAfter?: number | undefined;
  moreLabel?: string | undefined;
  lessLabel?: string | undefined;
  /** How much each choice would find, by its value. */
  counts?: ReadonlyMap<string, string> | undefined;
  className?: string | undefined;
}

/** A search filter as a group of radio buttons; works in a GET form without JavaScript. */
export function RadioFilter({
  legend,
  name,
  options,
  value,
  onChange,
  foldAfter,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
  counts,
  className = '',
}: RadioFilterProps) {
  const id = useId();
  const chosenAt = options.findIndex((option) => option.value === value);
  const [open, setOpen] = useState(foldAfter === undefined || chosenAt >= foldAfter);
  const foldable = foldAfter !== undefined && options.length > foldAfter;
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="mb-1 text-base font-semibold">{legend}</legend>
      <div id={id}>
        {options.map((option, at) => (
          <ChoiceRow
            key={option.value}
            label={option.label}
            count={counts?.get(option.value)}
            isFolded={foldable && !open && at >= foldAfter}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={choiceControl}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
          </ChoiceRow>
        ))}
      </div>
      {foldable && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-11 px-1 text-sm font-semibold text-link hover:underline noscript:hidden pointer-fine:min-h-9"
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </fieldset>
  );
}
