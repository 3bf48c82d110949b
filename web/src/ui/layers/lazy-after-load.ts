import { type ComponentType, lazy, useEffect } from 'react';
import { loadWhenOnline } from './load-when-online.ts';

/**
 * A component whose code no first screen needs, with the hook that loads it once the page has loaded: it is there when it
 * is due, also after the line has gone.
 */
export function lazyAfterLoad<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [Component: ComponentType<Props>, usePreload: () => void] {
  const usePreload = () =>
    useEffect(() => {
      // A failure shows when the component is due, and is tried again then.
      const preload = () => void load().catch(() => undefined);
      if (document.readyState === 'complete') preload();
      else window.addEventListener('load', preload, { once: true });
      return () => window.removeEventListener('load', preload);
    }, []);
  return [lazy(() => loadWhenOnline(load)) as unknown as ComponentType<Props>, usePreload];
}
