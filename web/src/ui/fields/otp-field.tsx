import { type ClipboardEvent, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

interface OtpFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  label: ReactNode;
  /** How many digits it has. */
  digits: number;
  value: string;
  /** Gets digits only, as many as there may be. */
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A code of a few digits in one field, which phones fill in from a message and screen readers read as one. */
export function OtpField({
  label,
  digits,
  value,
  onChange,
  hint,
  error,
  className,
  id: givenId,
  ...input
}: OtpFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const take = (text: string) => onChange(text.replace(/\D/g, '').slice(0, digits));

  // Copied from a message it may carry spaces, which would use up the room of the last digits.
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    take(event.clipboardData.getData('text'));
  }

  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits}
        value={value}
        onChange={(event) => take(event.target.value)}
        onPaste={paste}
        className={classNames(
          controlClasses,
          'ps-[calc(0.75rem+0.4em)] text-center text-2xl font-semibold tracking-[0.4em] tabular-nums',
        )}
        {...describedBy(id, hint, error)}
        {...input}
      />
    </FieldFrame>
  );
}
