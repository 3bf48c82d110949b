import { randomBytes } from 'node:crypto';
import { GUEST_PLAN_GONE, type GuestPlan, guestPlan } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';

const HOUR_MS = 3_600_000;
const KEY_BYTES = 24;
const aKey = /^[\w-]{32}$/;
const placeOf = (key: string) => `guest-plan:${key}`;

/** Keeps a plan between checkout and registration, for an hour, and answers its key. What it says is not believed. */
export async function keepGuestPlan({ ttlStore }: AppContext, plan: GuestPlan): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await ttlStore.set(placeOf(key), plan, HOUR_MS);
  return key;
}

/**
 * The plan kept under a key.
 * @throws {CallError} not_found with GUEST_PLAN_GONE
 */
export async function getKeptPlan({ ttlStore }: AppContext, key: string): Promise<GuestPlan> {
  const kept = aKey.test(key) ? guestPlan.safeParse(await ttlStore.get(placeOf(key))) : undefined;
  if (!kept?.success) throw new CallError('not_found', GUEST_PLAN_GONE);
  return kept.data;
}
