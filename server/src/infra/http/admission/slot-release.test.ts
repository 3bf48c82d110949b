import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAdmissionControl } from './admission-control.ts';

const SLOTS = 8;
const request = {
  method: 'GET',
  url: '/api/vacancies',
  headers: {},
  socket: { remoteAddress: '127.0.0.1' },
} as unknown as IncomingMessage;

it('serves waiting reads in every second turn of the event loop, so that connections are accepted meanwhile', async () => {
  const control = createAdmissionControl(0);
  let served = 0;
  // Answered at once: only the release of slots takes turns.
  const answer = (_request: IncomingMessage, response: ServerResponse) => {
    served += 1;
    response.emit('close');
  };
  for (let n = 0; n < 4 * SLOTS; n++) {
    const response = Object.assign(new EventEmitter(), {
      destroyed: false,
      headersSent: true,
    }) as unknown as ServerResponse;
    control.admit({ ...request } as IncomingMessage, response, answer);
  }
  const servedAfterTurns = [served];
  for (let turn = 1; turn <= 4; turn++) {
    await nextTurn();
    servedAfterTurns.push(served);
  }
  expect(servedAfterTurns).toEqual([1, 1, 2, 2, 3].map((rounds) => rounds * SLOTS));
});
