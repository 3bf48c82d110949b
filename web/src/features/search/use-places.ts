import { useState } from 'react';
import { listBrowserPlaces } from './browser-places.ts';

/** The common places of the page, and all of them once somebody reaches for the form: the page itself stays light. */
export function usePlaces(common: readonly string[]): { places: readonly string[]; reach: () => void } {
  const [all, setAll] = useState<readonly string[]>();
  const reach = () => {
    if (!all) listBrowserPlaces().then(setAll, () => undefined);
  };
  return { places: all ?? common, reach };
}
