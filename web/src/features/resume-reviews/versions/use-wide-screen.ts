import { useSyncExternalStore } from 'react';

/** From here on three texts have room beside each other. */
const WIDE = '(min-width: 80rem)';

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether three texts have room beside each other. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
