import type { Ref } from 'react';
import { FieldError } from '../../../../ui/index.ts';

interface DecisionReasonFieldProps {
  legend: string;
  /** Keys and texts. */
  reasons: readonly (readonly [key: string, text: string])[];
  value: string;
  /** Called with the index of the reason. */
  onChoose: (at: number) => void;
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
}

/** The reasons of a decision as radio buttons, each with the digit that chooses it. */
export function DecisionReasonField({ legend, reasons, value, onChoose, error, ref }: DecisionReasonFieldProps) {
  return (
    <fieldset ref={ref} className="min-w-0" aria-describedby={error && 'reason-error'}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {reasons.map(([key, text], at) => (
        <label
          key={key}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sunken pointer-fine:min-h-8.5"
        >
          <input
            type="radio"
            name="reason"
            className="size-5 shrink-0 accent-brand"
            value={key}
            checked={value === key}
            onChange={() => onChoose(at)}
          />
          <span className="min-w-0 flex-1">{text}</span>
          <span
            aria-hidden="true"
            className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 text-center text-sm max-md:hidden"
          >
            {at + 1}
          </span>
        </label>
      ))}
      <FieldError id="reason-error">{error}</FieldError>
    </fieldset>
  );
}
