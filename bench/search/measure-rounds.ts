import { percentile, throughput, timed } from '../measure.ts';
import type { Peer, Turn } from '../peers/peer.ts';
import { offsetOf, PAGE_SIZE } from '../peers/peer.ts';
import type { Truth } from '../truth/brute-force.ts';

const ROUNDS = 3;
export const CLIENTS = 8;
/** Queries of one breadth follow each other; in these strides every window meets all. */
const STRIDE = 7;

/** What was found out about one peer. */
export interface Measured {
  peer: Peer;
  /** Milliseconds of each turn that was asked: the median of its rounds. */
  times: number[];
  /** Turns whose page was right to the last place; nothing for a peer that answers no ids. */
  exact?: number;
  /** The turns that were not. */
  wrong: Turn[];
  /** Answers a second to eight clients: the median of the rounds. */
  rate?: number;
}

/** All peers from another first one on, so that none always follows the same one. */
const turned = <T>(list: T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length] as T);

/**
 * Asks every peer every turn: first to see whether the page is right, which warms it up, then three times in alternation.
 * @param truths of the queries; a query's turns follow each other
 */
export async function measureRounds(
  peers: Peer[],
  turns: Turn[],
  truthOf: (turn: Turn) => Truth,
  progress: (done: number) => void,
): Promise<Measured[]> {
  const all: Measured[] = peers.map((peer) => ({ peer, times: [], wrong: [] }));
  for (const turn of turns) {
    const asked = all.filter(({ peer }) => turn.index % (peer.every ?? 1) === 0);
    const wanted = truthOf(turn).best.slice(offsetOf(turn), offsetOf(turn) + PAGE_SIZE);
    const rounds = new Map<Measured, number[]>(asked.map((one) => [one, []]));
    for (const one of asked) {
      const ids = await one.peer.find(turn);
      if (!ids) continue;
      const right = ids.join() === wanted.join();
      one.exact = (one.exact ?? 0) + Number(right);
      if (!right) one.wrong.push(turn);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const one of turned(asked, turn.index + round))
        rounds.get(one)?.push((await timed(() => one.peer.find(turn))).ms);
    }
    for (const [one, times] of rounds) one.times.push(percentile(times, 0.5));
    progress(turn.index + 1);
  }
  return all;
}

/** Gives every peer that can answer several clients its rate; rounds alternate. */
export async function measureRates(
  all: Measured[],
  turns: Turn[],
  seconds: number,
  progress: (done: number) => void,
): Promise<void> {
  const first = turns.filter(({ page }) => page === 1);
  const serving = all.filter(({ peer }) => peer.serve);
  const rates = new Map<Measured, number[]>(serving.map((one) => [one, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, one] of turned(serving, round).entries()) {
      const { peer } = one;
      const turnAt = (count: number) => first[((count + round * CLIENTS) * STRIDE) % first.length] as Turn;
      const rate =
        typeof peer.serve === 'object'
          ? await peer.serve.rate(CLIENTS, seconds)
          : await throughput(CLIENTS, seconds, (count) => peer.find(turnAt(count)));
      rates.get(one)?.push(rate);
      progress(round * serving.length + i + 1);
    }
  }
  for (const [one, measured] of rates) one.rate = percentile(measured, 0.5);
}
