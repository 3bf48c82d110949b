import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabaseTime, withDatabaseTime } from '../pool/database-time.ts';
import { withRequestMutex } from './with-request-mutex.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('refuses a request when its time is over, and counts the wait of one that gets its turn', async () => {
  const gate = Promise.withResolvers<void>();
  const first = withRequestMutex('a', () => gate.promise);
  const short = withDatabaseTime(openDatabaseTime(9_000, 8_000), () => withRequestMutex('a', async () => 'short'));
  const time = openDatabaseTime(9_000);
  const patient = withDatabaseTime(time, () => withRequestMutex('a', async () => 'patient'));
  const refusal = expect(short).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(1_000);
  await refusal;
  await vi.advanceTimersByTimeAsync(2_000);
  gate.resolve();
  await first;
  expect(await patient).toBe('patient');
  expect(time.leftMs()).toBe(6_000);
});

it('has no limit outside requests', async () => {
  const gate = Promise.withResolvers<void>();
  const first = withRequestMutex('b', () => gate.promise);
  const job = withRequestMutex('b', async () => 'done');
  await vi.advanceTimersByTimeAsync(3_600_000);
  gate.resolve();
  await first;
  expect(await job).toBe('done');
});
