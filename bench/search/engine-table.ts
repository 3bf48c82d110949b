import { summarise } from '../measure.ts';
import type { PeerKey } from '../peers/peer.ts';
import { markdownTable, ms, perSecond } from '../report.ts';
import { CLIENTS, type Measured } from './measure-rounds.ts';

/** Latency of one engine over all query pages, in milliseconds. */
export interface EngineTimes {
  key: PeerKey;
  name: string;
  p50: number;
  p99: number;
  mean: number;
  rate: number | undefined;
  exact: number | undefined;
  measured: number;
}

/** Summarises the measurements of each engine. */
export const timesOf = (all: Measured[]): EngineTimes[] =>
  all.map(({ peer, times, rate, exact }) => ({
    key: peer.key,
    name: peer.name,
    ...summarise(times),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    rate,
    exact,
    measured: times.length,
  }));

const times = (ratio: number): string => `× ${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)}`;

/** Markdown table of all engines with ratios to this product. */
export function engineTable(engines: EngineTimes[]): string {
  const own = engines.find(({ key }) => key === 'product');
  const rows = engines.map(({ key, name, p50, p99, mean, rate, exact, measured }) => [
    name,
    ms(p50),
    ms(p99),
    ms(mean),
    rate === undefined ? '' : perSecond(rate),
    exact === undefined ? '' : `${exact} of ${measured}`,
    own && key !== 'product' ? `${times(p50 / own.p50)}, ${times(p99 / own.p99)}` : '',
  ]);
  const head = [
    'engine',
    'p50',
    'p99',
    'mean',
    `${CLIENTS} clients`,
    'pages in exact order',
    'p50, p99 relative to this product',
  ];
  return markdownTable(head, rows);
}
