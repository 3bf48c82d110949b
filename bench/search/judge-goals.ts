import type { Timings } from '../measure.ts';
import { summarise } from '../measure.ts';
import { breadths } from '../oracle/choose-queries.ts';
import type { PeerKey, QueryPage } from '../peers/peer.ts';
import { type Figure, ms, within } from '../report.ts';
import type { EngineTimes } from './engine-table.ts';
import type { Measured } from './measure-rounds.ts';

/** Size from which the goals for a large portal apply. */
const LARGE_SIZE = 1_000_000;
const SMALL_LIMIT_MS = 15;

interface RatioGoal {
  what: string;
  /** Minimum ratio. */
  minimum: number;
  ratio: number | undefined;
  isGoal: boolean;
}

const ratioFigure = ({ what, minimum, ratio, isGoal }: RatioGoal): Figure[] =>
  ratio === undefined
    ? []
    : [{ what, value: `× ${ratio.toFixed(2)}`, limit: `≥ ${minimum}`, ...(isGoal ? { pass: ratio >= minimum } : {}) }];

/** Ratios to the peers. Goals apply from a million vacancies; the ratios are reported at every size. */
export function judgePeers(engines: EngineTimes[], size: number): Figure[] {
  const one = (key: PeerKey) => engines.find((engine) => engine.key === key);
  const own = one('product');
  const ratio = (key: PeerKey, part: 'p50' | 'p99') => {
    const other = one(key)?.[part];
    return other === undefined || !own ? undefined : other / own[part];
  };
  const rates = (a: PeerKey, b: PeerKey) => {
    const [of, by] = [one(a)?.rate, one(b)?.rate];
    return of === undefined || by === undefined ? undefined : of / by;
  };
  const isGoal = size >= LARGE_SIZE;
  return [
    { what: 'p99 ratio to ts_rank', minimum: 25, ratio: ratio('ts-rank', 'p99'), isGoal },
    { what: 'p99 ratio to SQLite FTS5 bm25', minimum: 10, ratio: ratio('bm25', 'p99'), isGoal },
    { what: 'p99 ratio to SQLite FTS5 tiers', minimum: 2, ratio: ratio('tiers', 'p99'), isGoal },
    { what: 'p50 ratio to SQLite FTS5 tiers', minimum: 1, ratio: ratio('tiers', 'p50'), isGoal: true },
    { what: 'throughput with 8 clients relative to ts_rank', minimum: 20, ratio: rates('product', 'ts-rank'), isGoal },
    {
      what: 'HTTP throughput with 8 clients relative to direct SQL',
      minimum: isGoal ? 0.85 : 0.6,
      ratio: rates('http', 'sql-cards'),
      isGoal: true,
    },
  ].flatMap(ratioFigure);
}

/** Growth of the mean latency compared with a smaller size from an earlier run. */
export const judgeGrowth = (
  mean: number,
  before: { size: string; mean: number } | undefined,
  maximum: number,
): Figure[] =>
  before
    ? [
        {
          what: `mean relative to ${before.size} (table above)`,
          value: `× ${(mean / before.mean).toFixed(2)}`,
          limit: `≤ ${maximum}`,
          pass: mean / before.mean <= maximum,
        },
      ]
    : [];

/** Correctness of order and counts, and latency by breadth. */
export function judgeSearch(
  { times, exact = 0 }: Measured,
  queryPages: QueryPage[],
  counts: Figure,
  size: number,
): Figure[] {
  const limit = size >= LARGE_SIZE ? undefined : SMALL_LIMIT_MS;
  const all = queryPages.length;
  return [
    { what: 'pages in brute-force order', value: `${exact} of ${all}`, limit: 'all', pass: exact === all },
    counts,
    ...breadths.map((breadth) =>
      within(`${breadth} queries`, summarise(times.filter((_, i) => queryPages[i]?.breadth === breadth)), limit),
    ),
  ];
}

export const judgeSuggestions = (measured: Timings, size: number): Figure =>
  within('suggestions, 1 to 7 letters', measured, size >= LARGE_SIZE ? 5 : 10);

export const judgeVisibility = (elapsedMs: number): Figure => ({
  what: 'new vacancy visible over HTTP after',
  value: ms(elapsedMs),
  limit: '< 1 s',
  pass: elapsedMs < 1_000,
});

const MAX_MEMORY_MB = 300;

export function judgeMemory(bytes: number): Figure {
  const megabytes = bytes / 1e6;
  return {
    what: 'memory of the server while 8 clients search',
    value: `${megabytes.toFixed(0)} MB`,
    limit: `≤ ${MAX_MEMORY_MB} MB`,
    pass: megabytes <= MAX_MEMORY_MB,
  };
}
