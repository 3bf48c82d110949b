import { Agent, request } from 'node:http';
import { platform } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, getUserDetailsByEmail, searchVacancy } from '@aarambh/contract';
import { timed } from '../../bench/measure.ts';
import { describeStatuses } from '../visitor.ts';

/** What steady visitors have seen so far. */
export interface SteadyVisitors {
  sent(): number;
  /** Replies other than 200, and requests without a reply. */
  failed(): number;
  /** The failures by status; 0 means no reply. */
  describeFailures(): string;
  perSecond(): number;
  /** Latencies of the requests that were answered, in milliseconds. */
  times(): number[];
  /** Waits for the requests in progress. */
  stop(): Promise<void>;
}

/** Requests a second of one visitor. */
const RATE_OF_VISITOR = 10;
const KEYWORDS = ['manager', 'developer', 'sales', 'nurse', 'driver'];
/** Of the page `/`. */
const PAGES = 5;
const TIMEOUT_MS = 60_000;
const signIn = addressOf(getUserDetailsByEmail, {});

/** The path of a request and, for a sign-in, its body: one request in twenty is a sign-in, a quarter are of a page. */
function chooseRequest(n: number): { path: string; body?: string } {
  if (n % 20 === 7)
    return { path: signIn, body: JSON.stringify({ email: `nobody.${n}@example.com`, password: 'Chai@2468' }) };
  if (n % 4 === 0) return { path: `/?page=${n % PAGES}` };
  return { path: addressOf(searchVacancy, { query: { keyword: KEYWORDS[n % KEYWORDS.length] ?? '' } }) };
}

/** Sends a request; 0 when there is no complete reply. */
const send = (
  url: string,
  agent: Agent,
  visitor: number,
  { path, body }: { path: string; body?: string },
): Promise<number> =>
  new Promise((done) => {
    const options = {
      agent,
      method: body ? 'POST' : 'GET',
      timeout: TIMEOUT_MS,
      headers: body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {},
      // Visitors of one address would share its limits. On Linux all of 127.0.0.0/8 is local.
      ...(platform() === 'linux' ? { localAddress: `127.1.2.${visitor + 1}` } : {}),
    };
    const sent = request(`${url}${path}`, options, (response) => {
      response.once('error', () => done(0));
      response.resume().once('end', () => done(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(0));
    sent.end(body);
  });

/**
 * Starts visitors that search, open pages and sign in at a steady rate together. A visitor sends its next request when it
 * is due and the last one was answered, so that a slow machine is not overloaded.
 */
export function startVisitors(url: string, ratePerSecond: number): SteadyVisitors {
  const began = performance.now();
  const failures: Record<string, number> = {};
  const times: number[] = [];
  const count = Math.ceil(ratePerSecond / RATE_OF_VISITOR);
  const intervalMs = (count / ratePerSecond) * 1_000;
  let sent = 0;
  let isOver = false;

  async function visit(visitor: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let due = began + (intervalMs * visitor) / count;
    while (!isOver) {
      await wait(Math.max(0, due - performance.now()));
      due = Math.max(due + intervalMs, performance.now());
      sent += 1;
      const { ms, result: status } = await timed(() => send(url, agent, visitor, chooseRequest(sent)));
      if (status !== 0) times.push(ms);
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
    }
    agent.destroy();
  }

  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return {
    sent: () => sent,
    failed: () => Object.values(failures).reduce((sum, count) => sum + count, 0),
    describeFailures: () => describeStatuses(failures),
    times: () => times,
    perSecond: () => sent / ((performance.now() - began) / 1_000),
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}
