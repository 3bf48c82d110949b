import { classNames } from '../class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CountBadgeProps {
  count: number;
  /** What is counted, spoken after the number: "new jobs". */
  words: string;
  className?: string | undefined;
}

/** A red bubble with how many wait; nothing at 0, and 99+ beyond. */
export function CountBadge({ count, words, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        // Words for screen readers must not reach out of a row that scrolls.
        'relative inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1.5 text-xs font-semibold text-danger-ink tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
