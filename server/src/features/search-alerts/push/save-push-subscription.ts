import { MAX_PUSH_SUBSCRIPTIONS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { isPublicHttpsAddress } from '../../../integrations/web-push/public-address.ts';
import type { PushSubscription } from '../../../integrations/web-push/push-sender.ts';
import { fieldError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { deleteOldestSubscriptions, upsertPushSubscription } from './push-subscriptions.queries.ts';

/**
 * Registers a browser for web push; idempotent. Of too many browsers the one registered first is dropped.
 * @throws {CallError} bad_input when the endpoint is not an address of a public push service
 */
export async function savePushSubscription(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  subscription: PushSubscription,
): Promise<string> {
  if (!isPublicHttpsAddress(subscription.endpoint)) throw fieldError('endpoint', 'This browser gave no valid address.');
  await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    await upsertPushSubscription(tx, accountId, subscription, clock.now());
    await deleteOldestSubscriptions(tx, accountId, MAX_PUSH_SUBSCRIPTIONS);
  });
  return 'This browser will show your alerts.';
}
