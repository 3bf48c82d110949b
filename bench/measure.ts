/** Milliseconds of many runs. */
export interface Timings {
  p50: number;
  p99: number;
  count: number;
}

/** The value that `share` of all values do not exceed (nearest rank). */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const summarise = (values: number[]): Timings => ({
  p50: percentile(values, 0.5),
  p99: percentile(values, 0.99),
  count: values.length,
});

/** How long one piece of work takes, in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

/** The median of some runs of the same work: what else the machine does for a moment does not count. */
export async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await timed(work)).ms);
  return percentile(times, 0.5);
}

/** Pieces of work done a second by some clients that each wait for an answer before they ask again. */
export async function throughput(
  clients: number,
  seconds: number,
  work: (turn: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let turns = 0;
  const client = async () => {
    while (performance.now() < end) await work(turns++);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return turns / ((performance.now() - began) / 1_000);
}
