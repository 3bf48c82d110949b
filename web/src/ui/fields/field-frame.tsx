import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';

/** The classes of every control one can type into or choose from; errors redden the border. */
export const controlClasses =
  'block w-full min-h-11 rounded-md border border-line-strong bg-raised px-3 py-2 text-base text-ink ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:bg-sunken disabled:text-muted [&:is(input,textarea):read-only]:bg-sunken ' +
  'focus-visible:outline-2 focus-visible:outline-offset-0';

/** The ids that tie a control to its hint and error; spread on the control. */
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
  /** True when a mark after the label must say that the field may stay empty. */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  labelHidden?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, control, hint and error in their order, tied together by ids. */
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
