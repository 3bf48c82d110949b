import type { AppContext } from '../../../app-context.ts';
import { lockAccount } from '../../accounts/index.ts';
import { assignToAccount } from './assign-to-account.ts';
import { listAttachablePurchases, lockGuestPurchase } from './guest-purchases.queries.ts';

const BATCH_SIZE = 100;

/** Assigns one purchase to the account with its email address, unless either has changed since it was listed. */
async function attach(context: AppContext, purchaseId: number, accountId: number): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    const purchase = await lockGuestPurchase(transaction, purchaseId);
    if (!account?.emailVerifiedAt || purchase?.status !== 'paid' || purchase.accountId !== null) return;
    if (purchase.email.toLowerCase() !== account.email.toLowerCase()) return;
    await assignToAccount(context, transaction, purchase, account, context.clock.now());
  });
}

/**
 * Assigns paid guest purchases to the accounts that have verified the same email address. Covers guests who already had an
 * account and those who register without following the mailed link (decision 13).
 */
export async function attachGuestPurchases(context: AppContext): Promise<void> {
  for (const { purchaseId, accountId } of await listAttachablePurchases(context.db, BATCH_SIZE)) {
    try {
      await attach(context, purchaseId, accountId);
    } catch (error) {
      context.log.error({ err: error, purchaseId }, 'guest purchase could not be assigned to its account');
    }
  }
}
