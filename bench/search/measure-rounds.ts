import { percentile, throughput, timed } from '../measure.ts';
import type { Truth } from '../oracle/brute-force.ts';
import type { Peer, QueryPage } from '../peers/peer.ts';
import { offsetOf, PAGE_SIZE } from '../peers/peer.ts';

const ROUNDS = 3;
export const CLIENTS = 8;
/** Queries are grouped by breadth; this stride mixes them in every window. */
const STRIDE = 7;

/** Measurements of one peer. */
export interface Measured {
  peer: Peer;
  /** Milliseconds per measured query page: the median of its rounds. */
  times: number[];
  /** Number of pages in exact order; undefined for a peer that returns no ids. */
  exact?: number;
  /** Query pages that differ. */
  wrong: QueryPage[];
  /** Replies per second to eight clients: the median of the rounds. */
  rate?: number;
}

/** Rotates the order of peers, so that no peer always follows the same one. */
const rotated = <T>(list: T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length] as T);

/**
 * Runs every query page on every peer: once to check the page, which also warms up, then three times alternating.
 */
export async function measureRounds(
  peers: Peer[],
  queryPages: QueryPage[],
  truthOf: (queryPage: QueryPage) => Truth,
  progress: (done: number) => void,
): Promise<Measured[]> {
  const all: Measured[] = peers.map((peer) => ({ peer, times: [], wrong: [] }));
  for (const queryPage of queryPages) {
    const participants = all.filter(({ peer }) => queryPage.index % (peer.every ?? 1) === 0);
    const { best, folded } = truthOf(queryPage);
    const [first, end] = [offsetOf(queryPage), offsetOf(queryPage) + PAGE_SIZE];
    const rounds = new Map<Measured, number[]>(participants.map((one) => [one, []]));
    for (const one of participants) {
      const ids = await one.peer.find(queryPage);
      if (!ids) continue;
      const right = ids.join() === (one.peer.foldsRepeats ? folded : best).slice(first, end).join();
      one.exact = (one.exact ?? 0) + Number(right);
      if (!right) one.wrong.push(queryPage);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const one of rotated(participants, queryPage.index + round))
        rounds.get(one)?.push((await timed(() => one.peer.find(queryPage))).ms);
    }
    for (const [one, times] of rounds) one.times.push(percentile(times, 0.5));
    progress(queryPage.index + 1);
  }
  return all;
}

/** Measures the throughput of every peer that serves concurrent clients, in alternating rounds. */
export async function measureRates(
  all: Measured[],
  queryPages: QueryPage[],
  seconds: number,
  progress: (done: number) => void,
): Promise<void> {
  const first = queryPages.filter(({ page }) => page === 1);
  const serving = all.filter(({ peer }) => peer.serve);
  const rates = new Map<Measured, number[]>(serving.map((one) => [one, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, one] of rotated(serving, round).entries()) {
      const { peer } = one;
      const queryPageAt = (count: number) => first[((count + round * CLIENTS) * STRIDE) % first.length] as QueryPage;
      const rate =
        typeof peer.serve === 'object'
          ? await peer.serve.rate(CLIENTS, seconds)
          : await throughput(CLIENTS, seconds, (count) => peer.find(queryPageAt(count)));
      rates.get(one)?.push(rate);
      progress(round * serving.length + i + 1);
    }
  }
  for (const [one, measured] of rates) one.rate = percentile(measured, 0.5);
}
