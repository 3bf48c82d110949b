import { randomUUID } from 'node:crypto';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { queueMessage } from '../../notifications/index.ts';
import type { LockedAccount } from '../account-lock.queries.ts';

/** Notifies the owner of an account by mail that a passkey was added or removed. */
export async function notifyOfPasskey(
  transaction: Db,
  template: 'passkey-added' | 'passkey-removed',
  { accountId, fullName, email }: LockedAccount,
  { passkeyName, origin }: { passkeyName: string; origin: Origin },
  now: Date,
): Promise<void> {
  const data = { fullName, passkeyName, device: origin.device, happenedAt: now.toISOString() };
  const key = `${template}:${accountId}:${randomUUID()}`;
  await queueMessage(transaction, { key, accountId, channel: 'mail', to: email, template, data }, now);
}
