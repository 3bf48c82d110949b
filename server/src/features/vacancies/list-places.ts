import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import { findPlace } from '../places/index.ts';
import { listLivePlaces } from './vacancies.queries.ts';

/** How long a list may be shown again; counting every place of every vacancy for each visitor would be a waste. */
const FRESH_MS = 20_000;

/** Makes a list of the places of live vacancies, most vacancies first, that is counted again after 20 seconds. */
export function placesList(db: Db, clock: Clock): () => Promise<string[]> {
  return keepFresh(clock, FRESH_MS, async (now) =>
    // The whole country is what the screens' own first item says.
    (await listLivePlaces(db, now)).filter((place) => findPlace(place)?.kind !== 'country'),
  );
}
