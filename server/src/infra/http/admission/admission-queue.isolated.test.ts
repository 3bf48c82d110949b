import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';

const TIMEOUT_MS = 250;
const SHORT_QUEUE_TIMEOUT_MS = 1_000;

let enqueue: ReturnType<typeof createAdmissionQueue>;
let served: string[];
let refused: string[];
let releases: Map<string, () => void>;

/** Requests of one client, or of the clients that their names begin with: `b:1`. */
const request = (...names: string[]) => {
  for (const name of names)
    enqueue(name.includes(':') ? (name.split(':')[0] as string) : 'client', {
      serve(release) {
        served.push(name);
        releases.set(name, release);
      },
      refuse: () => refused.push(name),
    });
};
const release = (name: string) => releases.get(name)?.();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  served = [];
  refused = [];
  releases = new Map();
  enqueue = createAdmissionQueue({
    slots: 2,
    slotsPerClient: 2,
    shortQueueLength: 2,
    fewClients: 2,
    fewRequests: 1,
    timeoutMs: TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 6,
    maxLengthPerClient: 4,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('serves as many requests concurrently as there are slots, and the others in their order', () => {
  request('a', 'b', 'c', 'd');
  expect(served).toEqual(['a', 'b']);
  release('b');
  expect(served).toEqual(['a', 'b', 'c']);
  request('e');
  release('a');
  release('c');
  expect(served).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(refused).toEqual([]);
});

it('frees a slot once, however often it is released', () => {
  request('a', 'b', 'c', 'd');
  release('a');
  release('a');
  expect(served).toEqual(['a', 'b', 'c']);
});

it('refuses requests that have waited for the timeout in a long queue, and serves the others', () => {
  request('a', 'b', 'c', 'd');
  vi.advanceTimersByTime(TIMEOUT_MS - 1);
  request('e', 'f');
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refused).toEqual(['c', 'd']);
  release('a');
  release('b');
  expect(served).toEqual(['a', 'b', 'e', 'f']);
});

it('refuses no request of a short queue before its longer timeout', () => {
  request('a', 'b', 'c', 'd');
  vi.advanceTimersByTime(SHORT_QUEUE_TIMEOUT_MS - 1);
  release('a');
  release('b');
  expect(served).toEqual(['a', 'b', 'c', 'd']);
  expect(refused).toEqual([]);
});

it('refuses expired requests also while no slot is released', () => {
  request('a', 'b', 'c');
  vi.advanceTimersByTime(100);
  request('d');
  vi.advanceTimersByTime(SHORT_QUEUE_TIMEOUT_MS + TIMEOUT_MS);
  expect(refused).toEqual(['c', 'd']);
  release('a');
  request('e');
  expect(served).toEqual(['a', 'b', 'e']);
});

it('refuses requests of a client at once when its queue is full', () => {
  request('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(refused).toEqual(['g']);
});

it('serves at full capacity under overload, and no request after the timeout', () => {
  let requested = 0;
  const waits: number[] = [];
  const queue = createAdmissionQueue({
    slots: 4,
    slotsPerClient: 4,
    shortQueueLength: 4,
    fewClients: 4,
    fewRequests: 1,
    timeoutMs: TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 1_000,
    maxLengthPerClient: 1_000,
  });
  let refusals = 0;
  // Each request occupies one of four slots for 10 ms: 400 a second. 2,000 a second arrive.
  for (let ms = 0; ms < 3_000; ms++) {
    for (let i = 0; i < 2; i++) {
      requested += 1;
      const since = performance.now();
      queue('client', {
        serve(free) {
          waits.push(performance.now() - since);
          setTimeout(free, 10);
        },
        refuse: () => {
          refusals += 1;
        },
      });
    }
    vi.advanceTimersByTime(1);
  }
  expect(waits.length).toBeGreaterThan(1_190);
  expect(Math.max(...waits)).toBeLessThanOrEqual(TIMEOUT_MS);
  expect(refusals).toBeGreaterThan(requested / 2);
});

/** Frees the slots in the order in which they were taken, until no request waits. */
function serveAll(): void {
  for (let i = 0; i < served.length; i++) release(served[i] as string);
}

it('serves the clients in turn, and the requests of each in their order', () => {
  request('a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'b:1', 'b:2');
  serveAll();
  expect(served).toEqual(['a:1', 'a:2', 'a:3', 'b:1', 'a:4', 'b:2', 'a:5']);
});

it('serves a client that arrives last in the first round, however many requests of others wait', () => {
  request('a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'b:1');
  release('a:1');
  request('c:1');
  serveAll();
  expect(served).toEqual(['a:1', 'a:2', 'a:3', 'b:1', 'a:4', 'c:1', 'a:5']);
});

it('a client whose requests all were served waits a round, as if it were new', () => {
  request('a:1', 'a:2', 'b:1', 'c:1');
  release('a:1');
  request('b:2');
  release('a:2');
  release('b:1');
  expect(served).toEqual(['a:1', 'a:2', 'b:1', 'c:1', 'b:2']);
});

it('refuses the newest request of the client with the most when all queues together are full', () => {
  request('a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'a:6', 'b:1', 'b:2');
  request('c:1');
  expect(refused).toEqual(['a:6']);
  request('d:1', 'd:2');
  expect(refused).toEqual(['a:6', 'a:5', 'd:2']);
  serveAll();
  expect(served).toEqual(['a:1', 'a:2', 'a:3', 'b:1', 'c:1', 'd:1', 'a:4', 'b:2']);
});

it('refuses the requests of a client in a long queue at the timeout, and not those of another beside it', () => {
  request('a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'b:1');
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(refused).toEqual(['a:3']);
  vi.advanceTimersByTime(SHORT_QUEUE_TIMEOUT_MS - TIMEOUT_MS - 1);
  expect(refused).toEqual(['a:3']);
  serveAll();
  expect(served).toEqual(['a:1', 'a:2', 'a:4', 'b:1', 'a:5']);
});

it('refuses at the timeout when more than a few clients wait', () => {
  request('a:1', 'a:2', 'b:1', 'c:1', 'd:1');
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(refused).toEqual(['b:1']);
  serveAll();
  expect(served).toEqual(['a:1', 'a:2', 'c:1', 'd:1']);
});

it('lets a client with few requests wait longer than many clients that send much', () => {
  enqueue = createAdmissionQueue({
    slots: 1,
    slotsPerClient: 1,
    shortQueueLength: 2,
    fewClients: 2,
    fewRequests: 1,
    timeoutMs: TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 20,
    maxLengthPerClient: 4,
  });
  request('a:1', 'b:1', 'b:2', 'b:3', 'c:1', 'c:2', 'c:3', 'd:1', 'd:2', 'd:3', 'e:1');
  vi.advanceTimersByTime(TIMEOUT_MS);
  // Until only two clients wait.
  expect(refused).toEqual(['b:1', 'b:2', 'c:1', 'c:2', 'c:3', 'd:1', 'd:2', 'd:3']);
  serveAll();
  expect(served).toEqual(['a:1', 'b:3', 'e:1']);
});

describe('with a share of slots', () => {
  beforeEach(() => {
    enqueue = createAdmissionQueue({
      slots: 3,
      slotsPerClient: 2,
      shortQueueLength: 4,
      fewClients: 4,
      fewRequests: 1,
      timeoutMs: TIMEOUT_MS,
      shortQueueTimeoutMs: 2 * SHORT_QUEUE_TIMEOUT_MS,
      maxLength: 20,
      maxLengthPerClient: 10,
    });
  });

  it('a client that is alone has all slots', () => {
    request('a:1', 'a:2', 'a:3', 'a:4');
    expect(served).toEqual(['a:1', 'a:2', 'a:3']);
  });

  it('keeps a slot free for the next request of another client', () => {
    request('b:1', 'a:1', 'a:2', 'a:3', 'a:4');
    release('b:1');
    expect(served).toEqual(['b:1', 'a:1', 'a:2']);
    release('a:1');
    expect(served).toEqual(['b:1', 'a:1', 'a:2', 'a:3']);
    request('b:2');
    expect(served.at(-1)).toBe('b:2');
    expect(refused).toEqual([]);
  });

  it('gives all slots to a client again when no other has sent a request for a second', () => {
    request('b:1', 'a:1', 'a:2', 'a:3');
    release('b:1');
    vi.advanceTimersByTime(1_000 + TIMEOUT_MS);
    expect(served).toEqual(['b:1', 'a:1', 'a:2', 'a:3']);
    expect(refused).toEqual([]);
  });

  it('does not refuse a burst of the short length in a moment', () => {
    request('a:1', 'a:2', 'a:3', 'a:4', 'a:5', 'a:6', 'a:7');
    vi.advanceTimersByTime(SHORT_QUEUE_TIMEOUT_MS - 1);
    serveAll();
    expect(refused).toEqual([]);
    expect(served).toHaveLength(7);
  });
});

it('serves any number of requests that free their slots at once, without recursion', () => {
  const queue = createAdmissionQueue({
    slots: 1,
    slotsPerClient: 1,
    shortQueueLength: 1,
    fewClients: 1,
    fewRequests: 1,
    timeoutMs: TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 50_000,
    maxLengthPerClient: 50_000,
  });
  let free = () => {};
  queue('client', { serve: (end) => (free = end), refuse: () => undefined });
  let count = 0;
  for (let i = 0; i < 20_000; i++)
    queue('client', {
      serve(end) {
        count += 1;
        end();
      },
      refuse: () => undefined,
    });
  free();
  expect(count).toBe(20_000);
});
