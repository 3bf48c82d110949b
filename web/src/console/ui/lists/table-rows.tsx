import { classNames } from '../../../ui/index.ts';
import { type Column, ROW, ROW_FOCUS, type RowsProps, SELECT_ALL } from './table-model.ts';
import type { RowKey, Selection } from './use-selection.ts';

const cellClasses = (align: Column<never>['align']) =>
  classNames('px-2.5 py-1', align === 'end' ? 'text-end tabular-nums wrap-normal!' : 'text-start');

const box = 'size-4 accent-brand pointer-coarse:size-5';

/** A name that opens the details of its row. */
const opener =
  'min-h-8 w-full cursor-pointer rounded-sm text-start font-semibold text-link underline-offset-2 hover:underline pointer-coarse:min-h-11';

interface RowPartProps<Row> extends RowsProps<Row> {
  row: Row;
}

function Name<Row>({ row, columns, onOpen, selection }: RowPartProps<Row>) {
  const name = columns[0]?.cell(row);
  if (onOpen)
    return (
      <button type="button" {...{ [ROW_FOCUS]: '' }} className={opener} onClick={() => onOpen(row)}>
        {name}
      </button>
    );
  return (
    <div className="font-semibold" {...(selection ? {} : { [ROW_FOCUS]: '', tabIndex: -1 })}>
      {name}
    </div>
  );
}

function RowCheckbox<Row>({ row, rowKey, rowLabel, onOpen, selection }: RowPartProps<Row>) {
  const key = rowKey(row);
  return (
    <label className="inline-flex size-8 cursor-pointer items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={`Select ${rowLabel(row)}`}
        className={box}
        checked={selection?.keys.has(key) ?? false}
        onChange={() => selection?.toggle(key)}
        {...(onOpen ? {} : { [ROW_FOCUS]: '' })}
      />
    </label>
  );
}

interface PageCheckboxProps<Row> extends RowsProps<Row> {
  selection: Selection<RowKey>;
  /** Whether its text is shown; otherwise only screen readers get it. */
  hasText?: boolean;
}

/** The checkbox of all rows of the page. */
function PageCheckbox<Row>({ rows, rowKey, selection, hasText = false }: PageCheckboxProps<Row>) {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center justify-center gap-2 px-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        aria-label={hasText ? undefined : SELECT_ALL}
        className={box}
        checked={chosen > 0 && chosen === keys.length}
        ref={(element) => {
          if (element) element.indeterminate = chosen > 0 && chosen < keys.length;
        }}
        onChange={() => selection.setAll(keys, chosen < keys.length)}
      />
      {hasText && <span className="text-sm">{SELECT_ALL}</span>}
    </label>
  );
}

const rowClasses = (isSelected: boolean, isOpen: boolean) =>
  classNames(
    'border-b border-line has-[:focus-visible]:bg-brand-soft',
    isOpen ? 'bg-brand-soft' : isSelected ? 'bg-info-soft' : 'hover:bg-sunken',
  );

/**
 * Beside a pane every column is read without scrolling, also with the longest names: words may break, except in badges and
 * numbers.
 */
const NARROW =
  '[&_td]:min-w-20 [&_td]:wrap-anywhere [&_td:has(input)]:min-w-10 [&_td[data-name]]:min-w-36 [&_td_.whitespace-nowrap]:whitespace-normal';

/** Rows of 40 px with columns, for wide screens. */
export function WideRows<Row>(props: RowsProps<Row>) {
  const { label, rows, columns, rowKey, openKey, selection } = props;
  return (
    <table aria-label={label} className={classNames('w-full text-sm', openKey === undefined ? undefined : NARROW)}>
      <thead>
        <tr className="border-b border-line-strong text-muted">
          {selection && (
            <th scope="col" className="w-10 ps-1">
              <PageCheckbox {...props} selection={selection} />
            </th>
          )}
          {columns.map(({ header, align }) => (
            <th key={header} scope="col" className={classNames(cellClasses(align), 'h-10 text-xs font-semibold')}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <tr
              key={key}
              {...{ [ROW]: String(key) }}
              aria-current={key === openKey || undefined}
              className={rowClasses(selection?.keys.has(key) ?? false, key === openKey)}
            >
              {selection && (
                <td className="w-10 ps-1">
                  <RowCheckbox {...props} row={row} />
                </td>
              )}
              {columns.map(({ header, cell, align }, at) => (
                <td
                  key={header}
                  data-name={at === 0 ? '' : undefined}
                  className={classNames(cellClasses(align), 'h-10', at === 0 && 'min-w-28')}
                >
                  {at === 0 ? <Name {...props} row={row} /> : cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Each row as a block of lines, for phones. */
export function StackedRows<Row>(props: RowsProps<Row>) {
  const { label, rows, columns, rowKey, openKey, selection } = props;
  return (
    <>
      {selection && (
        <div className="border-b border-line">
          <PageCheckbox {...props} selection={selection} hasText />
        </div>
      )}
      <ul aria-label={label} className="text-sm">
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <li
              key={key}
              {...{ [ROW]: String(key) }}
              aria-current={key === openKey || undefined}
              className={classNames('flex gap-1 py-2', rowClasses(selection?.keys.has(key) ?? false, key === openKey))}
            >
              {selection && <RowCheckbox {...props} row={row} />}
              <div className="grid min-w-0 flex-1 gap-0.5 px-1">
                <div className="flex min-h-11 items-center text-base wrap-anywhere">
                  <Name {...props} row={row} />
                </div>
                <dl className="grid gap-0.5">
                  {columns.slice(1).map(({ header, cell, phone = true }) =>
                    phone ? (
                      <div key={header} className="flex gap-2">
                        <dt className="w-24 shrink-0 text-muted">{header}</dt>
                        <dd className="min-w-0 wrap-anywhere">{cell(row)}</dd>
                      </div>
                    ) : null,
                  )}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
