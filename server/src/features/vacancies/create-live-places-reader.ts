import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { type CachedReader, readOrEstimate, staleWhileRevalidate } from '../../lib/async/stale-while-revalidate.ts';
import { findPlace } from '../places/index.ts';
import { listLivePlaces } from './vacancies.queries.ts';
import { findSamplePercent } from './vacancy-sample.queries.ts';

/** Places are counted over all vacancies, which is too slow to do for every request. */
const MAX_AGE = { freshMs: 20_000, usableMs: 20_000 };

/** Whether a filter lists a place: screens add their own item for the whole country. */
export const isListedPlace = (place: string): boolean => findPlace(place)?.kind !== 'country';

const listPlaces = async (db: Db, now: Date, samplePercent?: number): Promise<string[]> =>
  (await listLivePlaces(db, now, samplePercent)).filter(isListedPlace);

/** Creates a reader of the places of live vacancies, most vacancies first, cached for 20 seconds. */
export function createLivePlacesReader({ reads: db, clock, ttlStore }: AppContext): CachedReader<string[]> {
  return staleWhileRevalidate(clock, MAX_AGE, (now) => listPlaces(db, now), {
    ttlStore,
    name: 'places of live vacancies',
  });
}

/** Creates such a reader that does not wait for the first count of a large portal: until then it lists those of a sample. */
export function createQuickPlacesReader(context: AppContext): () => Promise<string[]> {
  const { reads: db, clock } = context;
  const read = createLivePlacesReader(context);
  const readSample = staleWhileRevalidate(clock, MAX_AGE, async (now) => {
    const percent = await findSamplePercent(db);
    return percent === undefined ? undefined : await listPlaces(db, now, percent);
  });
  return () => readOrEstimate(read, readSample);
}
