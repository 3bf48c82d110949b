import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../../../../app-context.ts';
import { openTestContext, type TestContext } from '../../../../testing/test-app.ts';
import { findPurchaseOfOrder, type Purchase } from '../orders/orders.queries.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { createTestPaymentProvider } from '../test-payment-provider.ts';
import { insertTestPurchase, TOTAL_PAISE } from '../test-purchases.queries.ts';
import { buildCreditNoteContent } from './invoice-content.ts';
import { findInvoiceDocument } from './invoices.queries.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.ts';

let base: TestContext;
let context: AppContext;
let provider: ReturnType<typeof createTestPaymentProvider>;
beforeAll(async () => {
  base = await openTestContext();
  provider = createTestPaymentProvider(base.log, TOTAL_PAISE);
  context = { ...base, gateway: provider.gateway };
});
afterAll(() => base?.close());

const numbers = async (prefix: string) =>
  (await base.db.selectFrom('invoices').select('number').where('number', 'like', `${prefix}%`).orderBy('id').execute())
    .map(({ number }) => number)
    .sort();

/** A purchase to be invoiced, with overridable fields. */
async function makePurchase(more: Partial<Purchase> = {}): Promise<Purchase> {
  const { orderId } = await insertTestPurchase(base.db, base.clock.now());
  const purchase = await findPurchaseOfOrder(base.db, orderId);
  if (!purchase) throw new Error('the test purchase does not exist');
  return { ...purchase, status: 'paid', paymentId: 'pay_test', ...more };
}

async function issue(purchase: Purchase, now: Date) {
  await base.db.transaction().execute((transaction) => issueInvoice(transaction, purchase, now));
  const found = await findInvoiceDocument(base.db, purchase.purchaseId, 'invoice');
  if (!found) throw new Error('invoice');
  return found.content;
}

const inYear = (year: number) => new Date(`20${year}-06-01T00:00:00Z`);

describe('invoice numbers', () => {
  it('have no gap when 100 purchases are settled concurrently and others roll back', async () => {
    base.clock.advanceMinutes((inYear(40).getTime() - base.clock.now().getTime()) / 60_000);
    const failing = await Promise.all(Array.from({ length: 10 }, () => makePurchase()));
    const orders = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { orderId } = await insertTestPurchase(base.db, base.clock.now());
        provider.setPayments(orderId, {});
        return orderId;
      }),
    );
    const broken = failing.map((purchase) =>
      base.db.transaction().execute(async (transaction) => {
        await issueInvoice(transaction, purchase, base.clock.now());
        throw new Error('the power went out');
      }),
    );
    const settled = orders.flatMap((orderId) => [settleOrder(context, orderId), settleOrder(context, orderId)]);
    const failures = (await Promise.allSettled(broken)).filter(({ status }) => status === 'rejected');
    expect(failures).toHaveLength(10);
    expect(new Set(await Promise.all(settled))).toEqual(new Set(['paid']));
    const expected = Array.from({ length: 100 }, (_, index) => `AR/40-41/${String(index + 1).padStart(6, '0')}`);
    expect(await numbers('AR/40-41/')).toEqual(expected);
  });

  it('restart with the financial year, at midnight in India', async () => {
    const [last, first, second] = [await makePurchase(), await makePurchase(), await makePurchase()];
    expect((await issue(last, new Date('2051-03-31T18:29:59.999Z'))).number).toBe('AR/50-51/000001');
    expect((await issue(first, new Date('2051-03-31T18:30:00.000Z'))).number).toBe('AR/51-52/000001');
    expect((await issue(second, new Date('2052-03-31T18:29:59.999Z'))).number).toBe('AR/51-52/000002');
    expect((await issue(await makePurchase(), new Date('2099-12-31T00:00:00Z'))).number).toBe('AR/99-00/000001');
  });

  it('of credit notes form their own series, and the millionth has 16 characters', async () => {
    const purchase = await makePurchase();
    await issue(purchase, inYear(60));
    const counter = { series: 'AC', financial_year: '60-61', last_number: 999_999 };
    await base.db.insertInto('invoice_counters').values(counter).execute();
    await base.db
      .transaction()
      .execute((transaction) =>
        issueCreditNote(transaction, purchase.purchaseId, { amountPaise: 100, reason: 'A test' }, inYear(60)),
      );
    const note = await findInvoiceDocument(base.db, purchase.purchaseId, 'credit-note');
    expect(note?.content.number).toBe('AC/60-61/1000000');
    expect(note?.content.number.length).toBe(16);
  });

  it('are allocated once per purchase', async () => {
    const purchase = await makePurchase();
    await issue(purchase, inYear(70));
    await expect(issue(purchase, inYear(70))).rejects.toMatchObject({ code: '23505' });
    expect((await issue(await makePurchase(), inYear(70))).number).toBe('AR/70-71/000002');
  });
});

describe('an invoice', () => {
  it('has the content required by law, in the home State', async () => {
    const plan = { ...(await makePurchase()).plan, billingCycle: 'Monthly', sac: '998512' } as const;
    const purchase = await makePurchase({ plan, months: 3, pricePaise: 359_900, discountPaise: 100_000 });
    expect(await issue(purchase, new Date('2026-11-21T08:00:00Z'))).toEqual({
      kind: 'invoice',
      number: 'AR/26-27/000001',
      issuedOn: '2026-11-21T08:00:00.000Z',
      supplier: {
        name: 'Aarambh',
        address: expect.stringContaining('Pune'),
        gstin: expect.stringMatching(/^27[A-Z]{5}\d{4}[A-Z]\dZ.$/),
        state: 'Maharashtra',
        stateCode: '27',
      },
      recipient: { name: '', email: 'guest@example.com', address: '' },
      placeOfSupply: { state: 'Maharashtra', stateCode: '27' },
      item: {
        name: 'Career interview, 3 months',
        sac: '998512',
        pricePaise: 359_900,
        discountPaise: 100_000,
        taxablePaise: 259_900,
      },
      taxes: [
        { name: 'CGST', percent: 9, paise: 23_391 },
        { name: 'SGST', percent: 9, paise: 23_391 },
      ],
      totalPaise: 306_682,
      totalInWords: 'Rupees Three Thousand Sixty-Six and Eighty-Two Paise Only',
      isReverseCharge: false,
      paymentId: 'pay_test',
    });
  });

  it('has IGST and the State of the buyer in other States', async () => {
    const KARNATAKA = 4026;
    const purchase = await makePurchase({ stateId: KARNATAKA, cgstPaise: 0, sgstPaise: 0, igstPaise: 46_782 });
    expect(await issue(purchase, inYear(71))).toMatchObject({
      placeOfSupply: { state: 'Karnataka', stateCode: '29' },
      taxes: [{ name: 'IGST', percent: 18, paise: 46_782 }],
    });
  });

  it('is never changed and never deleted', async () => {
    const { purchaseId } = await makePurchase();
    const purchase = await makePurchase();
    await issue(purchase, inYear(72));
    const { db } = base;
    const never = /invoices are never changed/;
    const mine = ['purchase_id', '=', purchase.purchaseId] as const;
    await expect(
      db
        .updateTable('invoices')
        .set({ total_paise: 1 })
        .where(...mine)
        .execute(),
    ).rejects.toThrow(never);
    await expect(
      db
        .updateTable('invoices')
        .set({ content: {} })
        .where(...mine)
        .execute(),
    ).rejects.toThrow(never);
    const moved = db
      .updateTable('invoices')
      .set({ purchase_id: purchaseId })
      .where(...mine);
    await expect(moved.execute()).rejects.toThrow(never);
    await expect(
      db
        .deleteFrom('invoices')
        .where(...mine)
        .execute(),
    ).rejects.toThrow(never);
  });
});

describe('a credit note', () => {
  it('repeats the amounts of its invoice', async () => {
    const invoice = await issue(await makePurchase(), inYear(73));
    const heading = { number: 'AC/73-74/000001', issuedAt: inYear(73) };
    const note = buildCreditNoteContent(heading, invoice, { amountPaise: invoice.totalPaise, reason: 'Unused' });
    expect(note).toEqual({
      ...invoice,
      kind: 'credit-note',
      number: heading.number,
      issuedOn: heading.issuedAt.toISOString(),
      corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: 'Unused' },
    });
  });

  it.each([
    [100, 84, [8, 8]],
    [1, 1, [0, 0]],
    [11_800, 10_000, [900, 900]],
    [50_000, 42_372, [3_814, 3_814]],
    [306_681, 259_899, [23_391, 23_391]],
  ])('of %i paise has %i paise before tax, each tax rounded half-up', async (amountPaise, taxable, taxes) => {
    const invoice = await issue(await makePurchase(), inYear(74));
    const heading = { number: 'AC/74-75/000001', issuedAt: inYear(74) };
    const note = buildCreditNoteContent(heading, invoice, { amountPaise, reason: 'A part' });
    expect(note.item).toMatchObject({ pricePaise: taxable, discountPaise: 0, taxablePaise: taxable });
    expect(note.taxes.map(({ paise }) => paise)).toEqual(taxes);
    expect(note.totalPaise).toBe(amountPaise);
  });
});
