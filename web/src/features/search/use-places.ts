import { useState } from 'react';
import { listBrowserPlaces } from './browser-places.ts';

/** The common places rendered with the page; loads all places when the user focuses the form, to keep the page small. */
export function usePlaces(common: readonly string[]): { places: readonly string[]; loadAll: () => void } {
  const [all, setAll] = useState<readonly string[]>();
  const loadAll = () => {
    if (!all) listBrowserPlaces().then(setAll, () => undefined);
  };
  return { places: all ?? common, loadAll };
}
