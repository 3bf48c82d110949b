import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerProblemDetails } from '../problem-details.ts';
import { registerOverloadProtection } from './overload-protection.ts';

let app: FastifyInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  app = Fastify();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await app.close();
});

it('ends no process when no file can be opened', async () => {
  await registerOverloadProtection(app);
  await app.ready();
  // Node.js reads the memory usage from a file below /proc.
  const tooMany = Object.assign(new Error('EMFILE: too many open files, uv_resident_set_memory'), { code: 'EMFILE' });
  vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw tooMany;
  });
  expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
});

it('refuses requests of the network while the event loop is delayed, and serves them afterwards', async () => {
  let delayMs = 2_000;
  await registerOverloadProtection(app, () => delayMs);
  registerProblemDetails(app);
  for (const path of ['/', '/assets/card.js', '/api/health/live']) app.get(path, () => 'served');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  vi.advanceTimersByTime(1_000);
  // One pause of the machine is over by now.
  expect((await fetch(address)).status).toBe(200);
  vi.advanceTimersByTime(1_000);
  for (const path of ['/assets/card.js', '/api/health/live'])
    expect((await fetch(`${address}${path}`)).status).toBe(200);
  const refused = await fetch(address);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await app.inject('/')).body).toBe('served');
  delayMs = 0;
  vi.advanceTimersByTime(1_000);
  expect(await (await fetch(address)).text()).toBe('served');
});
