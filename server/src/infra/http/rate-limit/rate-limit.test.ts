import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { sweepLimits, takeFromLimit } from './rate-limit.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

const limit = { name: 'tries', max: 3, perSeconds: 60, text: 'Please wait a minute.' };

it('opens and closes with its windows, whatever the order of tries and waits', async () => {
  const { db, clock } = context;
  let worlds = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constant('try' as const), fc.integer({ min: 1, max: 100 })), { maxLength: 25 }),
      async (steps) => {
        worlds += 1;
        const whom = `world ${worlds}`;
        let windowEndsAt = 0;
        let used = 0;
        for (const step of steps) {
          if (step !== 'try') {
            clock.advanceMinutes(step / 60);
            continue;
          }
          const now = clock.now();
          if (now.getTime() >= windowEndsAt) {
            windowEndsAt = now.getTime() + limit.perSeconds * 1_000;
            used = 0;
          }
          used += 1;
          const attempt = takeFromLimit(db, limit, whom, now);
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

it('lets through exactly its number of tries, also of many at once', async () => {
  const now = context.clock.now();
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => takeFromLimit(context.db, limit, 'a crowd', now)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.max);
});

it('counts each for itself, and keeps no name of whom it counts', async () => {
  const { db, clock } = context;
  await takeFromLimit(db, limit, 'meera@example.com', clock.now());
  await takeFromLimit(db, { ...limit, name: 'other tries' }, 'meera@example.com', clock.now());
  const rows = await db.selectFrom('limit_counters').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('meera');
  expect(rows.filter(({ used }) => used === 1).length).toBeGreaterThanOrEqual(2);
});

it('forgets windows that are over', async () => {
  const { db, clock } = context;
  clock.advanceMinutes(5);
  await takeFromLimit(db, limit, 'still running', clock.now());
  await sweepLimits(db, clock.now());
  expect(await db.selectFrom('limit_counters').selectAll().execute()).toHaveLength(1);
});
