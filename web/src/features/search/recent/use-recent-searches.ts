import { useState } from 'react';
import type { RecentSearch } from './recent-searches.ts';

/** Recent searches as React state; their code is loaded when the user reaches the field. None on the server. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  // The field works without recent searches.
  const update = (change?: (module: typeof import('./recent-searches.ts')) => void) =>
    void import('./recent-searches.ts')
      .then((module) => {
        change?.(module);
        setRecent(module.listRecentSearches());
      })
      .catch(() => undefined);
  return {
    recent,
    refresh: () => update(),
    /** Clears one by its line, or all. */
    forget: (label?: string) => update((module) => module.forgetSearch(label)),
  };
}
