import type { Timings } from '../measure.ts';
import { summarise } from '../measure.ts';
import type { PeerKey, Turn } from '../peers/peer.ts';
import { type Figure, ms, within } from '../report.ts';
import { breadths } from '../truth/choose-queries.ts';
import type { EngineTimes } from './engine-table.ts';
import type { Measured } from './measure-rounds.ts';

/** From here on the goals for a large portal hold. */
const LARGE = 1_000_000;
const SMALL_LIMIT_MS = 15;

interface RatioGoal {
  what: string;
  /** How many times as much as this at least. */
  least: number;
  ratio: number | undefined;
  isGoal: boolean;
}

const ratioFigure = ({ what, least, ratio, isGoal }: RatioGoal): Figure[] =>
  ratio === undefined
    ? []
    : [{ what, value: `× ${ratio.toFixed(2)}`, limit: `≥ ${least}`, ...(isGoal ? { pass: ratio >= least } : {}) }];

/** Search beside its peers: the ratios that are promised for a million vacancies, told at every size. */
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
  const isGoal = size >= LARGE;
  return [
    { what: 'p99 ahead of ts_rank', least: 25, ratio: ratio('ts-rank', 'p99'), isGoal },
    { what: 'p99 ahead of SQLite FTS5 bm25', least: 10, ratio: ratio('bm25', 'p99'), isGoal },
    { what: 'p99 ahead of SQLite FTS5 tiers', least: 2, ratio: ratio('tiers', 'p99'), isGoal },
    { what: 'p50 ahead of SQLite FTS5 tiers', least: 1, ratio: ratio('tiers', 'p50'), isGoal },
    { what: 'answers to 8 clients, beside ts_rank', least: 20, ratio: rates('product', 'ts-rank'), isGoal },
    {
      what: 'answers over HTTP to 8 clients, beside the same SQL straight',
      least: isGoal ? 0.85 : 0.65,
      ratio: rates('http', 'sql-cards'),
      isGoal: true,
    },
  ].flatMap(ratioFigure);
}

/** How the mean grew from a smaller size, whose mean was written down by an earlier run. */
export const judgeGrowth = (
  mean: number,
  before: { size: string; mean: number } | undefined,
  most: number,
): Figure[] =>
  before
    ? [
        {
          what: `mean beside that of ${before.size}, from the table above`,
          value: `× ${(mean / before.mean).toFixed(2)}`,
          limit: `≤ ${most}`,
          pass: mean / before.mean <= most,
        },
      ]
    : [];

/** Order and counts of the product, and its times by breadth. */
export function judgeSearch({ times, exact = 0 }: Measured, turns: Turn[], counts: Figure, size: number): Figure[] {
  const limit = size >= LARGE ? undefined : SMALL_LIMIT_MS;
  const all = turns.length;
  return [
    { what: 'pages in the order of brute force', value: `${exact} of ${all}`, limit: 'all', pass: exact === all },
    counts,
    ...breadths.map((breadth) =>
      within(`${breadth} queries`, summarise(times.filter((_, i) => turns[i]?.breadth === breadth)), limit),
    ),
  ];
}

export const judgeSuggestions = (measured: Timings, size: number): Figure =>
  within('suggestions, 1 to 7 letters', measured, size >= LARGE ? 5 : 10);

export const judgeVisibility = (took: number): Figure => ({
  what: 'a new vacancy is found over HTTP after',
  value: ms(took),
  limit: '< 1 s',
  pass: took < 1_000,
});

const MOST_MEMORY_MB = 300;

export function judgeMemory(bytes: number): Figure {
  const megabytes = bytes / 1e6;
  return {
    what: 'memory of the server while 8 clients search',
    value: `${megabytes.toFixed(0)} MB`,
    limit: `≤ ${MOST_MEMORY_MB} MB`,
    pass: megabytes <= MOST_MEMORY_MB,
  };
}
