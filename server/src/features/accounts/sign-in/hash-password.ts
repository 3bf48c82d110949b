import { hash, verify } from '@node-rs/argon2';
import { type HashLane, withHashSlot } from './hash-queue.ts';

/** argon2id with 19 MiB (in KiB), two passes, one lane (security 9); node-rs's default algorithm is argon2id. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash at the same cost that no password matches. An unknown email is checked against it, so that it takes as long.
 */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$oyFYRkboaxLhUjHjGaxikA$qQLiS1ToHE03y0wi9AxvcXXgr/ZSiEI/Fbl5/3iAiPU';

/** Some keyboards type é as one character, others as two: both are the same password. */
const normalise = (password: string) => password.normalize('NFC');

/**
 * Password hashing with argon2id.
 * @throws {CallError} unavailable when too many hashes are queued
 */
export const hashPassword = (password: string): Promise<string> =>
  withHashSlot('other', () => hash(normalise(password), HASH_COST));

/**
 * Whether a password matches a stored hash. Without a stored hash the same work is done and the result is false.
 * @param lane `other` when it is not a sign-in
 * @throws {CallError} unavailable when too many hashes are queued
 */
export async function checkPassword(
  password: string,
  storedHash: string | null | undefined,
  lane: HashLane = 'sign-in',
): Promise<boolean> {
  const matches = await withHashSlot(lane, () => verify(storedHash ?? DUMMY_HASH, normalise(password)));
  return matches && typeof storedHash === 'string';
}
