import type { StaffCoupon, StaffPlan } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component as CouponsScreen } from './coupons-screen.tsx';
import { Component as PlansScreen } from './plans-screen.tsx';

const plan: StaffPlan = {
  planID: 4,
  kind: 'combo',
  name: 'Combo Plus',
  price: 2599,
  billingCycle: null,
  validityDays: 90,
  isActive: true,
  isRecommended: false,
  goodToGoCtc: 600000,
  bands: [{ fromCtc: 600000, price: 3999 }],
  contents: ['30 vacancies'],
  sold: 1234,
  changes: [],
};
const coupon: StaffCoupon = {
  couponID: 9,
  code: 'DIWALI',
  discountType: 'Percentage',
  discountValue: 10,
  cycles: ['Monthly'],
  startsOn: '2026-11-01T00:00:00.000Z',
  endsOn: '2026-11-30T00:00:00.000Z',
  maxUses: null,
  maxUsesPerBuyer: 1,
  isListed: true,
  state: 'running',
  uses: 3,
  discountGiven: 150,
};
const SECOND = 'A second person must approve this. Your request was recorded.';

beforeEach(async () => {
  signInStaff(['offer']);
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [] });
  await network.reply('**/Staff/ListPlans', { json: [plan] });
  await network.reply('**/Staff/ListCoupons**', { json: [coupon], headers: { 'x-total-count': '1' } });
});

async function openPrice() {
  const screen = await renderScreen(PlansScreen, { path: '/offer/:planID?', url: '/offer/4' });
  await screen.getByRole('button', { name: 'Change the price' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Price of Combo Plus' });
  return { screen, sheet };
}

it('sends the old price of the chosen band, and closes when a colleague must approve', async () => {
  await network.reply('**/Staff/ChangePlanPrice', problem(409, SECOND, 'second_person_needed'));
  const { screen, sheet } = await openPrice();
  const newPrice = sheet.getByLabelText('New price in rupees without tax');
  await expect.element(newPrice).toHaveAccessibleDescription(/^Now ₹2,599/);
  await sheet.getByLabelText('Price', { exact: true }).selectOptions('600000');
  await expect.element(newPrice).toHaveAccessibleDescription(/^Now ₹3,999/);
  await newPrice.fill('4499');
  await sheet.getByLabelText('Reason').fill('Costs rose');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Change the price' }).click();
  await expect.element(screen.getByText(SECOND)).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  const [sent] = await network.requests('ChangePlanPrice');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ planID: 4, fromCtc: 600000, oldPrice: 3999, price: 4499 });
});

it('keeps what was typed when the price was changed meanwhile', async () => {
  await network.reply('**/Staff/ChangePlanPrice', problem(409, 'The price is now Rs.2,799.'));
  const { screen, sheet } = await openPrice();
  await sheet.getByLabelText('New price in rupees without tax').fill('1');
  await sheet.getByLabelText('Reason').fill('Costs fell');
  await sheet.getByRole('button', { name: 'Change the price' }).click();
  await expect.element(screen.getByText('The price is now Rs.2,799.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByLabelText('New price in rupees without tax')).toHaveValue('1');
  await expect.element(sheet.getByLabelText('Reason')).toHaveValue('Costs fell');
});

it('refuses a price that is none before anything is sent', async () => {
  const { sheet } = await openPrice();
  await sheet.getByLabelText('New price in rupees without tax').fill('2,5x');
  await sheet.getByLabelText('Reason').fill('Costs rose');
  await sheet.getByRole('button', { name: 'Change the price' }).click({ force: true });
  await expect.element(sheet.getByText(/^Enter a price in rupees/)).toBeVisible();
  expect(await network.requests('ChangePlanPrice')).toEqual([]);
});

async function fillCoupon() {
  const screen = await renderScreen(CouponsScreen, { path: '/offer/coupons' });
  await expect.element(screen.getByText('DIWALI').first()).toBeVisible();
  await userEvent.keyboard('n');
  const sheet = screen.getByRole('dialog', { name: 'New coupon' });
  await sheet.getByLabelText('Code').fill('PONGAL');
  await sheet.getByLabelText('Discount').fill('20');
  await sheet.getByLabelText('Last day').fill('2099-01-20');
  await sheet.getByLabelText('Reason').fill('Festival');
  await sheet.getByLabelText('Monthly').click();
  return { screen, sheet };
}

it('makes a coupon by the key n, and keeps what was typed when its code is taken', async () => {
  await network.reply('**/Staff/CreateCoupon', problem(409, 'A coupon with this code runs.'));
  const { screen, sheet } = await fillCoupon();
  await sheet.getByRole('button', { name: 'Create the coupon' }).click();
  await expect.element(screen.getByText('A coupon with this code runs.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByLabelText('Code')).toHaveValue('PONGAL');
  await expect.element(sheet.getByLabelText('Monthly')).toBeChecked();
  await network.reply('**/Staff/CreateCoupon', { json: { couponID: 10 } });
  await sheet.getByRole('button', { name: 'Create the coupon' }).click();
  await expect.element(screen.getByText('The coupon was created.')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

it('loads plans that failed to load again, and tells an empty list', async () => {
  await network.reply('**/Staff/ListPlans', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(PlansScreen, { path: '/offer' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await network.reply('**/Staff/ListPlans', { json: [] });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByText('There are no plans')).toBeVisible();
});

it('says to colleagues that a plan is edited, which e begins, and that a coupon is open', async () => {
  await network.reply('**/Staff/ListAuditEntries**', { json: [] });
  await network.reply('**/Staff/LeavePresence', { body: 'Left' });
  await network.reply('**/Staff/ShowPresence', { json: [{ staffID: 8, fullName: 'Asha Rao', isEditing: true }] });
  const shown = async () =>
    (await network.requests('ShowPresence')).map(({ body }) => {
      const { visit: _visit, ...row } = JSON.parse(body ?? '');
      return row;
    });
  const plans = await renderScreen(PlansScreen, { path: '/offer/:planID?', url: '/offer/4' });
  await expect.element(plans.getByText('Asha Rao is editing this.')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(plans.getByRole('dialog', { name: 'Price of Combo Plus' })).toBeVisible();
  await expect.poll(shown).toContainEqual({ kind: 'plan', id: 4, isEditing: true });
  await plans.unmount();

  const coupons = await renderScreen(CouponsScreen);
  await coupons.getByText('DIWALI').first().click();
  const sheet = coupons.getByRole('dialog', { name: 'DIWALI' });
  await expect.element(sheet.getByText('Asha Rao is editing this.')).toBeVisible();
  await expect.poll(shown).toContainEqual({ kind: 'coupon', id: 9, isEditing: false });
});
