import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
  /** Text after the label, such as "(optional)". */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label visually, for a field whose context explains it. */
  labelHidden?: boolean | undefined;
  /** Fixed text before the input, such as "+91" or "₹". */
  prefix?: string | undefined;
  /** Class of the input itself; `className` is for the whole field. */
  inputClassName?: string | undefined;
}

/** A single-line text field with label, hint and error. All other props and the ref go to the input. */
export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  labelHidden,
  prefix,
  className,
  inputClassName,
  id: givenId,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = (
    <input
      id={id}
      className={classNames(controlClasses, prefix && 'rounded-s-none', inputClassName)}
      {...describedBy(id, hint, error)}
      {...input}
    />
  );
  return (
    <FieldFrame {...{ id, label, optionalLabel, hint, error, labelHidden, className }}>
      {prefix ? (
        <div className="flex">
          <span className="inline-flex items-center rounded-s-md border border-e-0 border-line-strong bg-sunken px-3 text-muted">
            {prefix}
          </span>
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
