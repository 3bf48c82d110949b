import { createContext, useCallback, useMemo, useState } from 'react';

interface EmptyRowsState {
  /** Label of the row that shall open its dialog. */
  requested: string | undefined;
  /** Requests the next empty row after the one that was filled in; none when all are filled in. */
  openNext: (filled: string) => void;
  /** Called by the requested row: its dialog opens once. */
  takeRequest: () => void;
}

/** Leads from one empty row of the work profile to the next. Without a provider rows do not lead anywhere. */
export const EmptyRows = createContext<EmptyRowsState>({
  requested: undefined,
  openNext: () => undefined,
  takeRequest: () => undefined,
});

/** The label of the first empty row after `filled`, and after the last row from the first on. */
export function findNextEmpty(rows: readonly [label: string, value: string][], filled: string): string | undefined {
  const at = rows.findIndex(([label]) => label === filled);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return inOrder.find(([, value]) => value === '')?.[0];
}

/** State of `EmptyRows` for the rows of a card, in their order. */
export function useEmptyRows(rows: readonly [label: string, value: string][]): EmptyRowsState {
  const [requested, setRequested] = useState<string>();
  const takeRequest = useCallback(() => setRequested(undefined), []);
  const openNext = (filled: string) => setRequested(findNextEmpty(rows, filled));
  return useMemo(() => ({ requested, openNext, takeRequest }), [requested, takeRequest, rows.join('\n')]);
}
