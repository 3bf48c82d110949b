import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { Option } from './select-field.tsx';

interface RadioFilterProps {
  legend: string;
  name: string;
  options: readonly Option[];
  value: string;
  /** Without it the radio buttons are uncontrolled and are submitted with the form. */
  onChange?: ((value: string) => void) | undefined;
  /** How many options to show before "show more"; a selected option beyond them shows all. */
  foldAfter?: number | undefined;
  moreLabel?: string | undefined;
  lessLabel?: string | undefined;
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
          <label
            key={option.value}
            className={classNames(
              'min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sunken pointer-fine:min-h-9',
              // Without JavaScript nothing can expand the list, so all are shown.
              foldable && !open && at >= foldAfter ? 'hidden noscript:flex' : 'flex',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className="size-5 shrink-0 accent-brand"
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            <span className="min-w-0">{option.label}</span>
          </label>
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
