import type { Invoice, PurchasedPlan, RefundOption } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { behaveInTest } from '../../../../simulators/payment-provider/test-payments.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../../notifications/test-delivery.ts';
import { listServiceItems, moveServiceItem } from '../../../services/index.ts';
import { readPdf } from '../invoices/test-pdf-text.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { buyAndPay } from '../orders/test-paid-purchase.ts';
import { finishRefunds } from './finish-refunds.ts';
import { refundPurchase } from './refund-purchase.ts';
import { insertRefund } from './refunds.queries.ts';
import { requestRefund } from './request-refund.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

type Person = Awaited<ReturnType<typeof registerThrough>> & { email: string };

let people = 0;
let me: Person;
beforeEach(async () => {
  people += 1;
  const email = `refund.${people}@example.com`;
  me = { ...(await registerThrough(app, { email, isEmailVerified: true })), email };
  await behaveInTest(app, { api: 'well', refunds: 'processed' });
});

const buy = (plan: Record<string, unknown> = {}) => buyAndPay(context, app, { accountId: me.accountID, plan });
const ask = (purchaseID: number, { accountID, headers } = me) =>
  app.inject({ method: 'POST', url: '/api/Refunds/RequestRefund', headers, payload: { accountID, purchaseID } });
const get = async <T>(path: string): Promise<T> =>
  (await app.inject({ url: `/api/${path}/${me.accountID}`, headers: me.headers })).json();
const options = () => get<RefundOption[]>('Refunds/GetRefundOptions');
const refundOf = (purchaseId: number) =>
  db.selectFrom('refunds').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
const creditNotes = async () => (await get<Invoice[]>('Invoices/GetInvoices')).filter((one) => one.isCreditNote);
const refundedAmount = async (orderId: string) => (await context.gateway.listPayments(orderId))[0]?.refundedPaise;

const DONE = /requested successfully/;

describe('a refund under the policy', () => {
  it('ends the plan, refunds the payment, issues a credit note and sends mails', async () => {
    const { purchaseId, orderId } = await buy({ resumeRewrite: true });
    const [before] = await options();
    expect(before).toMatchObject({ canRefund: true, refundAmount: 3066.82, netAmount: 3066.82, status: 'none' });
    expect(new Date(before?.askBefore ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());

    expect((await ask(purchaseId)).body).toMatch(DONE);
    expect(await get<PurchasedPlan[]>('JobSeekerPurchasedPlans/GetPurchasedPlanByAccountID')).toMatchObject([
      { purchaseID: purchaseId, isActive: false },
    ]);
    expect(await creditNotes()).toMatchObject([{ netAmount: 3066.82 }]);
    expect(await refundedAmount(orderId)).toBe(0);
    expect(await options()).toMatchObject([{ canRefund: false, refundAmount: 0, askBefore: '', status: 'requested' }]);

    await finishRefunds(context);
    expect(await refundedAmount(orderId)).toBe(306_682);
    expect(await options()).toMatchObject([{ canRefund: false, status: 'processed' }]);
    // Settling again, as after a late webhook, leaves it refunded and refunds nothing else.
    expect(await settleOrder(context, orderId)).toBe('unpaid');
    await finishRefunds(context);

    await deliverAll(context);
    const mails = (await readSentMessages(context)).filter(({ to }) => to === me.email);
    const [requested, processed] = mails.slice(-2);
    expect(requested?.subject).toContain('refund is on its way');
    expect(requested?.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
    const { text } = readPdf(requested?.attachments?.[0]?.bytes ?? Buffer.alloc(0));
    expect(text).toContain('Credit Note');
    expect(text).toContain('Total\n₹3,066.82');
    expect(processed?.subject).toContain('refund has been paid');
  });

  it('mails the credit note to an unverified address; the page says that it is paid', async () => {
    const email = `refund.unverified.${people}@example.com`;
    me = { ...(await registerThrough(app, { email })), email };
    const { purchaseId } = await buy();
    await ask(purchaseId);
    await finishRefunds(context);
    const sent = db.selectFrom('messages').select('template').where('recipient', '=', email).orderBy('id');
    expect((await sent.execute()).map(({ template }) => template)).toEqual([
      'verify-email',
      'plan-purchased',
      'refund-requested',
    ]);
    expect(await options()).toMatchObject([{ status: 'processed', reason: expect.stringMatching(/was refunded on/) }]);
  });

  it('is requested once under repeated and concurrent requests', async () => {
    const { purchaseId, orderId } = await buy();
    const replies = (await Promise.all(Array.from({ length: 6 }, () => ask(purchaseId)))).map(({ body }) => body);
    expect(replies.filter((body) => DONE.test(body))).toHaveLength(1);
    expect(replies.filter((body) => /was requested on/.test(body))).toHaveLength(5);
    await Promise.all(Array.from({ length: 4 }, () => finishRefunds(context)));
    await finishRefunds(context);
    expect(await refundedAmount(orderId)).toBe(306_682);
    expect(await creditNotes()).toHaveLength(1);
    expect((await ask(purchaseId)).body).toMatch(/was refunded on/);
  });

  it('is retried while the provider is unavailable', async () => {
    const { purchaseId, orderId } = await buy();
    await behaveInTest(app, { api: 'error' });
    expect((await ask(purchaseId)).body).toMatch(DONE);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'requested', provider_refund_id: null, tries: 1 });
    await behaveInTest(app, { api: 'well' });
    clock.advanceMinutes(3);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'processed' });
    expect(await refundedAmount(orderId)).toBe(306_682);
  });

  it('does not wait for a clock that was set back', async () => {
    const { purchaseId } = await buy();
    await behaveInTest(app, { refunds: 'pending' });
    await ask(purchaseId);
    clock.advanceMinutes(-180);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({
      provider_refund_id: expect.stringMatching(/^rfnd_/),
      next_check_at: new Date(clock.now().getTime() + 10 * 60_000),
    });
    clock.advanceMinutes(180);
  });

  it('is paid once when the reply of the provider was lost', async () => {
    const { purchaseId, orderId } = await buy();
    await ask(purchaseId);
    await behaveInTest(app, { api: 'lose-reply' });
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'requested', provider_refund_id: null });
    await behaveInTest(app, { api: 'well' });
    expect(await refundedAmount(orderId)).toBe(306_682);
    clock.advanceMinutes(3);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'processed', tries: 1 });
  });

  it('is checked again as soon as its webhook arrives', async () => {
    const { purchaseId } = await buy();
    await behaveInTest(app, { refunds: 'pending' });
    await ask(purchaseId);
    await finishRefunds(context);
    const pending = await refundOf(purchaseId);
    expect(pending).toMatchObject({ status: 'requested', provider_refund_id: expect.stringMatching(/^rfnd_/) });
    await settleRefund(pending?.provider_refund_id ?? '', 'processed');
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'requested' });
    await sendWebhooks();
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'processed' });
  });

  it('handles a webhook that arrives before the reply', async () => {
    const { purchaseId } = await buy();
    await behaveInTest(app, { refunds: 'pending' });
    await ask(purchaseId);
    const { gateway } = context;
    const slow = async (...args: Parameters<typeof gateway.refund>) => {
      const pending = await gateway.refund(...args);
      await settleRefund(pending.refundId, 'processed');
      await sendWebhooks();
      return pending;
    };
    await finishRefunds({ ...context, gateway: { ...gateway, refund: slow } });
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'requested' });
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'processed' });
  });

  it('is reported as failed and can be reopened by staff', async () => {
    const { purchaseId, orderId } = await buy();
    await behaveInTest(app, { refunds: 'failed' });
    await ask(purchaseId);
    await finishRefunds(context);
    expect(await options()).toMatchObject([{ status: 'failed', reason: expect.stringContaining('Our team') }]);
    await behaveInTest(app, { refunds: 'processed' });
    expect(await refundPurchase(context, purchaseId, { reason: 'Again', amountPaise: undefined })).toBe(306_682);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'processed', tries: 2 });
    expect(await refundedAmount(orderId)).toBe(306_682);
    expect(await creditNotes()).toHaveLength(1);
  });

  it('fails after days of rejections', async () => {
    const { purchaseId, paymentId } = await buy();
    await context.gateway.refund({ paymentId, amountPaise: 100, idempotencyKey: 'manual-refund', notes: {} });
    await ask(purchaseId);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'requested', tries: 2 });
    clock.advanceMinutes(8 * 1_440);
    await finishRefunds(context);
    expect(await refundOf(purchaseId)).toMatchObject({ status: 'failed' });
  });
});

/** Completes a pending refund at the provider. */
const settleRefund = (id: string, status: 'processed' | 'failed') =>
  app.inject({ method: 'POST', url: '/demo/payments/control/refunds/settle', payload: { id, status } });

/** Delivers all webhooks that the provider has created so far. */
async function sendWebhooks(): Promise<void> {
  const webhooks = (await app.inject('/demo/payments/control/webhooks')).json<
    { headers: Record<string, string>; body: string }[]
  >();
  for (const { headers, body: payload } of webhooks) {
    const reply = await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload });
    expect(reply.statusCode).toBeLessThan(300);
  }
}

describe('a refund request is rejected', () => {
  it('for another account and for an unpaid purchase', async () => {
    const { purchaseId } = await buy();
    const guests = await buyAndPay(context, app, {});
    const other = { ...(await registerThrough(app)), email: '' };
    for (const id of [purchaseId, guests.purchaseId, 2_000_000_000])
      expect((await ask(id, other)).json()).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refundOf(purchaseId)).toBeUndefined();
  });

  it('after the refund window', async () => {
    const { purchaseId } = await buy();
    clock.advanceMinutes(9 * 1_440);
    // Calls the rule directly, because the session has expired as well.
    expect(await requestRefund(context, me.accountID, purchaseId)).toMatch(/within 7 days/);
    expect(await refundOf(purchaseId)).toBeUndefined();
  });

  it('once a service has started', async () => {
    const { purchaseId } = await buy({ resumeRewrite: true });
    const [item] = await listServiceItems(db, me.accountID);
    await moveServiceItem(context, item?.itemId ?? 0, 'In Progress', 'Asha');
    expect((await ask(purchaseId)).body).toMatch(/has started/);
    expect(await options()).toMatchObject([{ canRefund: false, refundAmount: 0, askBefore: '', status: 'none' }]);
    expect(await refundOf(purchaseId)).toBeUndefined();
  });

  it('if a service starts concurrently; otherwise that start is rejected', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { purchaseId } = await buy({ resumeRewrite: true });
      const items = await listServiceItems(db, me.accountID);
      const itemId = items.at(-1)?.itemId ?? 0;
      const start = () =>
        moveServiceItem(context, itemId, 'In Progress', 'Asha').then(
          () => true,
          () => false,
        );
      const refund = () => ask(purchaseId).then(({ body }) => DONE.test(body));
      const [first, second] = round % 2 ? [start(), refund()] : [refund(), start()];
      expect([await first, await second].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('a refund by staff', () => {
  it('of a part leaves the plan running', async () => {
    const { purchaseId, orderId } = await buy();
    expect(await refundPurchase(context, purchaseId, { reason: 'For the delay', amountPaise: 50_000 })).toBe(50_000);
    await finishRefunds(context);
    expect(await refundedAmount(orderId)).toBe(50_000);
    expect(await creditNotes()).toMatchObject([{ netAmount: 500 }]);
    expect(await get<PurchasedPlan[]>('JobSeekerPurchasedPlans/GetPurchasedPlanByAccountID')).toMatchObject([
      { isActive: true },
    ]);
    expect(await settleOrder(context, orderId)).toBe('paid');
    expect((await ask(purchaseId)).body).toMatch(/₹500.00 was refunded/);
  });

  it('of further parts has numbers of their own, and the last part ends the plan', async () => {
    const { purchaseId, orderId } = await buy();
    const part = (amountPaise: number | undefined) =>
      refundPurchase(context, purchaseId, { reason: 'For the delay', amountPaise });
    await part(50_000);
    await finishRefunds(context);
    // The same amount again is a separate refund, also after a refused try.
    await behaveInTest(app, { refunds: 'failed' });
    await part(50_000);
    await finishRefunds(context);
    await expect(part(10_000)).rejects.toMatchObject({ code: 'conflict' });
    await behaveInTest(app, { refunds: 'processed' });
    expect(await part(undefined)).toBe(50_000);
    await finishRefunds(context);
    expect(await refundedAmount(orderId)).toBe(100_000);
    expect((await ask(purchaseId)).body).toMatch(/₹500.00 was refunded on .* Before that ₹500.00 was refunded\./);

    await expect(part(206_683)).rejects.toMatchObject({ code: 'conflict' });
    expect(await part(undefined)).toBe(206_682);
    await finishRefunds(context);
    expect(await refundedAmount(orderId)).toBe(306_682);
    await expect(part(undefined)).rejects.toMatchObject({ code: 'conflict' });
    expect((await creditNotes()).map(({ netAmount }) => netAmount)).toEqual([2066.82, 500, 500]);
    expect(await get<PurchasedPlan[]>('JobSeekerPurchasedPlans/GetPurchasedPlanByAccountID')).toMatchObject([
      { isActive: false },
    ]);
    await deliverAll(context);
    const mails = (await readSentMessages(context)).filter(({ to }) => to === me.email);
    expect(mails.filter(({ text }) => text.includes('For the delay'))).toHaveLength(6);
  });

  it("of a guest's purchase is mailed to the guest", async () => {
    const { purchaseId, orderId } = await buyAndPay(context, app, { guestEmail: 'guest.refund@example.com' });
    await refundPurchase(context, purchaseId, { reason: 'PurchaseWithRefund twice', amountPaise: undefined });
    await finishRefunds(context);
    expect(await refundedAmount(orderId)).toBe(306_682);
    await deliverAll(context);
    const mails = (await readSentMessages(context)).filter(({ to }) => to === 'guest.refund@example.com');
    expect(mails.map(({ attachments }) => attachments?.length ?? 0)).toEqual([1, 1, 0]);
    expect(mails[1]?.text).toContain('PurchaseWithRefund twice');
  });

  it.each([99, 306_683])('of %i paise is rejected', async (amountPaise) => {
    const { purchaseId } = await buy();
    const refund = refundPurchase(context, purchaseId, { reason: 'Too much or little', amountPaise });
    await expect(refund).rejects.toMatchObject({ code: 'conflict' });
    expect(await refundOf(purchaseId)).toBeUndefined();
  });

  it('of an unpaid purchase is rejected', async () => {
    const refund = refundPurchase(context, 2_000_000_000, { reason: 'Nothing', amountPaise: undefined });
    await expect(refund).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('refunds an excess payment once, without a credit note, and mails the reason', async () => {
  const { purchaseId, orderId, paymentId } = await buy();
  const reason = 'Paid more than once.';
  const excess = { purchaseId, paymentId, number: 1, amountPaise: 306_682, reason };
  await Promise.all([insertRefund(db, excess, clock.now()), insertRefund(db, excess, clock.now())]);
  await finishRefunds(context);
  expect(await refundedAmount(orderId)).toBe(306_682);
  expect(await creditNotes()).toEqual([]);
  await deliverAll(context);
  expect((await readSentMessages(context)).findLast(({ to }) => to === me.email)?.text).toContain(reason);
});
