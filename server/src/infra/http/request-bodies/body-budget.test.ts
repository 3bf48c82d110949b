import { beforeEach, expect, it } from 'vitest';
import { type CountedBody, createBodyBudget } from './body-budget.ts';

let count: ReturnType<typeof createBodyBudget>;
let refused: string[];
beforeEach(() => {
  count = createBodyBudget({ maxBytes: 10_000, maxBytesPerClient: 4_000 });
  refused = [];
});

/** Begins a body of the client before the colon. */
const begin = (name: string): CountedBody => count(name.split(':')[0] as string, () => refused.push(name));
const receive = (name: string, bytes: number): CountedBody => {
  const body = begin(name);
  body.add(bytes);
  return body;
};

it('refuses the oldest incomplete body of a client beyond its share, and none of others', () => {
  const bodies = ['a:1', 'a:2', 'b:1'].map((name) => receive(name, 1_500));
  receive('a:3', 1_500);
  expect(refused).toEqual(['a:1']);
  bodies[0]?.add(3_000);
  receive('b:2', 1_500);
  expect(refused).toEqual(['a:1']);
});

it('refuses a single body beyond the share', () => {
  receive('a:1', 5_000);
  expect(refused).toEqual(['a:1']);
});

it('refuses a body of the client with the most when all together take too much', () => {
  for (const name of ['a:1', 'b:1', 'b:2', 'c:1', 'd:1']) receive(name, 1_500);
  expect(refused).toEqual([]);
  receive('e:1', 1_500);
  receive('f:1', 1_500);
  expect(refused).toEqual(['b:1']);
});

it('counts a complete body until its request is answered, and does not refuse it', () => {
  const first = receive('a:1', 3_500);
  first.complete();
  receive('a:2', 1_000);
  expect(refused).toEqual(['a:2']);
  first.release();
  receive('a:3', 3_500);
  expect(refused).toEqual(['a:2']);
});

it('counts the overhead of chunks', () => {
  const body = begin('a:1');
  for (let i = 0; i < 100; i++) body.add(1);
  expect(refused).toEqual(['a:1']);
});

it('frees what was refused or released, once', () => {
  for (let i = 0; i < 100; i++) {
    const body = receive(`a:${i}`, 5_000);
    body.release();
    body.release();
    const other = receive(`b:${i}`, 3_000);
    other.complete();
    other.release();
  }
  expect(refused).toHaveLength(100);
  for (const name of ['a:x', 'b:x', 'c:x']) receive(name, 3_000);
  expect(refused).toHaveLength(100);
});
