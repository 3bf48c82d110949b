import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { SpinnerMark } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Work is in progress: shows a spinner and `busyLabel` instead of the children, and ignores clicks. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/**
 * A button. Its default type is `button`, so that it never submits a form by accident.
 * A busy button stays focusable (aria-disabled): a disabled one would lose the keyboard focus.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type={type}
      className={buttonClasses(variant, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <SpinnerMark />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
