import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import {
  consumeRateLimit,
  countRateLimitUses,
  deleteExpiredCounters,
  releaseRateLimitUse,
  resetRateLimit,
} from './rate-limit.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

const limit = { name: 'uses', max: 3, perSeconds: 60, text: 'Please wait a minute.' };

it('ends a window that reaches further ahead than it could, as after the clock was set back', async () => {
  const { db, clock } = context;
  for (let n = 0; n < limit.max; n += 1) await consumeRateLimit(db, limit, 'set back', clock.now());
  clock.advanceMinutes(-0.5);
  await expect(consumeRateLimit(db, limit, 'set back', clock.now())).rejects.toMatchObject({ retryAfter: 90 });
  clock.advanceMinutes(-180);
  for (let n = 0; n < limit.max; n += 1) await consumeRateLimit(db, limit, 'set back', clock.now());
  await expect(consumeRateLimit(db, limit, 'set back', clock.now())).rejects.toMatchObject({ retryAfter: 60 });
});

it('takes back a use once, and none of a window that ended or was reset meanwhile', async () => {
  const { db, clock } = context;
  const usedAfter = async () => (await countRateLimitUses(db, limit, 'taken back', clock.now())).used;
  const takeBack = () => releaseRateLimitUse(db, limit, 'taken back', clock.now());
  expect(await usedAfter()).toBe(1);
  await takeBack();
  await takeBack();
  expect(await usedAfter()).toBe(1);
  await resetRateLimit(db, limit.name, 'taken back');
  await takeBack();
  expect(await usedAfter()).toBe(1);
  clock.advanceMinutes(2);
  await takeBack();
  expect(await usedAfter()).toBe(1);
});

it('admits the limit in every window, whatever the order of uses and waits', async () => {
  const { db, clock } = context;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constant('use' as const), fc.integer({ min: 1, max: 100 })), { maxLength: 25 }),
      async (steps) => {
        runs += 1;
        const subject = `run ${runs}`;
        let windowEndsAt = 0;
        let used = 0;
        for (const step of steps) {
          if (step !== 'use') {
            clock.advanceMinutes(step / 60);
            continue;
          }
          const now = clock.now();
          if (now.getTime() >= windowEndsAt) {
            windowEndsAt = now.getTime() + limit.perSeconds * 1_000;
            used = 0;
          }
          used += 1;
          const attempt = consumeRateLimit(db, limit, subject, now);
          if (used <= limit.max) await attempt;
          else
            await expect(attempt).rejects.toMatchObject({
              code: 'too_many_requests',
              message: limit.text,
              retryAfter: Math.max(1, Math.ceil((windowEndsAt - now.getTime()) / 1_000)),
            });
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('admits exactly the limit of many concurrent uses', async () => {
  const now = context.clock.now();
  const uses = await Promise.allSettled(
    Array.from({ length: 50 }, () => consumeRateLimit(context.db, limit, 'concurrent', now)),
  );
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.max);
});

it('counts each limit separately, and stores no plain subject', async () => {
  const { db, clock } = context;
  await consumeRateLimit(db, limit, 'meera@example.com', clock.now());
  await consumeRateLimit(db, { ...limit, name: 'other uses' }, 'meera@example.com', clock.now());
  const rows = await db.selectFrom('limit_counters').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('meera');
  expect(rows.filter(({ used }) => used === 1).length).toBeGreaterThanOrEqual(2);
});

it('deletes the counters of expired windows', async () => {
  const { db, clock } = context;
  clock.advanceMinutes(5);
  await consumeRateLimit(db, limit, 'current window', clock.now());
  await deleteExpiredCounters(db, clock.now());
  expect(await db.selectFrom('limit_counters').selectAll().execute()).toHaveLength(1);
});
