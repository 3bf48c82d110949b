import { useState } from 'react';

export type RowKey = string | number;

/** The selected rows of a list, and how they change. */
export interface Selection<K extends RowKey = RowKey> {
  keys: ReadonlySet<K>;
  toggle: (key: K) => void;
  /** Adds or removes several. */
  setAll: (keys: readonly K[], isSelected: boolean) => void;
  clear: () => void;
}

/** A selection of rows for `DataTable` and `BulkBar`; it stays while pages are turned. */
export function useSelection<K extends RowKey = RowKey>(): Selection<K> {
  const [keys, setKeys] = useState<ReadonlySet<K>>(new Set());
  const setAll = (changed: readonly K[], isSelected: boolean) =>
    setKeys((before) => {
      const next = new Set(before);
      for (const key of changed) isSelected ? next.add(key) : next.delete(key);
      return next;
    });
  return {
    keys,
    setAll,
    toggle: (key) =>
      setKeys((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    clear: () => setKeys(new Set()),
  };
}
