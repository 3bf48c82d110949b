import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { timed } from '../bench/measure.ts';

/** What a visitor saw: latency of each request in milliseconds, and the replies by status; 0 means no reply. */
export interface Visit {
  times: number[];
  statuses: Record<string, number>;
}

/** A request of a visitor; with a body it is a POST. */
export interface VisitorRequest {
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A visitor gives up after this time. */
const TIMEOUT_MS = 20_000;
/** Between two requests of a visitor. */
const PAUSE_MS = 20;

const send = (url: string, { path, body, headers }: VisitorRequest): Promise<number> =>
  new Promise((done) => {
    // A visitor that arrives now: each request opens a connection.
    const agent = new Agent({ keepAlive: false });
    const options = {
      agent,
      method: body ? 'POST' : 'GET',
      timeout: TIMEOUT_MS,
      headers: {
        ...headers,
        ...(body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}),
      },
    };
    const sent = request(`${url}${path}`, options, (response) => {
      response.resume().once('close', () => done(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(0));
    sent.end(body);
  });

/** Sends requests one after the other from 127.0.0.1, each on a new connection, until stopped. */
export async function visit(
  url: string,
  requests: VisitorRequest[],
  isDone: (sent: number) => boolean,
): Promise<Visit> {
  const visited: Visit = { times: [], statuses: {} };
  for (let n = 0; !isDone(n); n++) {
    const { ms, result: status } = await timed(() => send(url, requests[n % requests.length] as VisitorRequest));
    visited.times.push(ms);
    visited.statuses[status] = (visited.statuses[status] ?? 0) + 1;
    await wait(PAUSE_MS);
  }
  return visited;
}

/** The replies of a visitor by status, as text. */
export const describeStatuses = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no reply' : status}`)
    .join(', ') || 'none';
