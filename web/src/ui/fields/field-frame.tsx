import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';

/** The classes of every input and select; an invalid one gets a red border. */
export const controlClasses =
  'block w-full min-h-11 rounded-md border border-line-strong bg-raised px-3 py-2 text-base text-ink ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:bg-sunken disabled:text-muted [&:is(input,textarea):read-only]:bg-sunken ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0';

/** The ARIA props that link a control to its hint and error. Spread them on the control. */
export function describedBy(id: string, hint?: ReactNode, error?: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** Text after the label, such as "(optional)". */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a field: label, control, hint and error, linked by ids. */
export function FieldFrame({
  id,
  label,
  optionalLabel,
  hint,
  error,
  labelHidden,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
        {optionalLabel && <span className="font-normal text-muted"> {optionalLabel}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
