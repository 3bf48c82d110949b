import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openReadableLog, openTestContext, type TestContext } from '../../testing/test-app.ts';

const { log, lines } = openReadableLog();

let context: TestContext;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  context = { ...(await openTestContext()), log };
  app = await buildApp(context);
  app.post('/log', async (request) => {
    request.log.info('by the logger of the request');
    await new Promise(setImmediate);
    context.log.info('by the logger of the process');
    return {};
  });
  app.get('/fail', async () => {
    throw new Error('a fault of ours');
  });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});

const idsInLog = () => lines.map((line) => [JSON.parse(line).msg, JSON.parse(line).requestId]);

it('a well-formed request id is returned, and is in every log line of the request, once', async () => {
  const id = 'edge-7.Bom_1';
  const reply = await app.inject({ method: 'POST', url: '/log', headers: { 'x-request-id': id }, payload: { a: 1 } });
  expect(reply.headers['x-request-id']).toBe(id);
  expect(idsInLog()).toEqual([
    ['by the logger of the request', id],
    ['by the logger of the process', id],
    ['answered', id],
  ]);
  for (const line of lines) expect(line.split('"requestId"')).toHaveLength(2);
  lines.length = 0;
  context.log.info('outside');
  expect(lines[0]).not.toContain('requestId');
});

it.each(['', 'a b', 'a"b', 'é', 'a@b.co', 'x'.repeat(65)])('a new id replaces the malformed id %j', async (id) => {
  const reply = await app.inject({ url: '/api/health/live', headers: { 'x-request-id': id } });
  expect(reply.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

it('a problem of ours names the request, so that support can find it; other problems do not', async () => {
  const reply = await app.inject({ url: '/fail', headers: { 'x-request-id': 'support-1' } });
  expect(reply.json()).toMatchObject({ code: 'server_error', requestId: 'support-1' });
  expect(idsInLog()).toContainEqual(['unexpected error', 'support-1']);
  expect((await app.inject('/api/nothing')).json()).not.toHaveProperty('requestId');
});
