import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findPlace } from '../places/index.ts';
import { listLivePlaces } from './vacancies.queries.ts';

/** How long a list may be shown again; counting every place of every vacancy for each visitor would be a waste. */
const FRESH_MS = 20_000;

/** Makes a list of the places of live vacancies, most vacancies first, that is counted again after 20 seconds. */
export function placesList(db: Db, clock: Clock): () => Promise<string[]> {
  let counted: { at: number; places: Promise<string[]> } | undefined;

  async function count(now: Date): Promise<string[]> {
    // The whole country is what the screens' own first item says.
    return (await listLivePlaces(db, now)).filter((place) => findPlace(place)?.kind !== 'country');
  }

  return () => {
    const now = clock.now();
    const age = counted ? Math.abs(now.getTime() - counted.at) : Number.POSITIVE_INFINITY;
    if (!counted || age > FRESH_MS) {
      const places = count(now);
      counted = { at: now.getTime(), places };
      places.catch(() => {
        counted = undefined;
      });
    }
    return counted.places;
  };
}
