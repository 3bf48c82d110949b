import type { ReactNode } from 'react';
import { Button } from '../../../ui/index.ts';
import type { RowKey, Selection } from './use-selection.ts';

interface BulkBarProps<K extends RowKey> {
  selection: Selection<K>;
  /** What is selected, in the plural: "vacancies". */
  noun: string;
  /** Buttons for the selected rows. */
  children: ReactNode;
}

/** Bulk actions on the selected rows, shown over the list at the bottom of the screen. */
export function BulkBar<K extends RowKey>({ selection, noun, children }: BulkBarProps<K>) {
  const count = selection.keys.size;
  return (
    <>
      <div role="status" className="sr-only">
        {count > 0 ? `${count} ${noun} selected` : ''}
      </div>
      {count > 0 && (
        <section
          aria-label={`Selected ${noun}`}
          className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-2 shadow-raised"
        >
          <p className="px-2 font-semibold tabular-nums">{count} selected</p>
          {children}
          <Button variant="quiet" size="small" onClick={selection.clear}>
            Clear selection
          </Button>
        </section>
      )}
    </>
  );
}
