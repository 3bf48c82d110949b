import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';

const TIMEOUT_MS = 250;
const SHORT_QUEUE_TIMEOUT_MS = 1_000;

let enqueue: ReturnType<typeof createAdmissionQueue>;
let served: string[];
let refused: string[];
let releases: Map<string, () => void>;

const request = (...names: string[]) => {
  for (const name of names)
    enqueue({
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
    timeoutMs: TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 4,
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

it('refuses requests at once when the queue is full', () => {
  request('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(refused).toEqual(['g']);
});

it('serves at full capacity under overload, and no request after the timeout', () => {
  let requested = 0;
  const waits: number[] = [];
  const queue = createAdmissionQueue({
    slots: 4,
    timeoutMs: TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 1_000,
  });
  let refusals = 0;
  // Each request occupies one of four slots for 10 ms: 400 a second. 2,000 a second arrive.
  for (let ms = 0; ms < 3_000; ms++) {
    for (let i = 0; i < 2; i++) {
      requested += 1;
      const since = performance.now();
      queue({
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
