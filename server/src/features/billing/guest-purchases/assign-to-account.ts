import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { queueMessage } from '../../notifications/index.ts';
import { acknowledgementLink, grantPlan } from '../plans/index.ts';
import { type GuestPurchase, setPurchaseOwner } from './guest-purchases.queries.ts';

/**
 * Assigns a guest's paid purchase to an account: sets the owner, grants the plan and queues a mail. The caller has locked the
 * purchase, which has no owner yet.
 */
export async function assignToAccount(
  context: AppContext,
  transaction: Db,
  purchase: GuestPurchase,
  account: { accountId: number; fullName: string; email: string },
  now: Date,
): Promise<void> {
  const { purchaseId, planId, kind, plan, months } = purchase;
  const { accountId, fullName, email } = account;
  await setPurchaseOwner(transaction, purchaseId, accountId, now);
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
