import { type ClipboardEvent, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

interface OtpFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  label: ReactNode;
  /** The number of digits. */
  digits: number;
  value: string;
  /** Called with at most `digits` digits; other characters are removed. */
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A field for a one-time password (OTP). One input, so that phones autofill it and screen readers read it as one. */
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

  // A copied code may contain spaces, which would count against maxLength.
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
