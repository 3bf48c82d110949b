import cluster from 'node:cluster';
import { hash, verify } from '@node-rs/argon2';
import { CallError } from '../../../lib/call-error.ts';

/** argon2id with 19 MiB (in KiB), two passes, one lane (security 9); node-rs's default algorithm is argon2id. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of nobody's password at the same cost: an unknown e-mail is checked against it, so that it takes as long. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$oyFYRkboaxLhUjHjGaxikA$qQLiS1ToHE03y0wi9AxvcXXgr/ZSiEI/Fbl5/3iAiPU';

/** Each hash takes a core for some 40 ms: more at a time would starve everything else, more in line would wait too long. */
const AT_A_TIME = cluster.isWorker ? 1 : 2;
const MOST_WAITING = 50;
const RETRY_AFTER_SECONDS = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) {
    if (waiting.length >= MOST_WAITING) {
      throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed to the next in line, or given back.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** One person types é as one character, another as two: both are the same password. */
const normal = (password: string) => password.normalize('NFC');

/**
 * Hashes a password for storing.
 * @throws {CallError} unavailable, when too many are waiting
 */
export const hashPassword = (password: string): Promise<string> => inQueue(() => hash(normal(password), HASH_COST));

/**
 * Whether a password is the one of a stored hash. Without a stored hash the same work is done, and the answer is no.
 * @throws {CallError} unavailable, when too many are waiting
 */
export async function checkPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const matches = await inQueue(() => verify(storedHash ?? NOBODYS_HASH, normal(password)));
  return matches && typeof storedHash === 'string';
}
