import { type ComponentType, lazy, useEffect } from 'react';
import { loadWhenOnline } from './load-when-online.ts';
import { runWhenSettled } from './page-settled.ts';

/** Loads code that no first screen needs once the page has loaded and settled: it is there when it is needed, also when offline. */
export function usePreload(load: () => Promise<unknown>): void {
  // A failure shows when the code is due, and is tried again then.
  useEffect(() => runWhenSettled(load), [load]);
}

/** A component whose code no first screen needs, with the hook that loads it once the page has loaded. */
export function lazyAfterLoad<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [Component: ComponentType<Props>, usePreload: () => void] {
  return [lazy(() => loadWhenOnline(load)) as unknown as ComponentType<Props>, () => usePreload(load)];
}
