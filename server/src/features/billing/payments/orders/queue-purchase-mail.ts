import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { guestSecretOf } from '../../checkout/index.ts';
import { acknowledgementLink } from '../../plans/index.ts';
import type { Purchase } from './orders.queries.ts';

const purchaseMailData = ({ plan, totalPaise, taxablePaise }: Purchase) => ({
  planName: plan.name,
  totalPaise,
  gstPaise: totalPaise - taxablePaise,
});

/** Queues the purchase mail of an account, once per purchase, in the transaction that marks it paid. */
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
      data: { fullName, link, expiresAt: expiresAt.toISOString(), attachInvoiceId, ...purchaseMailData(purchase) },
    },
    now,
  );
}

/** Queues the purchase mail of a guest, with the link that creates an account from the purchase. */
export async function queueGuestMail(
  { config, secrets }: AppContext,
  transaction: Db,
  purchase: Purchase,
  attachInvoiceId: number,
  now: Date,
): Promise<void> {
  const { purchaseId, guestEmail, plan } = purchase;
  if (!guestEmail) return;
  const secret = guestSecretOf(secrets, purchaseId, 'mail');
  const link = `${config.publicUrl}/combo-plans/register-by-link/${purchaseId}/${secret}`;
  await queueMessage(
    transaction,
    {
      key: `plan-purchased:${purchaseId}`,
      accountId: null,
      channel: 'mail',
      to: guestEmail,
      template: 'plan-purchased-guest',
      data: { link, days: plan.validityDays, attachInvoiceId, ...purchaseMailData(purchase) },
    },
    now,
  );
}
