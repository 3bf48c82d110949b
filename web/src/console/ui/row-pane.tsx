import type { ReactNode } from 'react';
import { Alert, RetryAlert, Skeleton } from '../../ui/index.ts';
import { SidePane } from './side-pane.tsx';

interface RowPaneProps<Row> {
  /** Such as "Job fair". */
  noun: string;
  /** The number in the address. */
  id: number | string;
  /** The address of the list, with its filters. */
  closeTo: string;
  /** The row with this number, once it is known. */
  row: Row | undefined;
  /** The call that finds the row by its number, wherever it is in the list. */
  lookup: { error: Error | null; isPending: boolean; reload: () => void };
  children: (row: Row) => ReactNode;
}

/** The pane of the row in the address: loading, not found, or what `children` makes of the row. */
export function RowPane<Row>({ noun, id, closeTo, row, lookup, children }: RowPaneProps<Row>) {
  if (row !== undefined) return children(row);
  const { error, isPending, reload } = lookup;
  return (
    <SidePane title={`${noun} ${id}`} closeTo={closeTo}>
      {error ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : isPending ? (
        <Skeleton className="h-64" />
      ) : (
        <Alert tone="warning">
          {noun} {id} was not found.
        </Alert>
      )}
    </SidePane>
  );
}
