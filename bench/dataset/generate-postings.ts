import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';

/** Parameters of a generated data set; deterministic. */
export interface Dataset {
  seed: number;
  size: number;
  /** Posting times are before this instant, in milliseconds. */
  now: number;
}

/** Vacancies per chunk; each chunk has its own companies, so that a larger data set is not a set of copies. */
export const CHUNK = 2_000;

const DAY_MS = 86_400_000;
const POSTED_WITHIN_DAYS = 45;
/** Long enough to reuse a kept data set for months. */
const LIVE_FOR_DAYS = 200;

export const countChunks = ({ size }: Dataset): number => Math.ceil(size / CHUNK);

/** Posting time of a vacancy, with increasing density as in the demo data, in whole seconds. */
function postedAt({ size, now }: Dataset, index: number): Date {
  const back = (POSTED_WITHIN_DAYS * DAY_MS - 600_000) * (1 - (index + 0.5) / size) ** 1.8;
  return new Date(Math.floor((now - 120_000 - back) / 1_000) * 1_000);
}

/** The vacancies of one chunk, oldest first; chunk 0 is the oldest. */
export function generatePostings(dataset: Dataset, chunk: number): VacancyPosting[] {
  const first = chunk * CHUNK;
  // The generator uses two consecutive seeds.
  const seed = dataset.seed + 2 * chunk;
  const count = Math.min(CHUNK, dataset.size - first);
  return generateDemoPostings({ seed, count, now: new Date(dataset.now) }).map((posting, i) => {
    const posted = postedAt(dataset, first + i);
    return {
      ...posting,
      source: 'bench',
      sourceId: `bench-${String(first + i + 1).padStart(8, '0')}`,
      postedAt: posted,
      expiresAt: new Date(posted.getTime() + LIVE_FOR_DAYS * DAY_MS),
    };
  });
}
