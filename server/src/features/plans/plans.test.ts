import { expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../test-support.ts';

const { app, platform } = await openTestApp();

const MINUTE = 60_000;

it('plans count from their first moment to the one they end at', async () => {
  const me = await registerThrough(app);
  const other = await registerThrough(app);
  const ask = async (call: string, of = me) =>
    (await app.inject({ url: `/api/JobSeekerPurchasedPlans/${call}/${of.accountID}`, headers: of.headers })).body;
  expect(await ask('CheckJobSeekerPlanPurchased')).toBe('false');
  expect(await ask('GetActivePlans')).toBe('Free Plan');

  const now = platform.clock.now().getTime();
  const plan = (plan_name: string, from: number, to: number) => ({
    account_id: me.accountID,
    plan_name,
    starts_at: new Date(now + from * MINUTE),
    expires_at: new Date(now + to * MINUTE),
  });
  await platform.db
    .insertInto('purchased_plans')
    .values([
      plan('Ended', -100, 0),
      plan('Priority', -50, 20),
      plan('Combo', -60, 10),
      plan('Priority', -40, 20),
      plan('Later', 10, 100),
    ])
    .execute();

  expect(await ask('CheckJobSeekerPlanPurchased')).toBe('true');
  expect(await ask('GetActivePlans')).toBe('Combo, Priority');
  platform.clock.advanceMinutes(10);
  expect(await ask('GetActivePlans')).toBe('Priority, Later');
  platform.clock.advanceMinutes(90);
  expect(await ask('CheckJobSeekerPlanPurchased')).toBe('false');
  expect(await ask('GetActivePlans')).toBe('Free Plan');
  expect(await ask('GetActivePlans', other)).toBe('Free Plan');
});
