import { type ReportReason, reportReasons, reportReasonTexts } from '@aarambh/contract';
import { type Ref, useId } from 'react';
import { FieldError } from '../../ui/index.ts';

interface ReasonChoicesProps {
  value: ReportReason | '';
  onChange: (reason: ReportReason) => void;
  error: string | undefined;
  /** The first choice, for moving the focus to it. */
  ref: Ref<HTMLInputElement>;
}

/** Reasons for a report of a job, as radio buttons. */
export function ReasonChoices({ value, onChange, error, ref }: ReasonChoicesProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">What is wrong with this job?</legend>
      {reportReasons.map((reason, index) => (
        <label
          key={reason}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 py-1.5 hover:bg-sunken"
        >
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name="reason"
            value={reason}
            required
            checked={value === reason}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(reason)}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0 flex-1">{reportReasonTexts[reason]}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
