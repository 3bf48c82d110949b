import { expect, it } from 'vitest';
import { scheduledJobs } from '../../runtime/scheduled-jobs.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { purgeAccountData } from './purge-account-data.ts';
import { createAccountClient, FIRST_PASSWORD } from './test-account-client.ts';

const { app, context } = await openTestApp();

const DAY = 24 * 60;

const count = async (table: 'sessions' | 'mailed_links' | 'security_events' | 'limit_counters' | 'used_once') => {
  const row = await context.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

const runJob = (name: string) =>
  scheduledJobs(context)
    .find((job) => job.name === name)
    ?.run();

it('deletes links and sessions after 30 invalid days, and the audit log after a year', async () => {
  const email = 'sweep@example.com';
  await registerThrough(app, { email });
  const payload = { email, password: FIRST_PASSWORD, rememberMe: true };
  await app.inject({ method: 'POST', url: '/api/JobSeekerMasters/GetUserDetailsByEmail', payload });
  // One session of 12 hours, one of 30 days; one link; two events.
  const state = async () => [await count('sessions'), await count('mailed_links'), await count('security_events')];
  expect(await state()).toEqual([2, 1, 2]);
  const purgeAfter = async (days: number) => {
    context.clock.advanceMinutes(days * DAY);
    await purgeAccountData(context);
    return await state();
  };
  expect(await purgeAfter(29)).toEqual([2, 1, 2]);
  expect(await purgeAfter(2)).toEqual([1, 0, 2]);
  expect(await purgeAfter(28)).toEqual([1, 0, 2]);
  expect(await purgeAfter(2)).toEqual([0, 0, 2]);
  expect(await purgeAfter(303)).toEqual([0, 0, 2]);
  expect(await purgeAfter(2)).toEqual([0, 0, 0]);
});

it('deletes an ended session 30 days after its end', async () => {
  const { headers } = await registerThrough(app);
  await app.inject({ method: 'POST', url: '/api/JobSeekerMasters/Logout', headers });
  const before = await count('sessions');
  context.clock.advanceMinutes(30 * DAY);
  await purgeAccountData(context);
  expect(await count('sessions')).toBe(before);
  context.clock.advanceMinutes(1);
  await runJob('sweep-accounts');
  expect(await count('sessions')).toBe(0);
});

it('deletes rate limit counters and used nonces once they have expired', async () => {
  await runJob('sweep-limits');
  await createAccountClient(app, context, 'counted@example.com').requestReset();
  expect([await count('limit_counters'), await count('used_once')]).toEqual([2, 1]);
  context.clock.advanceMinutes(11);
  await runJob('sweep-limits');
  await runJob('delete-expired-nonces');
  expect([await count('limit_counters'), await count('used_once')]).toEqual([2, 0]);
  context.clock.advanceMinutes(DAY);
  await runJob('sweep-limits');
  expect(await count('limit_counters')).toBe(0);
});
