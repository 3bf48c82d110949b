import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';

const PATIENCE_MS = 250;
const PATIENCE_OF_FEW_MS = 1_000;

let enter: ReturnType<typeof createAdmissionQueue>;
let served: string[];
let refused: string[];
let leaving: Map<string, () => void>;

const ask = (...names: string[]) => {
  for (const name of names)
    enter({
      serve(leave) {
        served.push(name);
        leaving.set(name, leave);
      },
      refuse: () => refused.push(name),
    });
};
const leave = (name: string) => leaving.get(name)?.();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  served = [];
  refused = [];
  leaving = new Map();
  enter = createAdmissionQueue({
    places: 2,
    patienceMs: PATIENCE_MS,
    patienceOfFewMs: PATIENCE_OF_FEW_MS,
    mostWaiting: 4,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets in as many as there are places, and others in their order', () => {
  ask('a', 'b', 'c', 'd');
  expect(served).toEqual(['a', 'b']);
  leave('b');
  expect(served).toEqual(['a', 'b', 'c']);
  ask('e');
  leave('a');
  leave('c');
  expect(served).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(refused).toEqual([]);
});

it('frees a place once, however often it is said', () => {
  ask('a', 'b', 'c', 'd');
  leave('a');
  leave('a');
  expect(served).toEqual(['a', 'b', 'c']);
});

it('refuses who has waited too long in a crowd, and serves those who have not', () => {
  ask('a', 'b', 'c', 'd');
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  ask('e', 'f');
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refused).toEqual(['c', 'd']);
  leave('a');
  leave('b');
  expect(served).toEqual(['a', 'b', 'e', 'f']);
});

it('refuses nobody of a few because the machine stood still for a while', () => {
  ask('a', 'b', 'c', 'd');
  vi.advanceTimersByTime(PATIENCE_OF_FEW_MS - 1);
  leave('a');
  leave('b');
  expect(served).toEqual(['a', 'b', 'c', 'd']);
  expect(refused).toEqual([]);
});

it('keeps nobody waiting for ever while no place comes free', () => {
  ask('a', 'b', 'c');
  vi.advanceTimersByTime(100);
  ask('d');
  vi.advanceTimersByTime(PATIENCE_OF_FEW_MS + PATIENCE_MS);
  expect(refused).toEqual(['c', 'd']);
  leave('a');
  ask('e');
  expect(served).toEqual(['a', 'b', 'e']);
});

it('lets nobody wait whose turn cannot come', () => {
  ask('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(refused).toEqual(['g']);
});

it('serves under any load what it can, and never late', () => {
  let asked = 0;
  const waits: number[] = [];
  const room = createAdmissionQueue({
    places: 4,
    patienceMs: PATIENCE_MS,
    patienceOfFewMs: PATIENCE_OF_FEW_MS,
    mostWaiting: 1_000,
  });
  let late = 0;
  // Each takes 10 ms of four places: 400 a second. Asked for are 2,000.
  for (let ms = 0; ms < 3_000; ms++) {
    for (let i = 0; i < 2; i++) {
      asked += 1;
      const since = performance.now();
      room({
        serve(leave) {
          waits.push(performance.now() - since);
          setTimeout(leave, 10);
        },
        refuse: () => {
          late += 1;
        },
      });
    }
    vi.advanceTimersByTime(1);
  }
  expect(waits.length).toBeGreaterThan(1_190);
  expect(Math.max(...waits)).toBeLessThanOrEqual(PATIENCE_MS);
  expect(late).toBeGreaterThan(asked / 2);
});
