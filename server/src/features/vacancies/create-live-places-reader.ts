import type { AppContext } from '../../app-context.ts';
import { staleWhileRevalidate } from '../../lib/async/stale-while-revalidate.ts';
import { findPlace } from '../places/index.ts';
import { listLivePlaces } from './vacancies.queries.ts';

/** Places are counted over all vacancies, which is too slow to do for every request. */
const MAX_AGE = { freshMs: 20_000, usableMs: 20_000 };

/** Whether a filter lists a place: screens add their own item for the whole country. */
export const isListedPlace = (place: string): boolean => findPlace(place)?.kind !== 'country';

/** Creates a reader of the places of live vacancies, most vacancies first, cached for 20 seconds. */
export function createLivePlacesReader({ reads: db, clock, ttlStore }: AppContext): () => Promise<string[]> {
  return staleWhileRevalidate(clock, MAX_AGE, async (now) => (await listLivePlaces(db, now)).filter(isListedPlace), {
    ttlStore,
    name: 'places of live vacancies',
  });
}
