import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { countText } from '../../../platform/text/format.ts';
import { useMedia } from '../../../platform/use-media.ts';
import { EmptyState, Pagination, Skeleton } from '../../../ui/index.ts';
import type { RowsProps } from './table-model.ts';
import { StackedRows, WideRows } from './table-rows.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface DataTableProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  /** Undefined until the first reply. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages; without it there is one page. */
  total?: number | undefined;
  /** The total is at least this. */
  isCapped?: boolean | undefined;
  /** From 1; the page links set `page` in the address. */
  page?: number | undefined;
  pageSize?: number | undefined;
  /** Text of an empty list. */
  empty: ReactNode;
  /** Loading: the previous rows stay. */
  busy?: boolean | undefined;
}

const PAGE_SIZE = 50;
/** Columns of a table beside a pane. */
const BESIDE_PANE = 3;
/** Number of skeleton rows until the first reply. */
const SKELETONS = Array.from({ length: 8 }, (_, at) => at);

/**
 * A list of the console: rows of 40 px with columns, and stacked lines on phones. `j` and `k` move between rows, Enter
 * opens one, `x` selects one and `X` all of the page; with details open, `j` and `k` open those of the next and the previous row.
 */
export function DataTable<Row>({
  rows,
  total,
  isCapped,
  page = 1,
  pageSize = PAGE_SIZE,
  empty,
  busy,
  ...props
}: DataTableProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  const isWide = useMedia('(width >= 48rem)');
  const { pathname, search, hash } = useLocation();
  useRowKeys(root, { rows: rows ?? [], ...props });

  function addressOfPage(number: number): string {
    const params = new URLSearchParams(search);
    params.set('page', String(number));
    return `${pathname}?${params}${hash}`;
  }

  if (!rows)
    return (
      <div aria-busy="true" className="grid gap-px pt-10">
        {SKELETONS.map((at) => (
          <Skeleton key={at} className="h-10 opacity-60" />
        ))}
      </div>
    );

  const Rows = isWide ? WideRows : StackedRows;
  // Beside a pane there is room for few columns: those that phones show have precedence.
  const isBesidePane = isWide && props.openKey !== undefined;
  const columns = isBesidePane
    ? props.columns.filter(({ phone = true }) => phone).slice(0, BESIDE_PANE)
    : props.columns;
  const pageCount = total === undefined ? 1 : Math.ceil(total / pageSize);
  return (
    <div ref={root} aria-busy={busy || undefined} className="relative grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Not paler rows: their text would be below the contrast that people need. */}
      {busy && <div aria-hidden="true" className="absolute inset-x-0 top-0 h-0.5 animate-pulse bg-brand" />}
      <div className="md:overflow-x-auto">
        {rows.length === 0 ? <EmptyContent>{empty}</EmptyContent> : <Rows {...props} columns={columns} rows={rows} />}
      </div>
      {total !== undefined && total > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted tabular-nums">{countText(total, isCapped ?? false)} total</p>
          <Pagination page={page} pageCount={pageCount} addressOf={addressOfPage} label={`Pages of ${props.label}`} />
        </div>
      )}
    </div>
  );
}

const EmptyContent = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <EmptyState title={children} /> : <div className="py-8">{children}</div>;
