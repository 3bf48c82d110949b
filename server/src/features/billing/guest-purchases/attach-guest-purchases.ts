import type { Platform } from '../../../app-context.ts';
import { giveToAccount } from './give-to-account.ts';
import { listAttachable, lockGuestPurchase, lockVerifiedAccount } from './guest-purchases.queries.ts';

const AT_A_TIME = 100;

/** Gives one purchase to the account of its e-mail, unless either has changed since it was looked for. */
async function attach(platform: Platform, purchaseId: number, accountId: number): Promise<void> {
  await platform.db.transaction().execute(async (transaction) => {
    const account = await lockVerifiedAccount(transaction, accountId);
    const purchase = await lockGuestPurchase(transaction, purchaseId);
    if (!account || purchase?.status !== 'paid' || purchase.accountId !== null) return;
    if (purchase.email.toLowerCase() !== account.email.toLowerCase()) return;
    await giveToAccount(platform, transaction, purchase, account, platform.clock.now());
  });
}

/**
 * Gives paid purchases of guests to the accounts whose verified e-mail they were bought with: of those who have an
 * account already, and of those who register in place of following the link (decision 13).
 */
export async function attachGuestPurchases(platform: Platform): Promise<void> {
  for (const { purchaseId, accountId } of await listAttachable(platform.db, AT_A_TIME)) {
    try {
      await attach(platform, purchaseId, accountId);
    } catch (error) {
      platform.log.error({ err: error, purchaseId }, 'a guest purchase could not be given to its account');
    }
  }
}
