import type { ReactNode } from 'react';
import type { RowKey, Selection } from './use-selection.ts';

/** A column of a `DataTable`. The first one names the row: with `onOpen` it is a button, so its cell holds text only. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Whether phones show it; by default they do. */
  phone?: boolean | undefined;
}

/** Shared model of the table on wide screens and the list on phones. */
export interface RowsProps<Row> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** Names a row for its checkbox: "Select Java Developer". */
  rowLabel: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** The row whose details are open. */
  openKey?: RowKey | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the keys of the rows, whatever their type
  selection?: Selection<any> | undefined;
}

/** The element of a row that has the focus when one moves by keyboard. */
export const ROW_FOCUS = 'data-row-focus';
export const ROW = 'data-row';

/** What selects or clears all rows of the page: the name of its checkbox and of its key. */
export const SELECT_ALL = 'Select all on this page';
