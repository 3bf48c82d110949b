import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { queueMessage } from '../../notifications/index.ts';
import { acknowledgementLink, grantPlan } from '../plans/index.ts';
import { type GuestPurchase, setOwner } from './guest-purchases.queries.ts';

/**
 * Gives a guest's paid purchase, which is locked and has no owner yet, to an account: the plan starts, invoices follow,
 * and a mail tells of it.
 */
export async function giveToAccount(
  context: AppContext,
  transaction: Db,
  purchase: GuestPurchase,
  account: { accountId: number; fullName: string; email: string },
  now: Date,
): Promise<void> {
  const { purchaseId, planId, kind, plan, months } = purchase;
  const { accountId, fullName, email } = account;
  await setOwner(transaction, purchaseId, accountId, now);
  const { expiresAt } = await grantPlan(transaction, { purchaseId, accountId, plan, months }, now);
  const link = acknowledgementLink(context, { accountId, planId, kind }, now);
  await queueMessage(
    transaction,
    {
      key: `plan-added:${purchaseId}`,
      accountId,
      channel: 'mail',
      to: email,
      template: 'plan-added',
      data: { fullName, link, planName: plan.name, expiresAt: expiresAt.toISOString() },
    },
    now,
  );
}
