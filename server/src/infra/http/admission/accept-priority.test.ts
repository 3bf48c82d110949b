import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAcceptPriority, MAX_TURNS } from './accept-priority.ts';

function open() {
  const server = new EventEmitter();
  const priority = createAcceptPriority();
  priority.register(server);
  const counts = { turns: 0, worked: false };
  priority.afterAccepting(() => {
    counts.worked = true;
  });
  const turn = async (accepted: boolean) => {
    await nextTurn();
    counts.turns += 1;
    if (accepted) server.emit('connection');
  };
  return { counts, turn };
}

it('work waits while each turn accepts a connection, and runs after a turn that accepts none', async () => {
  const { counts, turn } = open();
  for (let n = 0; n < 20; n++) await turn(true);
  expect(counts.worked).toBe(false);
  for (let n = 0; n < 3; n++) await turn(false);
  expect(counts.worked).toBe(true);
});

it('work runs in a flood of connections, too', async () => {
  const { counts, turn } = open();
  while (!counts.worked) await turn(true);
  expect(counts.turns).toBeGreaterThan(20);
  expect(counts.turns).toBeLessThan(MAX_TURNS + 3);
});
