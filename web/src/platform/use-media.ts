import { useSyncExternalStore } from 'react';

/** Whether a media query matches; true on the server and during hydration, so that the HTML has what wide screens show. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
