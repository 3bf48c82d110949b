import { summarise } from '../measure.ts';
import type { PeerKey } from '../peers/peer.ts';
import { markdownTable, ms, perSecond } from '../report.ts';
import { CLIENTS, type Measured } from './measure-rounds.ts';

/** Times of one engine over all turns, in milliseconds. */
export interface EngineTimes {
  key: PeerKey;
  name: string;
  p50: number;
  p99: number;
  mean: number;
  rate: number | undefined;
  exact: number | undefined;
  asked: number;
}

/** What rounds came to for each engine. */
export const timesOf = (all: Measured[]): EngineTimes[] =>
  all.map(({ peer, times, rate, exact }) => ({
    key: peer.key,
    name: peer.name,
    ...summarise(times),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    rate,
    exact,
    asked: times.length,
  }));

const times = (ratio: number): string => `× ${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)}`;

/** Engines under each other, each beside this product's own search. */
export function engineTable(engines: EngineTimes[]): string {
  const own = engines.find(({ key }) => key === 'product');
  const rows = engines.map(({ key, name, p50, p99, mean, rate, exact, asked }) => [
    name,
    ms(p50),
    ms(p99),
    ms(mean),
    rate === undefined ? '' : perSecond(rate),
    exact === undefined ? '' : `${exact} of ${asked}`,
    own && key !== 'product' ? `${times(p50 / own.p50)}, ${times(p99 / own.p99)}` : '',
  ]);
  const head = ['engine', 'p50', 'p99', 'mean', `${CLIENTS} clients`, 'pages in exact order', 'p50, p99 beside ours'];
  return markdownTable(head, rows);
}
