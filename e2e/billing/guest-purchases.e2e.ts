import type { Page } from '@playwright/test';
import {
  chooses,
  confirmsUntil,
  expectRunningPlan,
  keptOrder,
  NOTHING_KEPT,
  planOf,
  proceeds,
} from '../support/paying.ts';
import { freshEmail, freshMobile, linkIn, PASSWORD } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const paymentWindow = (page: Page) => page.getByRole('dialog', { name: 'Aarambh' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile Number').fill(freshMobile());
}

/** Buys the first combo plan up to the payment window, which opens by itself. */
async function goesToPayAtOnce(page: Page, planID: number, email: string): Promise<void> {
  await page.goto(`/combo-plans/quick/${planID}`);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await confirmsUntil(page, paymentWindow(page));
  await expect(page).toHaveURL(/\/combo-plans\/checkout\/order_\w+\/\d+$/);
}

async function createsAccount(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Venkataraman');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText(
    'Your account has been created successfully! Please check your email for a verification link to activate your account.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/(dashboard|free-listing-jobs)$/);
}

test('a plan is bought in one go, and an account is made of it', async ({ page, request }) => {
  const plan = await planOf(request, 'combo');
  const email = freshEmail();
  await goesToPayAtOnce(page, plan.id, email);
  await expect(page.getByText('Your payment is 100% secure.')).toBeAttached();
  expect(await keptOrder(page)).toMatchObject({ razorPayOrderID: expect.stringMatching(/^order_/) });
  expect(page.url()).not.toContain(await page.evaluate(() => sessionStorage.getItem('guestPurchase')?.split(' ')[1]));
  await chooses(page, 'pay');

  await expect(page).toHaveURL(/\/combo-plans\/success\/\d+\/[\w-]+$/);
  const successPage = page.url();
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await expect.poll(() => keptOrder(page)).toEqual(NOTHING_KEPT);
  for (const [label, value] of [
    ['Email', email],
    ['Country Code', '+91'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
  }
  await expect(page.getByLabel('Mobile Number')).not.toBeEditable();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  const create = page.getByRole('button', { name: 'Create Account' });
  await create.press('Enter');
  for (const message of [
    'Full Name is required.',
    'Password is required.',
    'Please confirm that you are 18 or older',
    'Please agree to go on',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await createsAccount(page);
  expect(await page.evaluate(() => sessionStorage.getItem('guestPurchase'))).toBeNull();
  await expectRunningPlan(page, plan.name);

  await page.goto(successPage);
  await expect(page.getByRole('heading', { name: 'Account Already Created' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectAccessible(page);
});

test('what is missing is said field by field', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto(`/combo-plans/quick/${(await planOf(request, 'combo')).id}`);
  await expect(page.getByRole('heading', { name: 'Enter Your Details' })).toBeVisible();
  await expect(page.getByLabel('Country Code').locator('option').first()).toHaveText('-- Select --');
  await expect(page.getByLabel('Country Code')).toHaveValue('105');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.getByLabel('Country Code').selectOption('');
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  for (const message of ['Email is required.', 'Country must be selected.', 'Mobile number is required.'])
    await expect(page.getByText(message)).toBeVisible();
  for (const [label, typed, message] of [
    ['Email', 'asha@', 'Invalid Email.'],
    ['Email', `${'a'.repeat(46)}@x.in`, 'Email cannot exceed 50 characters.'],
    ['Mobile Number', '98765432101', 'Mobile number cannot exceed 10 digits.'],
    ['Mobile Number', '98765abc', 'Mobile number must contain only digits.'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  }
});

test('the tax follows the State of the buyer', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto(`/combo-plans/quick/${(await planOf(request, 'combo')).id}`);
  await expect(page.getByLabel('Your State').locator('option:checked')).toHaveText('Maharashtra');
  await expect(page.getByText('CGST (9%)')).toBeVisible();
  await page.getByLabel('Your State').selectOption({ label: 'Karnataka' });
  await expect(page.getByText('IGST (18%)')).toBeVisible();
});

test('a checkout goes on to the details, and to an account by the link of the mail', { tag: '@any-width' }, async ({
  page,
  portal,
  request,
}) => {
  const plan = await planOf(request, 'combo');
  const email = freshEmail();
  await page.goto(plan.checkout);
  await proceeds(page, page.getByRole('heading', { name: 'Enter Your Details' }));
  await expect(page).toHaveURL(/\/combo-plans\/registration\/[^/]+$/);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(paymentWindow(page)).toBeVisible();

  await chooses(page, 'vanish');
  await expectAccessible(page);
  const link = linkIn(await portal.messageTo(email, /register-by-link/), '(?:/combo-plans)?/register-by-link');
  await page.goto(link);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await createsAccount(page);
  await expectRunningPlan(page, plan.name);
});

test('a payment nobody told the page about is found when one looks', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  await goesToPayAtOnce(page, (await planOf(request, 'combo')).id, freshEmail());
  await chooses(page, 'vanish');
  await page.getByRole('link', { name: 'Check your payment' }).click();
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible({ timeout: 20_000 });
});

test('a closed window is a payment that failed, and can be tried again', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  await goesToPayAtOnce(page, (await planOf(request, 'combo')).id, freshEmail());
  const payAt = page.url();
  const report = page.waitForRequest(/ComboPlanGuestPurchase\/UpdateFailureStatus\?razorpay_order_id=order_/);
  await chooses(page, 'close');
  await expect(page).toHaveURL('/combo-plans/failure');
  await report;
  expect(await keptOrder(page)).toEqual(NOTHING_KEPT);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(payAt);
  await chooses(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible();
});

test('somebody with an account is asked to log in, and comes back to the plan', { tag: '@any-width' }, async ({
  page,
  portal,
  request,
}) => {
  const known = await portal.hasPerson();
  const plan = await planOf(request, 'combo');
  await page.goto(`/combo-plans/quick/${plan.id}`);
  await fillIn(page, known.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  const asked = page.getByRole('alertdialog', { name: 'You already have an account' });
  await confirmsUntil(page, asked);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(plan.checkout)}`);
});

test('somebody signed in need not fill anything in', { tag: '@any-width' }, async ({ page, person, request }) => {
  const plan = await planOf(request, 'combo');
  await page.goto(`/combo-plans/quick/${plan.id}`);
  await expect(page.getByText(`You are signed in as ${person.fullName}`)).toBeVisible();
  await page.getByRole('link', { name: 'Go on to the order' }).click();
  await expect(page).toHaveURL(plan.checkout);
});

test('an order that is gone, a purchase of somebody else and another tab lead nowhere but back', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/combo-plans/registration/gone');
  await expect(page.getByRole('heading', { name: 'Invalid Key or Key is expired' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/register-by-link/1/not-the-secret');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('We could not retrieve the details of your purchase.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/combo-plans/checkout/order_x/1');
  await expect(page.getByText('Please go on in the tab you started in')).toBeVisible();
  await expectAccessible(page);
});

test.describe('a call that cannot be made', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('is said, and nothing typed is lost', async ({ page, request }) => {
    await page.route('**/SaveComboPlanGuestPurchase', (route) => route.abort());
    await page.goto(`/combo-plans/quick/${(await planOf(request, 'combo')).id}`);
    const email = freshEmail();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Submit' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Error' });
    await confirmsUntil(page, failed);
    await expect(failed).toContainText('An error occurred');
    await failed.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
});
