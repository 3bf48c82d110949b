import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tone = 'neutral' | 'brand' | 'accent' | 'info' | 'success' | 'warning' | 'error';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  brand: 'bg-brand-soft text-link',
  accent: 'bg-accent text-accent-ink',
  info: 'bg-info-soft text-info',
  success: 'bg-good-soft text-good',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-danger-soft text-danger',
};

/** A badge: a status in one or two words. The colour only supports the words. */
export function Badge({
  tone = 'neutral',
  wraps = false,
  className,
  children,
}: {
  tone?: Tone | undefined;
  /** Breaks into lines where it is wider than its place, on wide screens too. */
  wraps?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        // On one line, except where enlarged text makes it wider than what it is in.
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold',
        !wraps && 'md:whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
