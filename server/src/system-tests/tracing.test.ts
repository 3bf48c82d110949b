import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { runAs } from '../infra/current-work.ts';
import { makeTestDatabase } from '../infra/database/test-database.ts';
import { openTracing } from '../infra/tracing/open-tracing.ts';
import { systemClock } from '../lib/clock.ts';
import { openAppContext } from '../runtime/open-app-context.ts';
import { openReadableLog } from '../testing/test-app.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that keeps what it is sent. */
async function openCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push(Buffer.concat(chunks).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    text: () => bodies.join(''),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body).resourceSpans as { scopeSpans: { spans: SentSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  };
}

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const { log, lines } = openReadableLog();
const settingsOf = (url: string, trustProxy = false) => ({
  tracing: { url, serviceName: 'portal', ratio: 1 },
  trustProxy,
});
const ROUTE = '/api/vacancyportal/GetVacancyDetails/:id';
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const request = { method: 'GET', route: '/api/X/:id', requestId: 'edge-7', headers: { traceparent: TRACEPARENT } };

it('is off without an endpoint, and reads the variables that OpenTelemetry names', async () => {
  expect(await openTracing(readConfig({}), systemClock, log)).toBeUndefined();
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  });
  expect(tracing).toEqual({ url: 'http://collector:4318/v1/traces', serviceName: 'aarambh', ratio: 0.25 });
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/);
});

it('sends a request and a job of the server with their statements, without addresses and values', async () => {
  const collector = await openCollector();
  const database = await makeTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-data-'));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'silent' };
  const config = { ...readConfig(settings), ...settingsOf(collector.url) };
  const context = await openAppContext(config, { servesRequests: true });
  const app = await buildApp(context);
  try {
    const url = '/api/vacancyportal/GetVacancyDetails/987654';
    await app.inject({ url, headers: { 'x-request-id': 'edge-8', traceparent: TRACEPARENT } });
    const span = context.tracing?.startJob('digest');
    await runAs({ requestId: undefined, name: 'job digest', span }, () =>
      sql`select ${'asha@example.com'}::text`.execute(context.backgroundDb),
    );
    span?.end({ error: new Error('no') });
  } finally {
    await app.close();
    await context.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  }
  const spans = collector.spans();
  const answered = spans.find(({ name }) => name === `GET ${ROUTE}`);
  if (!answered) throw new Error('The request was not sent.');
  expect(attributesOf(answered)).toEqual({
    'http.request.method': 'GET',
    'http.route': ROUTE,
    'http.response.status_code': 200,
    'aarambh.request_id': 'edge-8',
  });
  // Not of the client's trace: there is no trusted proxy.
  expect(answered.parentSpanId ?? '').toBe('');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === answered.spanId);
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([answered.traceId]));
  const job = spans.find(({ name }) => name === 'job digest');
  expect(job?.status.code).toBe(2);
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(attributesOf)).toEqual([
    { 'db.system.name': 'postgresql', 'db.query.text': 'select $1::text' },
  ]);
  expect(collector.text()).not.toMatch(/asha|987654/);
});

it('continues the trace of a trusted proxy, and counts statements beyond 500', async () => {
  const collector = await openCollector();
  const tracing = await openTracing(settingsOf(collector.url, true), systemClock, log);
  const span = tracing?.startRequest(request);
  for (let i = 0; i < 502; i++) span?.recordStatement({ text: 'select 1', ms: 1 });
  span?.end({ status: 503 });
  await tracing?.close();
  const server = collector.spans().find(({ kind }) => kind === 2);
  expect(server).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
    status: { code: 2 },
  });
  expect(server && attributesOf(server)).toMatchObject({ 'aarambh.statements_left_out': 2 });
  expect(collector.spans()).toHaveLength(501);
});

it('traces the set part of the requests only', async () => {
  const collector = await openCollector();
  const settings = { ...settingsOf(collector.url), tracing: { ...settingsOf(collector.url).tracing, ratio: 0 } };
  const tracing = await openTracing(settings, systemClock, log);
  tracing?.startRequest(request).end({ status: 200 });
  await tracing?.close();
  expect(collector.spans()).toEqual([]);
});

it('says that the collector refuses traces, and continues', async () => {
  const refusing = createServer((_request, response) => response.writeHead(400).end());
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    const tracing = await openTracing(settingsOf(url), systemClock, log);
    tracing?.startRequest(request).end({ status: 200 });
    await tracing?.close();
  } finally {
    refusing.closeAllConnections();
    refusing.close();
  }
  expect(lines.map((line) => JSON.parse(line).msg)).toContain('traces cannot be sent');
});
