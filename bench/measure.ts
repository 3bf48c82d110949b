/** Latency summary in milliseconds. */
export interface Timings {
  p50: number;
  p99: number;
  count: number;
}

/** Percentile by nearest rank; `share` is 0 to 1. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const summarise = (values: number[]): Timings => ({
  p50: percentile(values, 0.5),
  p99: percentile(values, 0.99),
  count: values.length,
});

/** Runs work once and measures it in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

/** Median latency of several runs, robust against short bursts of other load. */
export async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await timed(work)).ms);
  return percentile(times, 0.5);
}

/** Operations per second with concurrent clients in a closed loop. */
export async function throughput(
  clients: number,
  seconds: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) await work(count++);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / ((performance.now() - began) / 1_000);
}
