import type { AppContext } from '../../../app-context.ts';
import { readRole } from '../../search/index.ts';
import { listStatedPay, replaceUsualPay, type UsualPay } from './usual-pay.queries.ts';

/** With more years of experience, high pay needs no explanation. */
export const MAX_YEARS = 3;
/** Minimum sample: fewer vacancies do not show what is usual. */
const MIN_VACANCIES = 20;
const BATCH_SIZE = 5_000;

/** Key of a place, for comparison. */
export const placeKey = (place: string): string => place.toLowerCase().replace(/\s+/g, ' ').trim();

function medianOf(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] as number;
  return Math.round(sorted.length % 2 === 1 ? upper : ((sorted[half - 1] as number) + upper) / 2);
}

/** Measures the usual pay of each kind of work, in all of India and at each place with enough vacancies. */
export async function measureUsualPay({ db, reads }: AppContext): Promise<void> {
  const stated = new Map<string, { work: string; place: string; paise: number[] }>();
  const add = (work: string, place: string, paise: number) => {
    const key = JSON.stringify([work, place]);
    const known = stated.get(key);
    if (known) known.paise.push(paise);
    else stated.set(key, { work, place, paise: [paise] });
  };
  for (let after = 0; ; ) {
    const rows = await listStatedPay(reads, { after, maxYears: MAX_YEARS, limit: BATCH_SIZE });
    for (const { title, locations, paise } of rows) {
      const role = readRole(title);
      if (!role) continue;
      add(role.key, '', paise);
      for (const place of new Set(locations.map(placeKey))) add(role.key, place, paise);
    }
    if (rows.length < BATCH_SIZE) break;
    after = rows.at(-1)?.id ?? 0;
  }
  const usual: UsualPay[] = [...stated.values()]
    .filter(({ paise }) => paise.length >= MIN_VACANCIES)
    .map(({ work, place, paise }) => ({
      work,
      place,
      medianPaise: medianOf(paise.sort((a, b) => a - b)),
      vacancies: paise.length,
    }));
  await db.transaction().execute((tx) => replaceUsualPay(tx, usual));
}
