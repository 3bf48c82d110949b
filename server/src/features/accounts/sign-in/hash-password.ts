import cluster from 'node:cluster';
import { hash, verify } from '@node-rs/argon2';
import { CallError } from '../../../lib/call-error.ts';

/** argon2id with 19 MiB (in KiB), two passes, one lane (security 9); node-rs's default algorithm is argon2id. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash at the same cost that no password matches. An unknown e-mail is checked against it, so that it takes as long.
 */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$oyFYRkboaxLhUjHjGaxikA$qQLiS1ToHE03y0wi9AxvcXXgr/ZSiEI/Fbl5/3iAiPU';

/**
 * Each hash occupies a core for about 40 ms: more concurrency would starve other work, a longer queue would wait too
 * long.
 */
const CONCURRENCY = cluster.isWorker ? 1 : 2;
const MAX_QUEUED = 50;
const RETRY_AFTER_SECONDS = 2;

let running = 0;
const queue: (() => void)[] = [];

async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (queue.length >= MAX_QUEUED) {
      throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((startNow) => queue.push(startNow));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // Hand the slot to the next in the queue, or release it.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Some keyboards type é as one character, others as two: both are the same password. */
const normalise = (password: string) => password.normalize('NFC');

/**
 * Password hashing with argon2id.
 * @throws {CallError} unavailable when too many hashes are queued
 */
export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(normalise(password), HASH_COST));

/**
 * Whether a password matches a stored hash. Without a stored hash the same work is done and the result is false.
 * @throws {CallError} unavailable when too many hashes are queued
 */
export async function checkPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const matches = await withHashSlot(() => verify(storedHash ?? DUMMY_HASH, normalise(password)));
  return matches && typeof storedHash === 'string';
}
