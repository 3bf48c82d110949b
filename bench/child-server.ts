import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** A server in a process of its own, on a loopback port. */
export interface ChildServer {
  /** Whether pages are built. */
  hasPages: boolean;
  /** One request on a connection kept open. */
  get(path: string): Promise<{ status: number; body: string }>;
  /** Answers a second to some clients that each wait for an answer before they ask again; fails on any that is no 200. */
  load(paths: string[], clients: number, seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `bench/<file>` and waits until it listens. */
export async function startServer(file: string, env: Record<string, string> = {}): Promise<ChildServer> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--no-deprecation'],
  });
  const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  if (!told) throw new Error(`${file} ended before it listened`);
  const { port, hasPages = true } = told[0] as { port: number; hasPages?: boolean };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `http://127.0.0.1:${port}`;
  return {
    hasPages,
    get: (path) =>
      new Promise((done, fail) => {
        get(`${url}${path}`, { agent }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
        }).on('error', fail);
      }),
    async load(paths, clients, seconds) {
      const result = await autocannon({
        url,
        connections: clients,
        duration: seconds,
        requests: paths.map((path) => ({ path })),
      });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${result.non2xx + result.errors} requests were not answered with 200`);
      return result.requests.total / result.duration;
    },
    async stop() {
      agent.destroy();
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
