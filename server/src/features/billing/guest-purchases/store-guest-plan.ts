import { randomBytes } from 'node:crypto';
import { GUEST_PLAN_GONE, type GuestPlan, guestPlan } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { HOUR_MS } from '../../../lib/clock.ts';

const KEY_BYTES = 24;
const keyPattern = /^[\w-]{32}$/;
const storeKeyOf = (key: string) => `guest-plan:${key}`;

/** Stores a plan for one hour between checkout and registration and returns its key. The content is untrusted. */
export async function storeGuestPlan({ ttlStore }: AppContext, plan: GuestPlan): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await ttlStore.set(storeKeyOf(key), plan, HOUR_MS);
  return key;
}

/**
 * Gets the plan stored under a key.
 * @throws {CallError} not_found with GUEST_PLAN_GONE
 */
export async function getStoredGuestPlan({ ttlStore }: AppContext, key: string): Promise<GuestPlan> {
  const stored = keyPattern.test(key) ? guestPlan.safeParse(await ttlStore.get(storeKeyOf(key))) : undefined;
  if (!stored?.success) throw new CallError('not_found', GUEST_PLAN_GONE);
  return stored.data;
}
