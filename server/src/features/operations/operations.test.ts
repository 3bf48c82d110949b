import { addressOf, type CallReply, getOperations } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { storeJobRun, storeJobs } from '../../infra/jobs/job-runs.ts';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';

const { app, context } = await openTestApp();
const admin = await createTestStaff(context, ['admin']);
const read = async () =>
  (await app.inject({ url: addressOf(getOperations, {}), headers: admin.headers })).json<
    CallReply<typeof getOperations>
  >();

const failMessage = (key: string, template: string, reason: string) =>
  context.db
    .insertInto('messages')
    .values({
      ...{ key, account_id: null, channel: 'mail', recipient: 'asha@example.com', template, data: null },
      ...{ state: 'failed', attempts: 8, due_at: context.clock.now(), created_at: context.clock.now() },
      ...{ sent_at: null, provider_id: null, delivery: null, last_error: reason },
    })
    .execute();

it('says which messages failed in a day and why, by template and reason', async () => {
  await failMessage('old', 'walk-in-moved', 'Mailbox full');
  context.clock.advanceMinutes(25 * 60);
  await failMessage('a', 'walk-in-moved', 'No such mailbox');
  await failMessage('b', 'walk-in-moved', 'No such mailbox');
  await failMessage('c', 'reset-password', 'message has expired');
  const lastOn = context.clock.now().toISOString();
  expect((await read()).failedMessages).toEqual([
    { channel: 'mail', template: 'walk-in-moved', reason: 'No such mailbox', count: 2, lastOn },
    { channel: 'mail', template: 'reset-password', reason: 'message has expired', count: 1, lastOn },
  ]);
});

it('says what was slow in the last hour, and nothing of earlier', async () => {
  context.timings.recordRequest('GET /api/Old', 9_000);
  context.clock.advanceMinutes(120);
  context.timings.recordRequest('GET /api/Slow', 4_000);
  context.timings.recordStatement({ statement: 'select pg_sleep($1)', source: 'GET /api/Slow', ms: 3_900 });
  const { slowRoutes, slowStatements } = await read();
  expect(slowRoutes[0]).toEqual({ name: 'GET /api/Slow', source: '', count: 1, meanMs: 4_000, maxMs: 4_000 });
  expect(slowRoutes.map(({ name }) => name)).not.toContain('GET /api/Old');
  expect(slowStatements).toEqual([
    { name: 'select pg_sleep($1)', source: 'GET /api/Slow', count: 1, meanMs: 3_900, maxMs: 3_900 },
  ]);
  // The requests of this test are routes too.
  expect((await read()).slowRoutes.map(({ name }) => name)).toContain('GET /api/Staff/GetOperations');
});

it('lists jobs with their last run, the failed ones first, and every dependency', async () => {
  const now = context.clock.now();
  const jobs = ['a-good-job', 'expire-vacancies'].map((name) => ({ name, everyMinutes: 5 as const }));
  await storeJobs(context.db, jobs, now);
  const run = { startedAt: now, finishedAt: now, durationMs: 12 };
  await storeJobRun(context.db, { ...run, job: 'a-good-job', error: undefined });
  for (const error of ['Error: one', 'Error: two'])
    await storeJobRun(context.db, { ...run, job: 'expire-vacancies', error });
  const { jobs: shown, dependencies, release } = await read();
  const finishedOn = now.toISOString();
  expect(shown).toEqual([
    {
      ...{ job: 'expire-vacancies', finishedOn, durationMs: 12, error: 'Error: two', succeededOn: null },
      ...{ failures: 2, isOverdue: false },
    },
    {
      ...{ job: 'a-good-job', finishedOn, durationMs: 12, error: '', succeededOn: finishedOn },
      ...{ failures: 0, isOverdue: false },
    },
  ]);
  expect(dependencies.find(({ name }) => name === 'jobs')?.state).toBe('degraded');
  expect(dependencies.find(({ name }) => name === 'database')?.state).toBe('ok');
  expect(release).toMatch(/^\d+\.\d+\.\d+ with \d{4}-/);
});

it('is for administrators', async () => {
  const support = await createTestStaff(context, ['support']);
  const reply = await app.inject({ url: addressOf(getOperations, {}), headers: support.headers });
  expect(reply.statusCode).toBe(403);
});
