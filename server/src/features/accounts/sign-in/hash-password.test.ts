import { describe, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { checkPassword, DUMMY_HASH, HASH_COST, hashPassword } from './hash-password.ts';

describe('hashing', () => {
  it('has the cost that security 9 requires, also for the dummy hash', async () => {
    const cost = `$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`;
    expect(HASH_COST.memoryCost).toBeGreaterThanOrEqual(19 * 1024);
    expect(await hashPassword('Tulsi#4821')).toContain(cost);
    expect(DUMMY_HASH).toContain(cost);
  });

  it('accepts the hashed password and no other', async () => {
    const stored = await hashPassword('Café#4821');
    expect(await checkPassword('Cafe\u0301#4821', stored)).toBe(true);
    expect(await checkPassword('cafe#4821', stored)).toBe(false);
    expect(await checkPassword('Café#4821', undefined)).toBe(false);
  });

  it('runs for other calls in a queue of their own, which leaves room for sign-ins', async () => {
    const others = Array.from({ length: 70 }, () => hashPassword('Tulsi#4821'));
    const signIns = Array.from({ length: 20 }, () => checkPassword('x', undefined));
    const outcomes = await Promise.allSettled(others);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(48);
    expect(await Promise.all(signIns)).toEqual(Array(20).fill(false));
  });

  it('refuses attempts beyond the queue limit, and recovers', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => checkPassword('x', undefined)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason);
    expect(refused).toHaveLength(18);
    for (const error of refused) {
      expect(error).toBeInstanceOf(CallError);
      expect(error).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    }
    expect(await checkPassword('x', undefined)).toBe(false);
  });
});
