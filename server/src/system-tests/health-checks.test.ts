import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { queueMessage } from '../features/notifications/index.ts';
import { recordBackupOutcome } from '../infra/backup/backup-state.ts';
import { connect } from '../infra/database/connect.ts';
import { storeJobRun, storeJobs } from '../infra/jobs/job-runs.ts';
import { openTestApp } from '../testing/test-app.ts';

const KEY = 'a key of sixteen characters';
const { app, context } = await openTestApp({ metricsKey: KEY });
const ALL = '/api/health/ready?all=1';
const outsider = { remoteAddress: '203.0.113.9', headers: { host: 'www.example.in' } };

type Reply = { status: string; dependencies: { name: string; state: string; detail: string }[] };
const readAll = async (from = app) => {
  const reply = await from.inject(ALL);
  const { status, dependencies } = reply.json<Reply>();
  return { code: reply.statusCode, status, of: new Map(dependencies.map((one) => [one.name, one])) };
};

const jobs = [
  { name: 'quick', everyMinutes: 1 as const },
  { name: 'hourly', everyMinutes: 60 as const },
];
const run = (job: string, error?: string) => {
  const now = context.clock.now();
  return storeJobRun(context.db, { job, startedAt: now, finishedAt: now, durationMs: 3, error });
};

it('names every dependency to the local machine and with the key, and only that it is ready to others', async () => {
  await storeJobs(context.db, jobs, context.clock.now());
  const { code, of } = await readAll();
  expect(code).toBe(200);
  expect([...of.keys()]).toEqual([
    ...['database', 'replica', 'disk', 'jobs', 'key-value store', 'file store', 'outbox', 'payments', 'backup'],
  ]);
  expect(of.get('database')?.detail).toMatch(/^PostgreSQL \d/);
  expect(of.get('replica')?.state).toBe('off');
  expect(of.get('disk')?.detail).toMatch(/GB free/);
  expect((await app.inject({ url: ALL, ...outsider })).statusCode).toBe(403);
  const authorization = `Bearer ${KEY}`;
  const withKey = await app.inject({ url: ALL, ...outsider, headers: { ...outsider.headers, authorization } });
  expect(withKey.json().dependencies).toHaveLength(of.size);
  const plain = await app.inject({ url: '/api/health/ready', ...outsider });
  expect([plain.statusCode, plain.json()]).toEqual([200, { status: 'ready' }]);
});

it('reports messages that wait, and not those that are not due yet', async () => {
  const now = context.clock.now();
  const message = { accountId: null, channel: 'mail', to: 'a@example.com', template: 'guest-purchase-link' } as const;
  const data = { fullName: 'Asha', link: 'https://example.in/x' } as never;
  await queueMessage(context.db, { ...message, key: 'waits', data }, now);
  await queueMessage(context.db, { ...message, key: 'later', data }, now, new Date(now.getTime() + 86_400_000));
  expect((await readAll()).of.get('outbox')).toMatchObject({ state: 'ok' });
  context.clock.advanceMinutes(11);
  expect((await readAll()).of.get('outbox')).toEqual({
    name: 'outbox',
    state: 'degraded',
    detail: 'mail: 2 queued, 1 due; sms: 0 queued, 0 due; whatsapp: 0 queued, 0 due; the oldest has been due for 660 s',
  });
});

it('reports jobs that failed, and those that do not run', async () => {
  await storeJobs(context.db, jobs, context.clock.now());
  await run('quick');
  await run('hourly');
  expect((await readAll()).of.get('jobs')).toMatchObject({ state: 'ok', detail: 'All 2 run on time' });
  context.clock.advanceMinutes(4);
  await run('hourly', 'Error: no');
  expect((await readAll()).of.get('jobs')).toMatchObject({
    state: 'degraded',
    detail: 'failed: hourly; overdue: quick',
  });
  await run('hourly');
  // While no server ran, nothing was overdue.
  context.clock.advanceMinutes(600);
  await storeJobs(context.db, jobs, context.clock.now());
  expect((await readAll()).of.get('jobs')).toMatchObject({ state: 'ok' });
  await storeJobs(context.db, jobs.slice(0, 1), context.clock.now());
  expect((await readAll()).of.get('jobs')).toMatchObject({ detail: 'All 1 run on time' });
});

it('reports old and failed backups', async () => {
  const dataDir = context.config.dataDir;
  const backup = { place: { folder: join(dataDir, 'backups') }, key: undefined, days: 14 };
  const other = await buildApp({ ...context, config: { ...context.config, backup } });
  const read = async () => (await readAll(other)).of.get('backup');
  expect(await read()).toMatchObject({ state: 'degraded', detail: expect.stringContaining('Backup never') });
  for (const part of ['backup', 'archive', 'verification'] as const)
    await recordBackupOutcome(dataDir, part, context.clock.now());
  expect(await read()).toMatchObject({ state: 'ok' });
  await recordBackupOutcome(dataDir, 'archive', new Error('The folder cannot be written'));
  expect(await read()).toMatchObject({
    state: 'degraded',
    detail: expect.stringMatching(/^The folder cannot be written\. /),
  });
  await recordBackupOutcome(dataDir, 'archive', context.clock.now());
  context.clock.advanceMinutes(6);
  expect(await read()).toMatchObject({ state: 'degraded' });
  await other.close();
});

it('is not ready without the database, and says which dependencies failed and why, without secrets', async () => {
  const db = connect('postgres://nobody:secret@127.0.0.1:1/none', 1);
  const files = { ...context.files, changedAt: () => Promise.reject(new Error('secret')) };
  const other = await buildApp({ ...context, db, reservedDb: db, signInDb: db, healthDb: db, reads: db, files });
  const { code, status, of } = await readAll(other);
  expect([code, status]).toEqual([503, 'not ready']);
  expect(of.get('database')).toEqual({ name: 'database', state: 'failed', detail: 'Failed: ECONNREFUSED' });
  expect(of.get('file store')?.detail).toBe('Failed: Error');
  expect(of.get('disk')?.detail).toMatch(/GB free/);
  expect((await other.inject('/api/health/ready')).statusCode).toBe(503);
  await other.close();
  await db.destroy();
});

it('is ready while the connections of sessions are all in use', async () => {
  const reservedDb = connect(context.databaseUrl, 1, { waitMs: 600_000 });
  const other = await buildApp({ ...context, reservedDb });
  const isHeld = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const holding = reservedDb.connection().execute(async () => {
    isHeld.resolve();
    await gate.promise;
  });
  await isHeld.promise;
  expect((await other.inject('/api/health/ready')).statusCode).toBe(200);
  gate.resolve();
  await holding;
  await other.close();
  await reservedDb.destroy();
});
