import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAcceptFirst } from './accept-first.ts';

let server: EventEmitter;
let acceptFirst: ReturnType<typeof createAcceptFirst>;
let now: number;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  server = new EventEmitter();
  acceptFirst = createAcceptFirst();
  acceptFirst.register(server);
});

/** Some turns of the event loop, each of which accepts a connection. */
async function accept(turns: number, ms = 1): Promise<void> {
  for (let n = 0; n < turns; n++) {
    server.emit('connection');
    now += ms;
    await nextTurn();
  }
}

it('begins the next reads two turns later when no connection arrives', async () => {
  const next = vi.fn();
  acceptFirst.run(next);
  acceptFirst.run(next);
  await nextTurn();
  expect(next).not.toHaveBeenCalled();
  await nextTurn();
  expect(next).toHaveBeenCalledTimes(2);
});

it('accepts connections before the next reads, until a turn has none', async () => {
  const next = vi.fn();
  acceptFirst.run(next);
  await accept(20);
  expect(next).not.toHaveBeenCalled();
  await nextTurn();
  expect(next).toHaveBeenCalledOnce();
});

it('begins the next reads soon while connections do not stop arriving', async () => {
  const next = vi.fn();
  acceptFirst.run(next);
  await accept(9, 10);
  expect(next).not.toHaveBeenCalled();
  await accept(3, 10);
  expect(next).toHaveBeenCalledOnce();
});
