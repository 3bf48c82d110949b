import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { queueMessage } from '../../notifications/index.ts';
import { guestSecretOf } from '../checkout/index.ts';
import { acknowledgementLink } from '../plans/index.ts';
import type { Purchase } from './purchases.queries.ts';

const boughtWith = ({ plan, totalPaise, taxablePaise }: Purchase) => ({
  planName: plan.name,
  totalPaise,
  gstPaise: totalPaise - taxablePaise,
});

/** Tells the owner of an account what was bought, once a purchase; within the transaction that marks it paid. */
export async function queuePurchaseMail(
  context: AppContext,
  transaction: Db,
  purchase: Purchase,
  buyer: { accountId: number; fullName: string; email: string; expiresAt: Date; invoiceId: number },
  now: Date,
): Promise<void> {
  const { purchaseId, planId, kind } = purchase;
  const { accountId, fullName, email, expiresAt, invoiceId: attachInvoiceId } = buyer;
  const link = acknowledgementLink(context, { accountId, planId, kind }, now);
  await queueMessage(
    transaction,
    {
      key: `plan-purchased:${purchaseId}`,
      accountId,
      channel: 'mail',
      to: email,
      template: 'plan-purchased',
      data: { fullName, link, expiresAt: expiresAt.toISOString(), attachInvoiceId, ...boughtWith(purchase) },
    },
    now,
  );
}

/** Tells a guest that the payment has arrived, with the link that makes an account of the purchase. */
export async function queueGuestMail(
  { config, secrets }: AppContext,
  transaction: Db,
  purchase: Purchase,
  attachInvoiceId: number,
  now: Date,
): Promise<void> {
  const { purchaseId, guestEmail, plan } = purchase;
  if (!guestEmail) return;
  const link = `${config.publicUrl}/combo-plans/register-by-link/${purchaseId}/${guestSecretOf(secrets, purchaseId)}`;
  await queueMessage(
    transaction,
    {
      key: `plan-purchased:${purchaseId}`,
      accountId: null,
      channel: 'mail',
      to: guestEmail,
      template: 'plan-purchased-guest',
      data: { link, days: plan.validityDays, attachInvoiceId, ...boughtWith(purchase) },
    },
    now,
  );
}
