import { randomInt } from 'node:crypto';
import { calls, toPaise } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { indiaMonth } from '../support/india-time.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsEveryScreen,
  expectNoShift,
} from '../support/page-checks.ts';
import { buyFirstPlan, chooseOutcome, getFirstPlan, goToPayment, payButton } from '../support/payments.ts';
import { downloadCsv, findPurchase } from '../support/purchases.ts';
import { StaffPage } from '../support/staff.ts';
import { createApplicant, postVacancy, uniqueWord } from '../support/staff-data.ts';
import { callAsStaff, createStaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

async function refund(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Refund purchase/ });
  await form.getByLabel('Amount in rupees').fill(amount);
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Refund' }).click();
}

const sumOf = (rows: string[][]) => rows.reduce((sum, row) => sum + toPaise(Number(row.at(-1))), 0);

// A second person is needed, or a fresh code: the browser reports these replies.
test.use({ expectedProblems: [/Staff\/(RefundPurchase|ChangePlanPrice|CancelPriceChange|CreatePlan)/] });

test.describe('money', () => {
  test('finance refunds a part with a fresh code, a large refund waits for a colleague, and GST equals the invoices', {
    tag: '@wide',
  }, async ({ page, person, request }) => {
    await buyFirstPlan(page, request, 'combo');
    const farah = await createStaffMember(['finance'], 'Farah Finance');
    const console = await StaffPage.signIn(page, farah);
    await console.open('purchases', 'Purchases');
    await expectNoShift(page);
    await page.getByLabel('Buyer, order or invoice').fill(person.email);
    const list = page.getByLabel('Purchases', { exact: true });
    await expect(list.getByText(person.email)).toHaveCount(1);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await list.getByRole('button').first().click();
    const pane = page.getByRole('region', { name: /^Purchase \d+$/ });
    await expect(pane.getByText('No refunds.')).toBeVisible();
    await expect(pane.getByText(/^Invoice AR\//)).toBeVisible();
    await expectAccessible(page);

    // Too much is refused at its field; a part is refunded after a fresh code.
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Amount in rupees').fill('99999');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/at most what is left/)).toBeVisible();
    await page.keyboard.press('Escape');
    await console.expireFactorOnce('Staff/RefundPurchase');
    await refund(page, '₹ 500.50', 'Interview was postponed');
    await console.confirmFactor();
    await expect(page.getByText(/₹500\.50 will be refunded/)).toBeVisible();
    await expect(pane.getByText(/^₹500\.50, (on its way|paid)$/)).toBeVisible();
    await expect(pane.getByText(/^Credit note AC\//)).toBeVisible();

    // More than Rs.2,000 in total needs a second person.
    await refund(page, '1,600', 'Bought twice');
    await expect(page.getByText(/A second person must approve it/)).toBeVisible();
    expect((await findPurchase(farah, person.email)).refunded).toBe(500.5);

    const gauri = await StaffPage.signIn(page, await createStaffMember(['finance'], 'Gauri Finance'));
    await gauri.open('approvals', 'Approvals');
    const waiting = page.getByRole('listitem', { name: 'Refund purchase, Farah Finance' }).filter({ hasText: '1,600' });
    await waiting.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
    const purchase = await findPurchase(farah, person.email);
    expect(purchase.refunded).toBe(2_100.5);
    expect(purchase.invoices).toHaveLength(3);

    // The month's GST: each document of the purchase with its amount, and both files have the same sum.
    await gauri.open('purchases/gst', 'GST of a month');
    const month = indiaMonth();
    await page.getByLabel('Month').fill(month);
    await expect(page.getByText('Invoices less credit notes')).toBeVisible();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    // Other journeys buy meanwhile: repeat until nothing was sold between the two downloads.
    await expect(async () => {
      const documents = await downloadCsv(page, 'CSV of documents');
      for (const { number, total, isCreditNote } of purchase.invoices) {
        const row = documents.find((fields) => fields.includes(number));
        expect(toPaise(Number(row?.at(-1)))).toBe((isCreditNote ? -1 : 1) * toPaise(total));
      }
      const states = await downloadCsv(page, 'CSV by State');
      expect(sumOf(states.slice(0, -1))).toBe(sumOf(states.slice(-1)));
      expect(sumOf(states.slice(-1))).toBe(sumOf(documents));
    }).toPass();
  });
});

test('an unpaid order is checked with the provider', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  signInAsStaff,
}) => {
  await goToPayment(page, await getFirstPlan(request, 'combo'));
  await payButton(page).click();
  await chooseOutcome(page, 'close');
  const console = await signInAsStaff(['finance']);
  await console.open(`purchases?text=${person.email}`, 'Purchases');
  await page.getByLabel('Purchases', { exact: true }).getByRole('button').first().click();
  const pane = page.getByRole('region', { name: /^Purchase \d+$/ });
  await expect(pane.getByText('Not paid')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await pane.getByRole('button', { name: 'Check the payment now' }).click();
  await expect(
    page.getByText('The payment provider has no payment of this order that could be granted.'),
  ).toBeVisible();
});

test('a new plan waits for a colleague, is on sale, and is ended', { tag: '@wide' }, async ({ page }) => {
  const name = `Plan ${uniqueWord()}`;
  const asker = await StaffPage.signIn(page, await createStaffMember(['finance'], 'Farah Finance'));
  await asker.open('offer', 'Plans and prices');
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New plan' });
  await form.getByLabel('Kind').selectOption('resumeMaker');
  await form.getByLabel('Name').fill(name);
  // The last of its kind: other journeys buy the first.
  await form.getByLabel('Price in rupees without tax').fill('19,999.50');
  await form.getByLabel('Valid for days').fill('30');
  await form.getByLabel('Resume rewrite').check();
  await form.getByLabel('Name').press('Enter');
  await expect(form.getByLabel('Reason')).toBeFocused();
  await form.getByLabel('Reason').fill('For the new year');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await form.getByRole('button', { name: 'Offer the plan' }).click();
  await expect(page.getByText(/A second person must approve it/)).toBeVisible();
  const row = page.getByLabel('Plans', { exact: true }).locator('[data-row]').filter({ hasText: name });
  await expect(row).toHaveCount(0);

  const approver = await StaffPage.signIn(page, await createStaffMember(['finance'], 'Gauri Finance'));
  await approver.open('approvals?show=to-decide', 'Approvals');
  const waiting = page.getByRole('listitem', { name: 'Create plan, Farah Finance' }).filter({ hasText: name });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
  await approver.open('offer', 'Plans and prices');
  await expect(row).toContainText('₹19,999.50');
  await expect(row).toContainText('On sale');
  await row.getByRole('button').click();
  const pane = page.getByRole('region', { name });
  await expectAccessibleInBothThemes(page);
  await pane.getByRole('button', { name: 'Withdraw from sale' }).click();
  await approver.giveReason(`Withdraw ${name} from sale`, 'The year is over', 'Withdraw');
  await expect(pane.getByRole('button', { name: 'Put on sale again' })).toBeVisible();
});

test('a price waits for a colleague, and the old one stands beside the new one', { tag: '@any-width' }, async ({
  page,
  signInAsStaff,
}) => {
  const console = await signInAsStaff(['finance']);
  // A price and a day that no other journey uses.
  const price = `7,${String(100 + randomInt(900))}.${10 + randomInt(90)}`;
  const day = new Date(Date.UTC(2027 + randomInt(60), 0, 1 + randomInt(365))).toISOString().slice(0, 10);
  await console.open('offer', 'Plans and prices');
  await expectNoShift(page);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByLabel('Plans', { exact: true }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Change the price' }).click();
  const form = page.getByRole('dialog', { name: /^Price of/ });
  await form.getByLabel('New price in rupees').fill(price);
  await form.getByLabel('First day of the new price').fill(day);
  await form.getByLabel('Reason').fill('Costs rose');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Change the price' }).click();
  await expect(page.getByText(/A second person must approve it/)).toBeVisible();

  const colleague = await StaffPage.signIn(page, await createStaffMember(['finance'], 'Gauri Finance'));
  await colleague.open('approvals', 'Approvals');
  const waiting = page.getByRole('listitem').filter({ hasText: price });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
  await colleague.open('offer', 'Plans and prices');
  await page.getByLabel('Plans', { exact: true }).getByRole('button').first().click();
  const change = page.getByRole('listitem').filter({ hasText: `New price ₹${price}` });
  await expect(change).toContainText('Upcoming');
  await expectAccessibleInBothThemes(page);
  await change.getByRole('button', { name: 'Cancel' }).click();
  // Two persons cancel it too.
  const cause = `Costs fell below ${price}`;
  await colleague.giveReason('Cancel the new price', cause, 'Cancel the new price');
  await expect(page.getByText(/A second person must approve it/)).toBeVisible();

  const third = await StaffPage.signIn(page, await createStaffMember(['finance'], 'Hema Finance'));
  await third.open('approvals', 'Approvals');
  const cancelling = page.getByRole('listitem').filter({ hasText: cause });
  await cancelling.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
  await third.open('offer', 'Plans and prices');
  await page.getByLabel('Plans', { exact: true }).getByRole('button').first().click();
  await expect(change).toContainText('Cancelled');
});

test('a coupon is created and ended, and its code is free again', async ({ page, signInAsStaff }) => {
  const console = await signInAsStaff(['finance']);
  await console.open('offer/coupons', 'Coupons');
  const code = `E2E${Date.now()}`;
  const create = async () => {
    await page.getByRole('button', { name: 'New coupon' }).click();
    const form = page.getByRole('dialog', { name: 'New coupon' });
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Discount').fill('10 %');
    await form.getByLabel('Combo').check();
    await form.getByLabel('Last day').fill('2099-12-31');
    await form.getByLabel('Reason').fill('For a journey');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create the coupon' }).click();
    await expect(page.getByText('The coupon was created.')).toBeVisible();
  };
  await create();
  await expect(page.getByRole('dialog', { name: 'New coupon' })).toBeHidden();
  await page.getByRole('search').getByLabel('Code').fill(code);
  const list = page.getByLabel('Coupons', { exact: true });
  await list.getByRole('button', { name: code }).click();
  await page.getByRole('button', { name: 'End the coupon' }).click();
  await console.giveReason(`End coupon ${code}`, 'Used up', 'End the coupon');
  const pane = page.getByRole('region', { name: code });
  await expect(pane.getByRole('button', { name: 'End the coupon' })).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  // The open coupon is in the address, wherever the list is.
  await page.goto(`${new URL(page.url()).pathname}?text=nothing`);
  await expect(pane).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await page.getByLabel('Code').fill(code);
  await expect(list.getByText('Ended')).toHaveCount(1);
  await create();
  await expect(list.getByText('Running')).toHaveCount(1);
  await expect(list.getByText('Ended')).toHaveCount(1);
  await expectFitsEveryScreen(page);
});

test('today and the figures open what is behind their numbers', async ({
  page,
  person,
  portal,
  request,
  signInAsStaff,
}) => {
  // Rows of this month: something bought, and someone hired.
  await buyFirstPlan(page, request, 'combo');
  const fullName = `Zubeda ${uniqueWord()}`;
  const console = await signInAsStaff(['admin']);
  const { member } = console;
  const vacancyID = await postVacancy(member, `Cashier ${uniqueWord()}`, 'Chandrika Stores');
  await createApplicant(portal, request, fullName, vacancyID);
  const { applicants } = await callAsStaff(
    calls.staff.listAllApplicants,
    { query: { vacancyID: String(vacancyID) } },
    member,
  );
  const rows = applicants.map(({ applicationID, version }) => ({ applicationID, version }));
  await callAsStaff(calls.staff.moveApplicants, { body: { rows, stage: 'Hired' } }, member);

  await console.open('today', 'Today');
  await expect(page.getByRole('list', { name: 'Work by type' }).getByRole('link')).toHaveCount(10);
  await expectNoShift(page);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Payments to check/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible();
  await expect(page).toHaveURL(/status=check/);

  await console.open('figures', 'Figures');
  await expect(page.getByRole('region', { name: 'Table of the charts' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  const { invoices } = await findPurchase(member, person.email);
  for (const [figure, title, value] of [
    ['Placements', fullName, /\d days$/],
    ['Revenue without tax', invoices[0]?.number ?? '', /₹[\d,.]+$/],
    ['Days to hire, median', fullName, /\d days$/],
    ['Answered within 7 days', fullName, /\d days$/],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`^${figure}`) }).click();
    await expect(page.getByRole('heading', { name: figure })).toBeVisible();
    const row = page.getByLabel(`Rows of ${figure}`, { exact: true }).locator('[data-row]').filter({ hasText: title });
    await expect(row).toHaveText(value);
    await expectFitsEveryScreen(page);
  }
});
