/**
 * Quantised response time: settles only at whole multiples of a step after the start, so that the duration of the work
 * inside a step cannot be observed (timing attack). For calls that reply the same whether or not an account exists.
 * @param stepMs length of a step in milliseconds; choose several times the usual duration of the work
 */
export async function quantiseResponseTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const remainingMs = stepMs - ((performance.now() - startedAt) % stepMs);
    await new Promise((resolve) => setTimeout(resolve, remainingMs));
  }
}
