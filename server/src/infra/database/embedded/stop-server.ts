import { setTimeout as wait } from 'node:timers/promises';
import { isProcessRunning } from '../../../lib/process-identity.ts';
import { findRunningServer, listServerProcesses } from './find-running-server.ts';

const POLL_MS = 50;
/**
 * Signals to the server, each with the time that it gets: fast shutdown, which PostgreSQL ignores while it recovers from a
 * crashed backend; immediate shutdown, after which the next start recovers; kill. No committed write is lost by any.
 */
export const STOP_STEPS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has exited already.
  }
}

async function hasExitedWithin(milliseconds: number, pids: number[]): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += POLL_MS) {
    if (!pids.some(isProcessRunning)) return true;
    await wait(POLL_MS);
  }
  return false;
}

/**
 * Kills the backends and helper processes that have outlived their server. Until they have ended PostgreSQL refuses to
 * start, as they use its shared memory, and one that computes a long statement does not notice the end of its server.
 */
export async function killOrphanedBackends(data: string): Promise<void> {
  const pids = await listServerProcesses(data);
  for (const pid of pids) send(pid, 'SIGKILL');
  await hasExitedWithin(5_000, pids);
}

/**
 * Stops the server of a data directory with SIGINT, SIGQUIT after 5 s and SIGKILL after 10 s.
 * @param hasExited waits for the exit of processes at most so many milliseconds, and returns whether they have exited
 */
export async function stopServer(data: string, hasExited = hasExitedWithin): Promise<void> {
  const server = await findRunningServer(data);
  if (!server) return;
  for (const [signal, milliseconds] of STOP_STEPS) {
    send(server.pid, signal);
    if (await hasExited(milliseconds, [server.pid])) break;
  }
  await killOrphanedBackends(data);
}
