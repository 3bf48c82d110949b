import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectGracefulShutdown, pageDuringShutdown } from '../testing/expect-graceful-shutdown.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

// Graceful shutdown of a single process with its embedded PostgreSQL; with workers it is tested in workers.test.ts.
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({}, pageDuringShutdown);
});
afterAll(() => server?.cleanUp());

it('on SIGTERM finishes all requests, accepts no new connection, and stops with its database', async () => {
  expect.hasAssertions();
  await expectGracefulShutdown(server);
});
