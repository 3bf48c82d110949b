import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';

const PLACES = 8;

let context: TestContext;
let app: FastifyInstance;
let address: string;
let openGate: () => void;
beforeEach(async () => {
  context = await openTestContext();
  app = await buildApp(context);
  const gate = new Promise<void>((open) => {
    openGate = open;
  });
  app.get('/gate', () => gate.then(() => 'through'));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  openGate();
  await app.close();
  await context.close();
});

const ask = (path: string, method = 'GET') => fetch(`${address}${path}`, { method });
const OF_THE_CONNECTION = ['date', 'content-length', 'connection', 'keep-alive'];
const toldBy = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name))),
  body: await answer.text(),
});

/** Waits until the server has taken in so many beside the one that asks. */
async function untilUnderWay(count: number): Promise<void> {
  const underWay = async () =>
    Number(/^http_requests_under_way (\d+)$/m.exec(await (await ask('/metrics')).text())?.[1]) - 1;
  await vi.waitFor(async () => expect(await underWay()).toBe(count));
}

it('refuses reads for which no place comes free in time, all alike, and nothing else', async () => {
  const inside = Array.from({ length: PLACES }, () => ask('/gate'));
  const firstInLine = [ask('/gate'), ask('/nowhere'), ask('/gate', 'HEAD')];
  await untilUnderWay(inside.length + firstInLine.length);
  const crowd = Array.from({ length: PLACES }, () => ask('/gate'));
  const [first, second, head] = (await Promise.all(firstInLine)) as [Response, Response, Response];
  const refusal = await toldBy(first);
  expect(refusal.status).toBe(503);
  expect(refusal.headers).toMatchObject({
    'retry-after': '2',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  expect(JSON.parse(refusal.body)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await toldBy(second)).toEqual(refusal);
  expect(await toldBy(head)).toEqual({ ...refusal, body: '' });
  const line = [...crowd, ask('/gate')];
  const oneTooMany = await Promise.race(line);
  expect(await toldBy(oneTooMany)).toEqual(refusal);
  expect((await ask('/api/health/live')).status).toBe(200);
  expect((await ask('/nowhere', 'POST')).status).toBe(404);

  openGate();
  const served = (await Promise.all([...inside, ...line])).filter((answer) => answer !== oneTooMany);
  for (const answer of served) expect(await answer.text()).toBe('through');
  expect(await (await ask('/gate')).text()).toBe('through');
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="refused",status="503"\} \d/);
});
