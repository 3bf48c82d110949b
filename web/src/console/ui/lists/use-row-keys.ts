import { type RefObject, useEffect, useRef } from 'react';
import { useKeys } from '../use-keys.ts';
import { ROW, ROW_FOCUS, type RowsProps, SELECT_ALL } from './table-model.ts';

/** Attribute of the lists that react to keys: of several on a screen, the one with the focus, or else the first. */
const LIST = 'data-list';

/** The keys of a list: `j` and `k` between rows, `x` to select, `X` for all of the page. Enter is that of the focused button. */
export function useRowKeys<Row>(
  root: RefObject<HTMLElement | null>,
  { rows, rowKey, onOpen, openKey, selection }: Omit<RowsProps<Row>, 'label' | 'columns' | 'rowLabel'>,
): void {
  const elements = () => [...(root.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])];
  const focusedRow = () => elements().findIndex((row) => row.contains(document.activeElement));

  function isActive(): boolean {
    if (!root.current || rows.length === 0) return false;
    root.current.setAttribute(LIST, '');
    const lists = [...document.querySelectorAll(`[${LIST}]`)];
    const focused = lists.find((list) => list.contains(document.activeElement));
    return (focused ?? lists[0]) === root.current;
  }

  const open = openKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === openKey);
  // The open row may leave the list, such as a decided applicant that of the new ones; its neighbours keep their places.
  const lastOpen = useRef(-1);
  useEffect(() => {
    if (open >= 0 || openKey === undefined) lastOpen.current = open;
  });

  /** The place of the row after or before the current one. */
  function placeOf(by: 1 | -1): number {
    const focused = focusedRow();
    if (open >= 0) return open + by;
    if (focused >= 0) return focused + by;
    if (lastOpen.current >= 0) return by > 0 ? Math.min(lastOpen.current, rows.length - 1) : lastOpen.current - 1;
    return by > 0 ? 0 : rows.length - 1;
  }

  function move(by: 1 | -1): void {
    const to = placeOf(by);
    const row = rows[to];
    if (!row) return;
    const element = elements()[to]?.querySelector<HTMLElement>(`[${ROW_FOCUS}]`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
    if (openKey !== undefined) onOpen?.(row);
  }

  function select(): void {
    const focused = focusedRow();
    const row = focused >= 0 ? rows[focused] : rows.find((one) => rowKey(one) === openKey);
    if (row) selection?.toggle(rowKey(row));
  }

  function selectAll(): void {
    const keys = rows.map(rowKey);
    selection?.setAll(keys, !keys.every((key) => selection.keys.has(key)));
  }

  useKeys([
    { key: 'j', label: 'Next row', run: () => move(1), isActive },
    { key: 'k', label: 'Previous row', run: () => move(-1), isActive },
    ...(selection
      ? [
          { key: 'x', label: 'Select the row', run: select, isActive },
          { key: 'X', label: SELECT_ALL, run: selectAll, isActive },
        ]
      : []),
  ]);
}
