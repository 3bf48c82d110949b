import type { ChildServer } from './servers/child-server.ts';

const INTERVAL_MS = 200;

/** Peak resident memory of a server in bytes under closed-loop load. */
export async function measureMemory(
  server: ChildServer,
  paths: string[],
  clients: number,
  seconds: number,
): Promise<number> {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await server.memory());
  }, INTERVAL_MS);
  try {
    await server.load(paths, clients, seconds);
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, await server.memory());
}
