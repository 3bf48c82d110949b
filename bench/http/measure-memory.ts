import type { ChildServer } from '../child-server.ts';

const EVERY_MS = 200;

/** The most memory in bytes that a server has while clients ask it without a pause. */
export async function measureMemory(
  server: ChildServer,
  paths: string[],
  clients: number,
  seconds: number,
): Promise<number> {
  let most = 0;
  const timer = setInterval(async () => {
    most = Math.max(most, await server.memory());
  }, EVERY_MS);
  try {
    await server.load(paths, clients, seconds);
  } finally {
    clearInterval(timer);
  }
  return Math.max(most, await server.memory());
}
