import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../fault/rolling-restart/find-free-port.ts';

/** The product as `npm start` runs it, with all its processes. */
export interface ProductServer {
  url: string;
  /** Of all its processes together. */
  usage(): Promise<{ megabytes: number; cpuSeconds: number }>;
  stop(): Promise<void>;
}

const KEY = 'a key of sixteen characters';
const POLL_MS = 50;

/** The sum of a metric over all processes. */
function sumOf(text: string, metric: string): number {
  const samples = text.matchAll(new RegExp(`^${metric}(?:{[^}]*})? (\\S+)$`, 'gm'));
  return [...samples].reduce((sum, [, value]) => sum + Number(value), 0);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.status === 200) return;
    if (child.exitCode !== null) throw new Error('the server exited before it was ready');
    await wait(POLL_MS);
  }
}

/** Starts the built product with a number of workers and waits until it is ready. */
export async function startProduct(workers: number, env: Record<string, string>): Promise<ProductServer> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=256', '--max-semi-space-size=8', join(import.meta.dirname, '../../server/src/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        HOST: '127.0.0.1',
        WORKERS: String(workers),
        // Each visitor has its own address.
        TRUST_PROXY: '1',
        METRICS_KEY: KEY,
        DEMO: 'off',
        LOG_LEVEL: 'error',
      },
    },
  );
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    async usage() {
      const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${KEY}` } });
      const text = await reply.text();
      return {
        megabytes: sumOf(text, 'process_resident_memory_bytes') / 2 ** 20,
        cpuSeconds: sumOf(text, 'process_cpu_seconds_total'),
      };
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
