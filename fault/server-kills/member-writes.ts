import { addressOf, applyJob, applyTexts, PAYMENT_VERIFIED, saveJob } from '@aarambh/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../server/src/app-context.ts';
import { WEBHOOK_PATH } from '../../server/src/integrations/razorpay/payment-gateway.ts';
import { type Order, type PaymentHarness, verifyRequest, type Webhook } from '../payments/payment-harness.ts';

const ORDERS = 3;

/** A write of a member or of the payment provider, which is sent again until it is acknowledged. */
export interface Write {
  kind: 'application' | 'saved job' | 'payment' | 'webhook';
  accountId?: number;
  vacancyId?: number;
  purchaseId?: number;
  request: { method: string; url: string; headers: Record<string, string>; body?: string };
  isAcknowledgement(status: number, text: string): boolean;
}

/** A member may get the mails about applications, and has a resume to apply with. */
async function prepareAccount(db: AppContext['db'], accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ email_verified_at: sql`now()` }).where('id', '=', accountId).execute();
  await sql`insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
    values (${accountId}, ${`resumes/${accountId}.pdf`}, 'cv.pdf', 'application/pdf', 1, 'x')`.execute(db);
}

/** Registers a member with orders that are paid at the provider; returns what is to be sent for them. */
export async function prepareMemberWrites(
  { db }: AppContext,
  harness: PaymentHarness,
  vacancyIds: number[],
): Promise<{ orders: Order[]; writes: Write[] }> {
  const orders = await harness.orders(ORDERS);
  const [{ buyer } = {}] = orders;
  if (!buyer) throw new Error('no buyer');
  await prepareAccount(db, buyer.accountID);
  const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' };
  const writes: Write[] = [];
  for (const vacancyId of vacancyIds) {
    const about = { accountId: buyer.accountID, vacancyId };
    const body = JSON.stringify({ accountID: buyer.accountID, vacancyID: vacancyId });
    writes.push(
      {
        kind: 'application',
        ...about,
        request: { method: 'POST', url: addressOf(applyJob, {}), headers, body },
        isAcknowledgement: (_, text) => [applyTexts.sent, applyTexts.alreadyApplied].some((known) => known === text),
      },
      {
        kind: 'saved job',
        ...about,
        request: { method: 'POST', url: addressOf(saveJob, {}), headers, body },
        isAcknowledgement: (status) => status === 200,
      },
    );
  }
  for (const order of orders)
    writes.push({
      kind: 'payment',
      purchaseId: order.purchaseId,
      request: verifyRequest(order, await harness.pay(order)),
      isAcknowledgement: (_, text) => text === PAYMENT_VERIFIED,
    });
  return { orders, writes };
}

export const webhookWrite = ({ headers, body }: Webhook): Write => ({
  kind: 'webhook',
  request: { method: 'POST', url: WEBHOOK_PATH, headers, body },
  isAcknowledgement: (status) => status === 204,
});
