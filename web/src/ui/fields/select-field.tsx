import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../display/icons.tsx';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectFieldProps extends ComponentPropsWithRef<'select'> {
  label: ReactNode;
  options: readonly Option[];
  /** The first, empty option, such as "Select State". */
  placeholder?: string | undefined;
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  labelHidden?: boolean | undefined;
}

/** A native select field with label, hint and error. */
export function SelectField({
  label,
  options,
  placeholder,
  optionalLabel,
  hint,
  error,
  labelHidden,
  className,
  id: givenId,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, optionalLabel, hint, error, labelHidden, className }}>
      <div className="relative">
        <select
          id={id}
          className={classNames(controlClasses, 'appearance-none pe-10 text-ellipsis')}
          {...describedBy(id, hint, error)}
          {...select}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
