import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');
const START_WITHIN_MS = 120_000;

/** A running portal. `stop` ends it and removes its data. */
export interface RunningServer {
  url: string;
  /** Where it keeps its data: staff commands name it. */
  dataDir: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

/** Starts the built portal with demo data in a temporary folder and waits until it says it is ready. */
export async function startServer(): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-e2e-'));
  // PostgreSQL runs as another user than root and must reach its data.
  await chmod(dataDir, 0o755);
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    // Two screens register and sign in far more often from one address than people do.
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
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    const patience = AbortSignal.timeout(30_000);
    patience.addEventListener('abort', () => server.kill('SIGKILL'));
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGTERM'));

  server.stdout.resume();
  const begun = Date.now();
  while (Date.now() - begun < START_WITHIN_MS) {
    if (server.exitCode !== null) break;
    const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (reply?.ok) return { url, dataDir, stop };
    await wait(100);
  }
  await stop();
  throw new Error('The portal did not start: see its messages above.');
}
