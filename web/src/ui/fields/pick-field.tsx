import type { ReactNode, Ref } from 'react';
import { Check } from '../display/icons.tsx';
import { SpinnerMark } from '../feedback/spinner.tsx';
import { fittingOptions, type PickOption } from './fitting-options.ts';
import { SuggestField } from './suggest-field.tsx';

/** The value of a {@link PickField}; the id is 0 while the text is only typed, or empty. */
export interface Picked {
  id: number;
  text: string;
}

interface PickFieldProps {
  label: string;
  options: readonly PickOption[];
  value: Picked;
  onChange: (value: Picked) => void;
  /** The options are loading. */
  busy?: boolean | undefined;
  hint?: ReactNode;
  /** Replaces the hint when no option matches. */
  noMatch?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/**
 * Selects one of many options by typing a part of its label. Only a selected option counts: by click or Enter on it, or
 * by Enter while it is the only match.
 */
export function PickField({ options, value, onChange, busy = false, hint, noMatch, ...rest }: PickFieldProps) {
  const fitting = fittingOptions(options, value.text);
  const hasNoMatch = !busy && options.length > 0 && value.text.trim() !== '' && fitting.length === 0;

  function pick(label: string) {
    const option = options.find((one) => one.label === label);
    if (option) onChange({ id: option.id, text: option.label });
  }

  function pickOnlyOne(): boolean {
    const [only, ...others] = fitting;
    if (value.id > 0 || !only || others.length > 0) return false;
    pick(only.label);
    return true;
  }

  return (
    <SuggestField
      tallList
      value={value.text}
      onChange={(text) => onChange({ id: 0, text })}
      suggestions={fitting.map(({ label }) => label)}
      onPick={pick}
      onEnter={pickOnlyOne}
      hint={hasNoMatch && noMatch ? noMatch : hint}
      endIcon={endIcon(busy, value.id > 0)}
      {...rest}
    />
  );
}

function endIcon(busy: boolean, picked: boolean): ReactNode {
  if (busy) return <SpinnerMark />;
  return picked ? <Check aria-hidden="true" className="size-5 text-good" /> : undefined;
}
