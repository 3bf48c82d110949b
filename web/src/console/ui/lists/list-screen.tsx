import type { ReactNode } from 'react';
import { RetryAlert } from '../../../ui/index.ts';
import { ConsolePage } from '../console-page.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListWithPane } from './list-with-pane.tsx';

interface ListScreenProps<Row> extends Omit<DataTableProps<Row>, 'busy'> {
  title: string;
  /** Buttons of the whole screen, beside the title. */
  actions?: ReactNode;
  /** A `FilterBar`; it stays where the list could not be loaded. */
  filters?: ReactNode;
  /** The call that loads the list, as `useStaffQuery` returns it. */
  list: { data?: unknown; error?: Error | null | undefined; isBusy: boolean; reload: () => void };
  /** The open row, beside the list: a `SidePane` or `RowPane`. */
  pane?: ReactNode;
  /** Below the table, in its column: a `BulkBar` or other page links. */
  below?: ReactNode;
  /** Sheets of the screen. */
  children?: ReactNode;
}

/**
 * A screen with one list: title, filters, `DataTable` and the pane of the open row. A list that could not be loaded is an
 * alert with "Try again"; one that was loaded before stays when a reload fails. All other properties are those of `DataTable`.
 */
export function ListScreen<Row>({
  title,
  actions,
  filters,
  list,
  pane,
  below,
  children,
  ...table
}: ListScreenProps<Row>) {
  const { data, error, isBusy, reload } = list;
  return (
    <ConsolePage title={title} actions={actions}>
      {filters}
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <ListWithPane pane={pane}>
          <DataTable {...table} busy={isBusy} />
          {below}
        </ListWithPane>
      )}
      {children}
    </ConsolePage>
  );
}
