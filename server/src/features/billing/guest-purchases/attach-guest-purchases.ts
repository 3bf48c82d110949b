import type { AppContext } from '../../../app-context.ts';
import { giveToAccount } from './give-to-account.ts';
import { listAttachable, lockGuestPurchase, lockVerifiedAccount } from './guest-purchases.queries.ts';

const AT_A_TIME = 100;

/** Gives one purchase to the account of its e-mail, unless either has changed since it was looked for. */
async function attach(context: AppContext, purchaseId: number, accountId: number): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const account = await lockVerifiedAccount(transaction, accountId);
    const purchase = await lockGuestPurchase(transaction, purchaseId);
    if (!account || purchase?.status !== 'paid' || purchase.accountId !== null) return;
    if (purchase.email.toLowerCase() !== account.email.toLowerCase()) return;
    await giveToAccount(context, transaction, purchase, account, context.clock.now());
  });
}

/**
 * Gives paid purchases of guests to the accounts whose verified e-mail they were bought with: of those who have an
 * account already, and of those who register in place of following the link (decision 13).
 */
export async function attachGuestPurchases(context: AppContext): Promise<void> {
  for (const { purchaseId, accountId } of await listAttachable(context.db, AT_A_TIME)) {
    try {
      await attach(context, purchaseId, accountId);
    } catch (error) {
      context.log.error({ err: error, purchaseId }, 'a guest purchase could not be given to its account');
    }
  }
}
