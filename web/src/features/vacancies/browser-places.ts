import { getLocations } from '@aarambh/contract';
import { api } from '../../platform/browser-api.ts';

const FRESH_MS = 300_000;

let known: { at: number; places: Promise<string[]> } | undefined;

/** All places with vacancies, for the browser: asked for once in five minutes; a failure is forgotten at once. */
export function listBrowserPlaces(): Promise<string[]> {
  if (known && Date.now() - known.at < FRESH_MS) return known.places;
  const places = api(getLocations);
  known = { at: Date.now(), places };
  places.catch(() => {
    known = undefined;
  });
  return places;
}
