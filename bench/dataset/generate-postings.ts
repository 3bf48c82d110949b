import { generateDemoPostings, type VacancyPosting } from '../../server/src/features/vacancies/index.ts';

/** A portal of invented vacancies; the same numbers make the same one. */
export interface World {
  seed: number;
  size: number;
  /** The moment the newest were posted before, in milliseconds. */
  now: number;
}

/** Vacancies made at a time: each lot has companies of its own, so that a larger world is no heap of copies. */
export const CHUNK = 2_000;

const DAY_MS = 86_400_000;
const POSTED_WITHIN_DAYS = 45;
/** Long enough that a world that is kept can be asked again for months. */
const LIVE_FOR_DAYS = 200;

export const countChunks = ({ size }: World): number => Math.ceil(size / CHUNK);

/** When the vacancy at `index` of all was posted: the later the more frequent, as in the demo data, to the second. */
function postedAt({ size, now }: World, index: number): Date {
  const back = (POSTED_WITHIN_DAYS * DAY_MS - 600_000) * (1 - (index + 0.5) / size) ** 1.8;
  return new Date(Math.floor((now - 120_000 - back) / 1_000) * 1_000);
}

/** The vacancies of one lot in the order they were posted, oldest first; the oldest lot is 0. */
export function inventPostings(world: World, chunk: number): VacancyPosting[] {
  const first = chunk * CHUNK;
  // The generator takes two seeds in a row.
  const seed = world.seed + 2 * chunk;
  const count = Math.min(CHUNK, world.size - first);
  return generateDemoPostings({ seed, count, now: new Date(world.now) }).map((posting, i) => {
    const posted = postedAt(world, first + i);
    return {
      ...posting,
      source: 'bench',
      sourceId: `bench-${String(first + i + 1).padStart(8, '0')}`,
      postedAt: posted,
      expiresAt: new Date(posted.getTime() + LIVE_FOR_DAYS * DAY_MS),
    };
  });
}
