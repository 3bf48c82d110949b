import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** What a request was answered with. */
export interface Answer {
  status: number;
  body: string;
}

/** A server in a process of its own, on a loopback port. */
export interface ChildServer {
  url: string;
  /** Whether pages are built. */
  hasPages: boolean;
  /** One request on a connection kept open. */
  get(path: string): Promise<Answer>;
  /** The same with a body of JSON. */
  post(path: string, body: object): Promise<Answer>;
  /**
   * Answers a second to some clients that each wait for an answer before they ask again; others than 200 do not count,
   * and fail when they are more than one in a hundred.
   */
  load(paths: string[], clients: number, seconds: number): Promise<number>;
  /** Bytes of memory the process has now; only for `serve.ts`. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts `bench/<file>` and waits until it listens.
 * @param flags of node
 */
export async function startServer(
  file: string,
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<ChildServer> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--no-deprecation', ...flags],
  });
  const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  if (!told) throw new Error(`${file} ended before it listened`);
  const { port, hasPages = true } = told[0] as { port: number; hasPages?: boolean };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string, body?: object): Promise<Answer> =>
    new Promise((done, fail) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const sent = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // Kept open so long that the server had just closed it.
        if (sent.reusedSocket && error.code === 'ECONNRESET') ask(path, body).then(done, fail);
        else fail(error);
      });
      sent.end(body && JSON.stringify(body));
    });
  return {
    url,
    hasPages,
    get: (path) => ask(path),
    post: ask,
    async load(paths, clients, seconds) {
      const result = await autocannon({
        url,
        connections: clients,
        duration: seconds,
        requests: paths.map((path) => ({ path })),
      });
      const bad = result.non2xx + result.errors;
      if (bad > result.requests.total / 100)
        throw new Error(`${file}: ${result.non2xx} answers were no 200, ${result.errors} requests had none`);
      return (result.requests.total - result.non2xx) / result.duration;
    },
    async memory() {
      child.send('memory');
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }];
      return rss;
    },
    async stop() {
      agent.destroy();
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
