import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface KeyValueListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** One column, or two from 640 px. */
  columns?: 1 | 2 | undefined;
  /** Shown instead of an empty value. */
  emptyMark?: string | undefined;
  className?: string | undefined;
}

/** A description list: label above value, a dash for an empty value. */
export function KeyValueList({ items, columns = 2, emptyMark = '-', className }: KeyValueListProps) {
  return (
    <dl className={classNames('grid gap-x-6 gap-y-4', columns === 2 && 'sm:grid-cols-2', className)}>
      {items.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 font-medium">{isEmpty(value) ? emptyMark : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: ReactNode): boolean {
  return value === undefined || value === null || value === false || value === '';
}
