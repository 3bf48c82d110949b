import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

interface TextAreaFieldProps extends ComponentPropsWithRef<'textarea'> {
  label: ReactNode;
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A multi-line text field that grows with its text. */
export function TextAreaField({
  label,
  optionalLabel,
  hint,
  error,
  className,
  id: givenId,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, optionalLabel, hint, error, className }}>
      <textarea
        id={id}
        rows={rows}
        className={classNames(controlClasses, 'field-sizing-content min-h-28')}
        {...describedBy(id, hint, error)}
        {...area}
      />
    </FieldFrame>
  );
}
