import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { type HashLane, withHashSlot } from './hash-queue.ts';

it('gives sign-ins three of four turns while both lanes wait', async () => {
  const started: HashLane[] = [];
  const take = (lane: HashLane, count: number) =>
    Array.from({ length: count }, () => withHashSlot(lane, async () => started.push(lane)));
  await Promise.all([...take('other', 22), ...take('sign-in', 20)]);
  const beforeLast = started.slice(0, started.lastIndexOf('sign-in'));
  // Two others ran before anyone waited. The 20 sign-ins then leave six or seven turns, by where the count of turns stood.
  expect([8, 9]).toContain(beforeLast.filter((lane) => lane === 'other').length);
});

it('refuses what exceeds the limit of its lane only, and hands the slot on after a failure', async () => {
  const others = Array.from({ length: 23 }, () =>
    withHashSlot('other', async () => {
      throw new Error('out of memory');
    }),
  );
  const signIn = withHashSlot('sign-in', async () => 'checked');
  const reasons = (await Promise.allSettled(others)).map((one) => one.status === 'rejected' && one.reason);
  expect(reasons.filter((reason) => reason instanceof CallError)).toHaveLength(1);
  expect(await signIn).toBe('checked');
});
