import { type GstLine, type PurchaseDetails, type StaffPurchase, toPaise } from '@aarambh/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../../lib/clock.ts';
import { behaveInTest, payInWindow } from '../../../../simulators/payment-provider/test-payments.ts';
import { createTestPlan, TEST_GUEST } from '../../../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough, type TestStaff } from '../../../../testing/test-app.ts';
import { moveServiceItem } from '../../../services/index.ts';
import { savePurchase } from '../../checkout/index.ts';
import { buyAndPay } from '../orders/test-paid-purchase.ts';
import { finishRefunds } from '../refunds/finish-refunds.ts';
import { insertTestPurchase } from '../test-purchases.queries.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

let finance: TestStaff;
let colleague: TestStaff;
beforeAll(async () => {
  finance = await createTestStaff(context, ['finance'], 'Farah Finance');
  colleague = await createTestStaff(context, ['finance'], 'Gauri Finance');
  await behaveInTest(app, { api: 'well', refunds: 'processed' });
});

const get = (path: string, { headers } = finance) => app.inject({ url: `/api/Staff/${path}`, headers });
const post = (path: string, payload: object, { headers } = finance) =>
  app.inject({ method: 'POST', url: `/api/Staff/${path}`, headers, payload });
const list = async (query: string) =>
  (await get(`ListPurchases?${query}`)).json<StaffPurchase[]>().map(({ purchaseID }) => purchaseID);
const details = async (purchaseId: number) => (await get(`GetPurchase/${purchaseId}`)).json<PurchaseDetails>();
const auditOf = (purchaseId: number) =>
  db
    .selectFrom('staff_audit')
    .select(['action', 'actor', 'second_person', 'reason'])
    .where('target_kind', '=', 'purchase')
    .where('target_id', '=', String(purchaseId))
    .orderBy('id')
    .execute();
const refund = (purchaseID: number, more: object = {}) =>
  post('RefundPurchase', { purchaseID, refundedBefore: 0, reason: 'Bought twice', ...more });

let people = 0;
async function buy(plan: Record<string, unknown> = {}, fullName = 'Kavya Raghunathan') {
  people += 1;
  const email = `money.${people}@example.com`;
  const { accountID } = await registerThrough(app, { email, fullName });
  return { ...(await buyAndPay(context, app, { accountId: accountID, plan })), email, accountID };
}

describe('the list of purchases', () => {
  it('finds a purchase by buyer, number, order, payment and invoice', async () => {
    const bought = await buy({}, 'Zubin Daruwalla');
    const guest = await buyAndPay(context, app, { guestEmail: 'guest.of.money@example.com' });
    const [invoice] = (await details(bought.purchaseId)).invoices;
    const texts = [
      bought.email.toUpperCase(),
      'zubin dar',
      String(bought.purchaseId),
      bought.orderId,
      bought.paymentId,
    ];
    for (const text of [...texts, invoice?.number ?? ''])
      expect(await list(`text=${encodeURIComponent(text)}`), text).toEqual([bought.purchaseId]);
    expect(await list('text=Guest.of.money@example.com')).toEqual([guest.purchaseId]);
    for (const text of ['100%', "'; drop table purchases", '99999999999999', 'order_none', '%', '_'])
      expect(await list(`text=${encodeURIComponent(text)}`), text).toEqual([]);
  });

  it('is narrowed by status, newest first, with its total', async () => {
    const paid = await buy();
    const unpaid = await insertTestPurchase(db, clock.now());
    const failed = await insertTestPurchase(db, clock.now());
    await db
      .updateTable('purchases')
      .set({ reported_failed_at: clock.now() })
      .where('id', '=', failed.purchaseId)
      .execute();
    expect((await list('status=paid'))[0]).toBe(paid.purchaseId);
    expect((await list('status=unpaid')).slice(0, 2)).toEqual([failed.purchaseId, unpaid.purchaseId]);
    expect(await list('status=check')).toEqual([failed.purchaseId]);
    const all = await get('ListPurchases');
    expect(all.headers['x-total-count']).toBe(String(all.json<unknown[]>().length));
  });
});

describe('a refund by staff', () => {
  it('of a part within the policy needs one person, a credit note and an audit row', async () => {
    const { purchaseId } = await buy();
    const answer = await refund(purchaseId, { amount: 500.5 });
    expect(answer.body).toContain('₹500.50 will be refunded');
    await finishRefunds(context);
    const { refunds, invoices, left, status } = await details(purchaseId);
    expect(refunds).toMatchObject([{ amount: 500.5, status: 'processed', reason: 'Bought twice' }]);
    expect(invoices).toMatchObject([{ isCreditNote: false }, { isCreditNote: true, total: 500.5 }]);
    expect({ left, status }).toEqual({ left: 2566.32, status: 'paid' });
    expect(await auditOf(purchaseId)).toEqual([
      { action: 'RefundPurchase', actor: finance.fullName, second_person: '', reason: 'Bought twice' },
    ]);
  });

  it('is mailed with a long reason that has an emoji where the reason is cut', async () => {
    const { purchaseId } = await buy();
    const reason = `${'x'.repeat(199)}😀 Bought twice`;
    const answer = await refund(purchaseId, { amount: 500, reason });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('above Rs.2,000 in total waits for a second person, also in parts; requesters cannot approve their own', async () => {
    const { purchaseId } = await buy();
    expect((await refund(purchaseId, { amount: 1_500 })).statusCode).toBe(200);
    const waiting = await refund(purchaseId, { amount: 600, refundedBefore: 1_500 });
    expect(waiting.json()).toMatchObject({ code: 'second_person_needed' });
    expect((await details(purchaseId)).refunded).toBe(1_500);

    const [request] = (await get('ListSecondPersonRequests')).json<{ requestID: number; cause: string }[]>();
    expect(request?.cause).toContain('more than ₹2,000.00');
    const decision = { requestID: request?.requestID, decision: 'approve' };
    expect((await post('DecideSecondPersonRequest', decision)).statusCode).toBe(403);
    expect((await post('DecideSecondPersonRequest', decision, colleague)).statusCode).toBe(200);
    expect((await details(purchaseId)).refunded).toBe(2_100);
    expect((await auditOf(purchaseId)).at(-1)).toMatchObject({
      actor: finance.fullName,
      second_person: colleague.fullName,
    });
  });

  it('outside the policy waits for a second person, whatever the amount', async () => {
    const { purchaseId } = await buy({ resumeRewrite: true });
    const { id } = await db
      .selectFrom('service_items')
      .innerJoin('purchased_plans', 'purchased_plans.id', 'service_items.purchased_plan_id')
      .select('service_items.id')
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    await moveServiceItem(context, id, 'In Progress', 'Imran');
    expect((await details(purchaseId)).isWithinPolicy).toBe(false);
    const answer = await refund(purchaseId, { amount: 10 });
    expect(answer.json()).toMatchObject({ code: 'second_person_needed', detail: expect.stringContaining('outside') });
  });

  it.each([
    ['more than what is left', { amount: 9_999 }, 'what is left'],
    ['less than a rupee', { amount: 0.5 }, 'at least Rs.1'],
    ['parts of a paisa', { amount: 5.005 }, 'Enter an amount'],
    ['what a colleague refunded meanwhile', { refundedBefore: 100, amount: 1 }, 'Please look again'],
    ['no reason', { amount: 5, reason: '  ' }, 'Enter the reason'],
  ])('refuses %s and records no request', async (_what, more, text) => {
    const { purchaseId } = await buy();
    const answer = await refund(purchaseId, more);
    expect(answer.body).toContain(text);
    expect([400, 409]).toContain(answer.statusCode);
    expect((await details(purchaseId)).refunds).toEqual([]);
    expect(answer.body).not.toContain('second_person_needed');
  });

  it('that failed is requested again by one person, with its amount', async () => {
    const { purchaseId } = await buy();
    await behaveInTest(app, { api: 'well', refunds: 'failed' });
    await refund(purchaseId, { amount: 700 });
    await finishRefunds(context);
    expect(await list('status=refund-failed')).toContain(purchaseId);
    await behaveInTest(app, { api: 'well', refunds: 'processed' });
    expect((await refund(purchaseId)).body).toContain('₹700.00 will be refunded');
    await finishRefunds(context);
    expect((await details(purchaseId)).refunds).toMatchObject([{ amount: 700, status: 'processed' }]);
  });
});

describe('checking a payment', () => {
  it('tells what the provider says, and is recorded; a paid one is not checked', async () => {
    const planID = await createTestPlan(context);
    const { purchaseId: unpaidId, orderId } = await savePurchase(context, {
      buyer: { guest: TEST_GUEST },
      choice: { kind: 'combo', planID },
      claimed: {},
    });
    const answer = await post('CheckPayment', { purchaseID: unpaidId });
    expect(answer.body).toContain('has no payment');
    expect(await auditOf(unpaidId)).toMatchObject([{ action: 'CheckPayment', actor: finance.fullName }]);
    await payInWindow(app, { orderId, amountPaise: 306_682 });
    expect((await post('CheckPayment', { purchaseID: unpaidId })).body).toContain('has arrived');
    expect((await details(unpaidId)).status).toBe('paid');
    const { purchaseId } = await buy();
    expect((await post('CheckPayment', { purchaseID: purchaseId })).statusCode).toBe(409);
  });
});

describe('GST of a month', () => {
  /** Fields of a CSV without quoted commas. */
  const read = (csv: string) =>
    csv
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));

  it('equals the invoices and credit notes to the paisa, in three States', async () => {
    const month = '2031-03';
    const monthEnd = new Date('2031-03-31T18:29:00Z');
    clock.advanceMinutes((monthEnd.getTime() - clock.now().getTime()) / MINUTE_MS);
    for (const stateID of [4008, 4014, 4035]) {
      const { accountID } = await registerThrough(app);
      const bought = await buyAndPay(context, app, { accountId: accountID, stateID, plan: { price: 999.33 } });
      await refund(bought.purchaseId, { amount: 333.37 });
    }
    // A minute later it is April in India.
    clock.advanceMinutes(1);
    const april = clock.now();
    await buy();

    const rows = await db.selectFrom('invoices').selectAll().where('issued_at', '<', april).execute();
    const documents = rows.filter(({ issued_at }) => issued_at >= monthEnd);
    expect(documents).toHaveLength(6);
    const sumOf = (kind: string) => documents.reduce((sum, row) => sum + (row.kind === kind ? row.total_paise : 0), 0);

    const lines = (await get(`GetGstMonth?month=${month}`)).json<GstLine[]>();
    expect(lines.reduce((sum, { documents: count }) => sum + count, 0)).toBe(6);
    for (const isCreditNote of [false, true]) {
      const of = lines.filter((one) => one.isCreditNote === isCreditNote);
      expect(of.reduce((sum, { total }) => sum + toPaise(total), 0)).toBe(
        sumOf(isCreditNote ? 'credit-note' : 'invoice'),
      );
    }
    for (const { taxable, cgst, sgst, igst, total } of lines)
      expect([taxable, cgst, sgst, igst].reduce((sum, amount) => sum + toPaise(amount), 0)).toBe(toPaise(total));

    const byState = read((await get(`ExportGstMonth?month=${month}`)).body);
    const sum = byState.at(-1) ?? [];
    expect(sum.slice(0, 2)).toEqual([month, 'Sum']);
    expect(toPaise(Number(sum.at(-1)))).toBe(sumOf('invoice') - sumOf('credit-note'));
    const each = read((await get(`ExportGstMonth?month=${month}&lines=documents`)).body).slice(1);
    expect(each.map(([, number]) => number).sort()).toEqual(documents.map(({ number }) => number).sort());
    for (const at of [-1, -2, -3, -4, -5]) {
      const ofDocuments = each.reduce((total, row) => total + toPaise(Number(row.at(at))), 0);
      expect(ofDocuments).toBe(toPaise(Number(sum.at(at))));
    }
  });

  it('is exported with a fresh factor only, and the export is recorded', async () => {
    const before = await db.selectFrom('staff_audit').select('id').where('action', '=', 'ExportGstMonth').execute();
    await get('ExportGstMonth?month=2031-04');
    const after = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'ExportGstMonth')
      .orderBy('id')
      .execute();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ actor: finance.fullName, after: { month: '2031-04', lines: 'states' } });
    const { staffId } = colleague;
    const long = new Date(0);
    await db.updateTable('staff_sessions').set({ factor_at: long }).where('staff_id', '=', staffId).execute();
    const refused = await get('ExportGstMonth?month=2031-04', colleague);
    expect(refused.json()).toMatchObject({ code: 'factor_needed' });
    expect((await get('ExportGstMonth?month=2031-13')).statusCode).toBe(400);
  });
});
