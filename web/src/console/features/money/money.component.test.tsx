import type { PurchaseDetails } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component as GstScreen } from './gst-screen.tsx';
import { Component as PurchasesScreen } from './purchases-screen.tsx';

const row = {
  purchaseID: 42,
  planName: 'Combo Plus',
  kind: 'combo' as const,
  accountID: 7,
  buyer: 'Kavya Iyer',
  email: 'kavya@example.com',
  status: 'paid' as const,
  total: 2949,
  refunded: 0,
  refundStatus: null,
  createdOn: '2026-11-01T05:00:00.000Z',
  paidOn: '2026-11-01T05:01:00.000Z',
};
const purchase: PurchaseDetails = {
  ...row,
  months: 1,
  mobileNo: '+91 9876543210',
  state: 'Maharashtra',
  couponCode: '',
  price: 2499.15,
  discount: 0,
  taxable: 2499.15,
  cgst: 0,
  sgst: 0,
  igst: 449.85,
  orderID: 'order_1',
  paymentID: 'pay_1',
  reportedFailedOn: null,
  nextCheckOn: null,
  checks: 0,
  invoices: [],
  refunds: [],
  services: [],
  isWithinPolicy: true,
  policy: 'Within seven days.',
  left: 2949,
};

beforeEach(async () => {
  signInStaff(['money']);
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [] });
  await network.reply('**/Staff/ListPurchases**', { json: [row], headers: { 'x-total-count': '1' } });
  await network.reply('**/Staff/GetPurchase/42', { json: purchase });
});

async function openRefund() {
  const screen = await renderScreen(PurchasesScreen, { path: '/purchases/:purchaseID?', url: '/purchases/42' });
  await screen.getByRole('button', { name: 'Refund' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Refund purchase 42' });
  return { screen, sheet };
}

it('refuses an amount above what is left before anything is sent', async () => {
  const { sheet } = await openRefund();
  await sheet.getByLabelText('Amount in rupees').fill('2949.01');
  await sheet.getByLabelText('Reason').fill('Bought twice');
  await sheet.getByRole('button', { name: 'Refund' }).click({ force: true });
  await expect.element(sheet.getByText(/at most what is left/)).toBeVisible();
  expect(await network.requests('RefundPurchase')).toEqual([]);
  await expectAccessible();
});

it('keeps what was typed when a colleague has refunded meanwhile', async () => {
  await network.reply('**/Staff/RefundPurchase', problem(409, 'Asha Rao has refunded Rs.500.'));
  const { screen, sheet } = await openRefund();
  await sheet.getByLabelText('Amount in rupees').fill('499.50');
  await sheet.getByLabelText('Reason').fill('Bought twice');
  await sheet.getByRole('button', { name: 'Refund' }).click();
  await expect.element(screen.getByText('Asha Rao has refunded Rs.500.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByLabelText('Amount in rupees')).toHaveValue('499.50');
  await expect.element(sheet.getByLabelText('Reason')).toHaveValue('Bought twice');
  const [sent] = await network.requests('RefundPurchase');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    purchaseID: 42,
    amount: 499.5,
    reason: 'Bought twice',
    refundedBefore: 0,
  });
});

it('closes the form and says so when a second person must approve the refund', async () => {
  const text = 'A second person must approve this. Your request was recorded.';
  await network.reply('**/Staff/RefundPurchase', problem(409, text, 'second_person_needed'));
  const { screen, sheet } = await openRefund();
  await sheet.getByLabelText('Reason').fill('Bought twice');
  await sheet.getByRole('button', { name: 'Refund' }).click();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('tells an empty list from a search that nothing fits', async () => {
  await network.reply('**/Staff/ListPurchases**', { json: [], headers: { 'x-total-count': '0' } });
  const screen = await renderScreen(PurchasesScreen, { path: '/purchases', url: '/purchases?text=zzz' });
  await expect.element(screen.getByText('No purchase matches these filters')).toBeVisible();
});

it('loads a list that failed again', async () => {
  await network.reply('**/Staff/ListPurchases**', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(PurchasesScreen, { path: '/purchases' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await network.reply('**/Staff/ListPurchases**', { json: [row] });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByText('Kavya Iyer').first()).toBeVisible();
});

it('sums a month to the paisa, with credit notes taken off', async () => {
  const line = { state: 'Maharashtra', stateCode: '27', sac: '998519', documents: 1, cgst: 0, sgst: 0 };
  await network.reply('**/Staff/GetGstMonth**', {
    json: [
      { ...line, isCreditNote: false, taxable: 0.1, igst: 0.02, total: 0.12 },
      { ...line, stateCode: '29', state: 'Karnataka', isCreditNote: false, taxable: 0.2, igst: 0.04, total: 0.24 },
      { ...line, isCreditNote: true, taxable: 0.1, igst: 0.02, total: 0.12 },
    ],
  });
  const screen = await renderScreen(GstScreen, { path: '/purchases/gst', url: '/purchases/gst?month=2026-10' });
  await expect.element(screen.getByText('Credit notes').first()).toBeVisible();
  const total = screen.getByText('Invoices less credit notes').element().parentElement;
  expect(total?.textContent).toContain('0.24');
  await expectAccessible();
});

it('says why a month was not exported, and stays', async () => {
  await network.reply('**/Staff/GetGstMonth**', { json: [] });
  await network.reply('**/Staff/ExportGstMonth**', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(GstScreen, { path: '/purchases/gst' });
  await expect.element(screen.getByText('No invoice was issued in this month')).toBeVisible();
  await screen.getByRole('button', { name: 'CSV by State' }).click();
  await expect.element(screen.getByText('The export failed')).toBeVisible();
});
