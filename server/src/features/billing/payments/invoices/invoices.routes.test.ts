import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Invoice } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { inspectDocument } from '../../../../infra/files/documents/index.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../../notifications/test-delivery.ts';
import { buyAndPay } from '../orders/test-paid-purchase.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { findInvoiceDocument } from './invoices.queries.ts';
import { renderInvoicePdf } from './render-invoice-pdf.ts';
import { readPdf } from './test-pdf-text.ts';

const { app, context } = await openTestApp();

type Person = Awaited<ReturnType<typeof registerThrough>>;

const listOf = async ({ accountID, headers }: Person) =>
  (await app.inject({ url: `/api/Invoices/GetInvoices/${accountID}`, headers })).json<Invoice[]>();
const download = ({ accountID, headers }: Person, invoiceId: number) =>
  app.inject({ url: `/api/Invoices/Download/${accountID}/${invoiceId}`, headers });

const TAMIL_NADU = 4035;

async function contentOf(purchaseId: number): Promise<InvoiceContent> {
  const found = await findInvoiceDocument(context.db, purchaseId, 'invoice');
  if (!found) throw new Error('invoice');
  return found.content;
}

describe('invoices of an account', () => {
  it('are listed newest first and downloaded as PDF by their owner', async () => {
    const email = 'aoife@example.com';
    const me = await registerThrough(app, { fullName: 'Aoife Ní Bhriain Raghunathan', email });
    await buyAndPay(context, app, { accountId: me.accountID });
    await buyAndPay(context, app, { accountId: me.accountID, plan: { name: 'Elsewhere' }, stateID: TAMIL_NADU });
    const invoices = await listOf(me);
    expect(invoices).toMatchObject([
      { planName: 'Elsewhere', netAmount: 3066.82, isCreditNote: false },
      { planName: 'Career Plus', netAmount: 3066.82, isCreditNote: false },
    ]);
    const [elsewhere, home] = await Promise.all(invoices.map(({ invoiceID }) => download(me, invoiceID)));
    expect(home?.headers['content-type']).toBe('application/pdf');
    const name = `${invoices[1]?.number.replaceAll('/', '-')}.pdf`;
    expect(home?.headers['content-disposition']).toContain(`attachment; filename="${name}"`);
    expect(home?.headers['cache-control']).toBe('no-store');

    const path = join(context.config.dataDir, 'invoice.pdf');
    await writeFile(path, home?.rawPayload ?? '');
    expect(await inspectDocument(path, 'invoice.pdf')).toMatchObject({ ok: true, kind: 'pdf' });
    const { pages, text } = readPdf(home?.rawPayload ?? Buffer.alloc(0));
    expect(pages).toBe(1);
    for (const expected of [
      'Tax Invoice',
      `Number ${invoices[1]?.number}`,
      'GSTIN 27',
      'Aoife Ní Bhriain Raghunathan',
      email,
      'Place of supply: Maharashtra (State code 27)',
      'Reverse charge: No',
      '998519',
      'Taxable value\n₹2,599.00',
      'CGST 9%\n₹233.91\nSGST 9%\n₹233.91\nTotal\n₹3,066.82',
      'Rupees Three Thousand Sixty-Six and Eighty-Two Paise Only',
    ])
      expect(text).toContain(expected);
    expect(readPdf(elsewhere?.rawPayload ?? Buffer.alloc(0)).text).toContain('IGST 18%\n₹467.82\nTotal\n₹3,066.82');
  });

  it('are attached to the purchase mail as the same file', async () => {
    const email = 'mailed@example.com';
    const me = await registerThrough(app, { email });
    await buyAndPay(context, app, { accountId: me.accountID });
    await buyAndPay(context, app, { guestEmail: 'mailed.guest@example.com' });
    const [invoice] = await listOf(me);
    const { rawPayload } = await download(me, invoice?.invoiceID ?? 0);
    await deliverAll(context);
    const mails = await readSentMessages(context);
    const name = `${invoice?.number.replaceAll('/', '-')}.pdf`;
    const mine = mails.findLast(({ to }) => to === email);
    expect(mine?.attachments).toMatchObject([{ name, contentType: 'application/pdf' }]);
    expect(mine?.attachments?.[0]?.bytes.equals(rawPayload)).toBe(true);
    const [guests] = mails.findLast(({ to }) => to === 'mailed.guest@example.com')?.attachments ?? [];
    expect(readPdf(guests?.bytes ?? Buffer.alloc(0)).text).toContain('Recipient\n');
    expect(readPdf(guests?.bytes ?? Buffer.alloc(0)).text).toContain('mailed.guest@example.com\nMaharashtra, India');
  });

  it('are forbidden for others, like unknown ones', async () => {
    const [me, other] = [await registerThrough(app), await registerThrough(app)];
    await buyAndPay(context, app, { accountId: me.accountID });
    const { purchaseId } = await buyAndPay(context, app, {});
    const [mine] = await listOf(me);
    const guests = await findInvoiceDocument(context.db, purchaseId, 'invoice');
    expect(await listOf(other)).toEqual([]);
    const replies = await Promise.all([
      download(other, mine?.invoiceID ?? 0),
      download(other, guests?.invoiceId ?? 0),
      download(other, 2_000_000_000),
      app.inject({ url: `/api/Invoices/Download/${me.accountID}/${mine?.invoiceID}`, headers: other.headers }),
    ]);
    const bodies = replies.map((reply) => ({ ...reply.json(), instance: undefined }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('do not change when account and plan change', async () => {
    const me = await registerThrough(app, { fullName: 'Kavya Raghunathan' });
    await buyAndPay(context, app, { accountId: me.accountID });
    const [invoice] = await listOf(me);
    const before = await download(me, invoice?.invoiceID ?? 0);
    await context.db
      .updateTable('accounts')
      .set({ full_name: 'Renamed Person' })
      .where('id', '=', me.accountID)
      .execute();
    await context.db.updateTable('plans').set({ name: 'Renamed', sac: '111111' }).execute();
    const after = await download(me, invoice?.invoiceID ?? 0);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(readPdf(after.rawPayload).text).toContain('Kavya Raghunathan');
  });
});

describe('the PDF', () => {
  const draw = async (more: Partial<InvoiceContent>) => {
    const { purchaseId } = await buyAndPay(context, app, {});
    return readPdf(await renderInvoicePdf({ ...(await contentOf(purchaseId)), ...more }));
  };

  it('wraps the longest texts and has one page', async () => {
    const address = `${'Plot 12, Old Mahabaleshwar Road, '.repeat(7).slice(0, 200)}, Thiruvananthapuram, Kerala`;
    const recipient = { name: 'W'.repeat(200), email: `${'w'.repeat(38)}@example.com`, address };
    const corrects = { number: 'AR/26-27/000001', issuedOn: '2026-11-20T08:00:00Z', reason: 'M'.repeat(200) };
    const { item } = await contentOf((await buyAndPay(context, app, {})).purchaseId);
    const long = { ...item, name: 'M'.repeat(120), discountPaise: 1 };
    const { pages, text } = await draw({ kind: 'credit-note', recipient, corrects, item: long });
    expect(pages).toBe(1);
    expect(text.match(/^W+$/gm)?.join('')).toBe(recipient.name);
    expect(text.match(/M{4,}/g)?.join('')).toBe('M'.repeat(320));
    expect(text).toContain('Credit Note');
    expect(text).toContain('needs no signature.');
  });

  it('shows the email address for a name that the font lacks', async () => {
    const recipient = { name: 'काव्या रघुनाथन', email: 'kavya@example.com', address: 'पुणे' };
    const { text } = await draw({ recipient });
    expect(text).toContain('Recipient\n');
    expect(text).toContain('kavya@example.com\nMaharashtra, India');
    expect(text).not.toContain('?');
  });
});
