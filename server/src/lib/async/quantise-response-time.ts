/**
 * Does work and answers, or fails, only at whole steps of time after its start: how long it took inside a step cannot be
 * told from outside. For calls whose answer is the same whether or not there is more to do.
 * @param stepMs a step; several times what the work usually takes
 */
export async function quantiseResponseTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const rest = stepMs - ((performance.now() - began) % stepMs);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
