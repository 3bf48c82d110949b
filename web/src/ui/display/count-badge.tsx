import { classNames } from '../class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers: "new jobs". */
  words: string;
  className?: string | undefined;
}

/** A red counter of unread items: nothing at 0, 99+ above 99. */
export function CountBadge({ count, words, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        // Hidden text must not extend a row that scrolls.
        'relative inline-flex min-h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1.5 text-[min(0.8125rem,4vw)] leading-tight font-semibold text-danger-ink tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
