import { getLocations } from '@aarambh/contract';
import { useState } from 'react';
import { api } from '../../platform/browser-api.ts';

let everywhere: Promise<string[]> | undefined;

/** All places, asked for once; a failure is forgotten, so that the next reach tries again. */
function listPlaces(): Promise<string[]> {
  everywhere ??= api(getLocations);
  everywhere.catch(() => {
    everywhere = undefined;
  });
  return everywhere;
}

/** The common places of the page, and all of them once somebody reaches for the form: the page itself stays light. */
export function usePlaces(common: readonly string[]): { places: readonly string[]; reach: () => void } {
  const [all, setAll] = useState<readonly string[]>();
  const reach = () => {
    if (!all) listPlaces().then(setAll, () => undefined);
  };
  return { places: all ?? common, reach };
}
