import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A running load balancer. */
export interface LoadBalancer {
  url: string;
  stop(): Promise<void>;
}

/** A load balancer that can be started in front of two instances. */
export interface LoadBalancerKind {
  name: string;
  /** How long an instance must still accept requests after the shutdown signal. */
  shutdownDelayMs: number;
  start(ports: number[]): Promise<LoadBalancer>;
}

interface Upstream {
  port: number;
  agent: Agent;
  isUp: boolean;
}

const CHECK_INTERVAL_MS = 250;

/** Sends a request to an instance; rejects with the error of the connection. */
async function forward(
  { port, agent }: Upstream,
  { method = 'GET', url: path = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body?: Buffer,
): Promise<IncomingMessage> {
  const { connection: _, ...forwarded } = headers;
  const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: forwarded }).end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  return reply;
}

async function checkHealth(upstream: Upstream): Promise<boolean> {
  try {
    const reply = await forward(upstream, { url: '/api/health/ready', headers: { host: 'health.local' } });
    await buffer(reply);
    return reply.statusCode === 200;
  } catch {
    return false;
  }
}

/**
 * Reverse proxy for machines without HAProxy and nginx, with the rules of docs/load-balancers: round robin over the instances
 * that are ready, connections kept open, and a request is repeated only when the connection was refused.
 */
export const reverseProxy: LoadBalancerKind = {
  name: 'reverse proxy of the test code',
  // Twelve checks, so that a busy machine makes one of them.
  shutdownDelayMs: 3_000,
  start: startReverseProxy,
};

async function startReverseProxy(ports: number[]): Promise<LoadBalancer> {
  const upstreams = ports.map((port) => ({ port, agent: new Agent({ keepAlive: true }), isUp: true }));
  const stopping = new AbortController();
  let turn = 0;

  async function check(upstream: Upstream): Promise<void> {
    while (!stopping.signal.aborted) {
      upstream.isUp = await checkHealth(upstream);
      await wait(CHECK_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** The next instances to try: those that are ready first. */
  function nextUpstreams(): Upstream[] {
    turn += 1;
    const inTurn = upstreams.map((_, n) => upstreams[(turn + n) % upstreams.length] as Upstream);
    return inTurn.toSorted((a, b) => Number(b.isUp) - Number(a.isUp));
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    for (const upstream of nextUpstreams()) {
      try {
        const reply = await forward(upstream, { method: incoming.method, url: incoming.url, headers }, body);
        const { connection: _, ...replied } = reply.headers;
        return void response.writeHead(reply.statusCode ?? 502, replied).end(await buffer(reply));
      } catch (error) {
        // Anything else may have happened after the instance had received the request.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
      }
    }
    response.writeHead(502).end();
  }

  const server = createServer((incoming, response) => void serve(incoming, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checks = upstreams.map(check);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort();
      await Promise.all(checks);
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
