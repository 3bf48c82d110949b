import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ChoiceRowProps {
  label: ReactNode;
  /** How much the choice would find, at the end of the row; '0' dims the row. */
  count?: string | undefined;
  /** Hidden while its list is folded. Without JavaScript nothing can expand the list, so all are shown. */
  isFolded: boolean;
  /** The radio button or check box. */
  children: ReactNode;
}

/** A row of a filter: its control, its label and a count. */
export function ChoiceRow({ label, count, isFolded, children }: ChoiceRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label
      className={classNames(
        'min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 hover:bg-sunken pointer-fine:min-h-8.5',
        isFolded ? 'hidden noscript:flex' : 'flex',
        count === '0' && 'text-muted',
      )}
    >
      {children}
      <span className="min-w-0 flex-1">{label}</span>
      {/* The label names the control; the count comes later and would change that name. */}
      <span aria-hidden="true" className="text-sm text-muted tabular-nums">
        {count}
      </span>
    </label>
  );
}

/** The classes of the control in a {@link ChoiceRow}. */
export const choiceControl = 'size-5 shrink-0 accent-brand';
