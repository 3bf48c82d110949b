import type { AppContext } from '../../app-context.ts';
import { staleWhileRevalidate } from '../../lib/async/stale-while-revalidate.ts';
import { findPlace } from '../places/index.ts';
import { listLivePlaces } from './vacancies.queries.ts';

/** How long a list may be shown again; counting every place of every vacancy for each visitor would be a waste. */
const AGE = { freshMs: 20_000, usableMs: 20_000 };

/** Makes a list of the places of live vacancies, most vacancies first, that is counted again after 20 seconds. */
export function placesList({ reads: db, clock, ttlStore }: AppContext): () => Promise<string[]> {
  return staleWhileRevalidate(
    clock,
    AGE,
    // The whole country is what the screens' own first item says.
    async (now) => (await listLivePlaces(db, now)).filter((place) => findPlace(place)?.kind !== 'country'),
    { ttlStore, name: 'places of live vacancies' },
  );
}
