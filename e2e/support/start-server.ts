import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');
/** Ceilings for a machine that is busy with other work. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 120_000;

/** A running portal. `stop` ends it and removes its data. */
export interface RunningServer {
  url: string;
  /** Its data folder; operator commands need it. */
  dataDir: string;
  stop(): Promise<void>;
}

function findFreePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolvePort(port));
    });
  });
}

/**
 * Starts the built portal with demo data in a temporary folder and waits until it is ready.
 * @param settings environment variables besides those of all journeys
 * @throws {Error} if it does not start
 */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await findFreePort();
  // A domain name, because browsers offer no passkeys for an IP address.
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-e2e-'));
  // PostgreSQL does not run as root: its user must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    // The journeys register and sign in from one address, which would exceed the rate limits.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      // A ceiling for busy machines.
      DATABASE_WAIT_MS: '60000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    const timeout = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timeout);
    await rm(dataDir, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGTERM'));

  server.stdout.resume();
  const probe = async () => {
    if (server.exitCode !== null) return 'ended';
    const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    return reply?.ok ? 'ready' : 'starting';
  };
  const state = expect.poll(probe, { intervals: [100], timeout: START_TIMEOUT_MS });
  try {
    await state.not.toBe('starting');
    if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`);
    return { url, dataDir, stop };
  } catch (error) {
    await stop();
    throw new Error('The portal did not start: see its messages above.', { cause: error });
  }
}
