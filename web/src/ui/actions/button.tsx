import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { SpinnerMark } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Work is under way: a turning mark, `busyLabel` instead of the children, and presses do nothing. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

/**
 * A button. Its type is `button` unless said otherwise, so that it never sends a form by accident.
 * A busy button stays focusable (aria-disabled), because a disabled one would throw the keyboard back to the page.
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
