import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** An HTTP response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server in a child process on a loopback port. */
export interface ChildServer {
  url: string;
  /** Process id. */
  pid: number;
  /** Whether the web build exists. */
  hasPages: boolean;
  /** GET on a keep-alive connection. */
  get(path: string): Promise<Answer>;
  /** POST with a JSON body. */
  post(path: string, body: object): Promise<Answer>;
  /**
   * Replies per second to clients in a closed loop. Only 200 counts.
   * @throws if more than one in a hundred is not 200
   */
  load(paths: string[], clients: number, seconds: number): Promise<number>;
  /** Resident memory in bytes; only for `serve.ts`. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts `bench/servers/<file>` and waits until it listens.
 * @param flags Node.js flags
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
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
  if (!ready) throw new Error(`${file} exited before it listened`);
  const { port, hasPages = true } = ready[0] as { port: number; hasPages?: boolean };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `http://127.0.0.1:${port}`;
  const send = (path: string, body?: object): Promise<Answer> =>
    new Promise((done, fail) => {
      const headers = body ? { 'content-type': 'application/json' } : {};
      const sent = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed the idle connection at the same moment.
        if (sent.reusedSocket && error.code === 'ECONNRESET') send(path, body).then(done, fail);
        else fail(error);
      });
      sent.end(body && JSON.stringify(body));
    });
  return {
    url,
    pid: child.pid ?? 0,
    hasPages,
    get: (path) => send(path),
    post: send,
    async load(paths, clients, seconds) {
      const result = await autocannon({
        url,
        connections: clients,
        duration: seconds,
        requests: paths.map((path) => ({ path })),
      });
      const bad = result.non2xx + result.errors;
      if (bad > result.requests.total / 100)
        throw new Error(`${file}: ${result.non2xx} responses were not 200, ${result.errors} requests failed`);
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
