import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import { describedBy } from './field-frame.tsx';

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox whose whole line is clickable. Never pre-ticked where it means consent. */
export function CheckboxField({ label, hint, error, className, id: givenId, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-brand"
          {...describedBy(id, hint, error)}
          {...input}
        />
        <span className="min-w-0 text-pretty">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 ps-8 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} className={classNames('ps-8', !hint && '-mt-2')}>
        {error}
      </FieldError>
    </div>
  );
}
