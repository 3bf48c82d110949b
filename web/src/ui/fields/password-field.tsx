import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Eye, EyeOff } from '../display/icons.tsx';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
}

/** A password field with a button that shows the password: most wrong passwords are typed blind on a phone. */
export function PasswordField({
  label,
  hint,
  error,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  className,
  id: givenId,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(controlClasses, 'pe-12')}
          {...describedBy(id, hint, error)}
          {...input}
        />
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-ink noscript:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
