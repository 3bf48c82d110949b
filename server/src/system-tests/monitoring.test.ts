import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { registerPaymentMetrics } from '../features/billing/payments/index.ts';
import { queueMessage, registerOutboxMetrics } from '../features/notifications/index.ts';
import { deliverAll } from '../features/notifications/test-delivery.ts';
import { registerBackupMetrics } from '../infra/backup/backup-metrics.ts';
import { serveWebPages } from '../infra/http/serve-web-pages.ts';
import { storeJobs } from '../infra/jobs/job-runs.ts';
import { observeJobs } from '../infra/jobs/observe-jobs.ts';
import { buildTestApp, openTestContext, type TestContext } from '../testing/test-app.ts';

// The metrics that an instance exports, and those that the dashboard and the alert rules of docs/monitoring name.

const monitoring = join(import.meta.dirname, '../../../docs/monitoring');

let context: TestContext;
let app: FastifyInstance;
let removers: (() => void)[];
beforeAll(async () => {
  const opened = await openTestContext();
  const state = { inUse: false, reason: 'it is behind', lagSeconds: 4, reads: { replica: 1, primary: 2 } };
  const replica = { withReplicaReads: () => opened.db, state: () => state, close: async () => undefined };
  context = { ...opened, replica };
  app = await buildTestApp(context);
  removers = [registerOutboxMetrics(context), registerPaymentMetrics(context), registerBackupMetrics(context.config)];
});
afterAll(async () => {
  for (const remove of removers ?? []) remove();
  await app?.close();
  await context?.close();
});

const readMetrics = async (): Promise<string> => (await app.inject('/metrics')).body;
const readSample = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')[1],
  );

/** The names of metrics in an expression of PromQL, not counting functions. */
const namesIn = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}|\b(?:by|without) \([^)]*\)/g, ' ').matchAll(/\b[a-z]\w*_\w+\b(?!\s*\()/g)].map(
    ([name]) => name,
  );

async function readExpressions(): Promise<string[]> {
  const rules = await readFile(join(monitoring, 'alerts.yml'), 'utf8');
  const dashboard = JSON.parse(await readFile(join(monitoring, 'dashboard.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return [
    ...[...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression]) => expression ?? ''),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
}

it('each metric that the dashboard and the alert rules name is exported', async () => {
  const exported = new Map(
    [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]),
  );
  const expressions = await readExpressions();
  expect(expressions.length).toBeGreaterThan(50);
  const names = new Set(expressions.flatMap(namesIn));
  expect(names.size).toBeGreaterThan(25);
  const missing = [...names].filter(
    (name) => !exported.has(name) && exported.get(name.replace(/_(bucket|sum|count)$/, '')) !== 'histogram',
  );
  expect(missing).toEqual([]);
});

/**
 * Metrics without a sample until an event of their kind, or where there is no replica: their absence is not an error.
 */
const MAY_BE_ABSENT = ['database_replica_in_use', 'message_attempts_total', 'messages_not_queued_total'];

it('each metric that an alert rule names has a rule for its absence', async () => {
  const rules = await readFile(join(monitoring, 'alerts.yml'), 'utf8');
  const expressions = [...rules.matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression);
  const named = new Set(expressions.filter((each) => !each.startsWith('absent')).flatMap(namesIn));
  const watched = new Set(expressions.filter((each) => each.startsWith('absent')).flatMap(namesIn));
  expect(watched.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !watched.has(name) && !MAY_BE_ABSENT.includes(name))).toEqual([]);
});

it('every metric of ours has a help text, and a unit or a kind in its name as Prometheus wants', async () => {
  const types = [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  for (const [, name = '', type] of types.filter(([, name = '']) => !/^(nodejs|process)_/.test(name))) {
    if (type === 'counter') expect(name).toMatch(/_total$/);
    else expect(name).not.toMatch(/_total$/);
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

it('counts what waits in the outbox, and each attempt to send by template and outcome', async () => {
  const message = { accountId: null, channel: 'mail', template: 'walk-in-cancelled' } as const;
  const data = {
    fullName: 'Asha',
    jobTitle: 'Cook',
    company: 'Ila',
    startsAt: '2026-12-01T05:00:00.000Z',
    cause: '',
  } as never;
  for (const name of ['asha', 'ravi'])
    await queueMessage(context.db, { ...message, key: name, to: `${name}@example.com`, data }, context.clock.now());
  context.clock.advanceMinutes(5);
  const before = await readMetrics();
  const attempts = 'message_attempts_total{channel="mail",template="walk-in-cancelled",outcome="sent"}';
  expect(readSample(before, 'outbox_queued_messages{channel="mail"}')).toBe(2);
  expect(readSample(before, 'outbox_due_messages{channel="mail"}')).toBe(2);
  expect(readSample(before, 'outbox_oldest_due_age_seconds{channel="mail"}')).toBe(300);
  await deliverAll(context);
  const after = await readMetrics();
  expect(readSample(after, 'outbox_queued_messages{channel="mail"}')).toBe(0);
  // Other tests of this process send too.
  expect(readSample(after, attempts)).toBe((readSample(before, attempts) || 0) + 2);
});

it('counts runs of jobs, with their duration and last success', async () => {
  await storeJobs(context.db, [{ name: 'counted', everyMinutes: 1 }], context.clock.now());
  const { finished } = observeJobs(context);
  await finished({ job: 'counted', durationMs: 250, error: undefined });
  const succeededAt = context.clock.now().getTime() / 1_000;
  context.clock.advanceMinutes(1);
  await finished({ job: 'counted', durationMs: 750, error: new Error('no') });
  const text = await readMetrics();
  expect(readSample(text, 'job_runs_total{job="counted",outcome="succeeded"}')).toBe(1);
  expect(readSample(text, 'job_runs_total{job="counted",outcome="failed"}')).toBe(1);
  expect(readSample(text, 'job_duration_seconds_sum{job="counted"}')).toBe(1);
  expect(readSample(text, 'job_last_success_timestamp_seconds{job="counted"}')).toBe(succeededAt);
});

it('counts hits and misses of the page cache, and names routes by their pattern only, those of assets together', async () => {
  const pages = await buildApp(context);
  pages.get('/staff/assets/icon-1a2b.js', async () => 'icon');
  await serveWebPages(pages, context, () => ({
    cacheableAddress: (address) => address,
    render: async () => ({ status: 200, headers: new Headers(), body: 'page', scripts: [] }),
  }));
  const misses = readSample(await readMetrics(), 'page_cache_requests_total{result="miss"}');
  await pages.inject('/secret-7f3a');
  const text = await readMetrics();
  expect(readSample(text, 'page_cache_requests_total{result="miss"}')).toBe(misses + 1);
  await pages.inject('/staff/assets/icon-1a2b.js');
  const { body } = await pages.inject('/metrics');
  await pages.close();
  expect(body).toContain('{method="GET",route="/staff/assets/*",status="200"}');
  expect(body).not.toMatch(/secret-7f3a|1a2b/);
});

it('waits for connections are measured by pool, and the release is named', async () => {
  const text = await readMetrics();
  expect(readSample(text, 'database_pool_wait_seconds_count{pool="background"}')).toBeGreaterThan(0);
  expect(text).toMatch(/^aarambh_build_info\{version="\d[^"]*",schema="\d{4}-[^"]*",node="v\d[^"]*"\} 1$/m);
  expect(readSample(text, 'disk_free_bytes')).toBeGreaterThan(0);
  expect(readSample(text, 'database_replica_in_use')).toBe(0);
});
