import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import {
  acceptTermsAndProceed,
  chooseOutcome,
  confirmAndWaitFor,
  expectRunningPlan,
  getFirstPlan,
  NO_STORED_ORDER,
  readStoredOrder,
} from '../support/payments.ts';
import { extractLink, PASSWORD, uniqueEmail, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const paymentWindow = (page: Page) => page.getByRole('dialog', { name: 'Aarambh' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile Number').fill(uniqueMobile());
}

/** Buys the first combo plan up to the payment window, which opens automatically. */
async function buyUpToPaymentWindow(page: Page, planID: number, email: string): Promise<void> {
  await page.goto(`/combo-plans/quick/${planID}`);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await confirmAndWaitFor(page, paymentWindow(page));
  await expect(page).toHaveURL(/\/combo-plans\/checkout\/order_\w+\/\d+$/);
}

async function submitAccountForm(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Venkataraman');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Success' });
  await expect(dialog).toContainText(
    'Your account has been created successfully! Please check your email for a verification link to activate your account.',
  );
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/(dashboard|free-listing-jobs)$/);
}

test('buys a plan without an account, then creates the account', async ({ page, request }) => {
  const plan = await getFirstPlan(request, 'combo');
  const email = uniqueEmail();
  await buyUpToPaymentWindow(page, plan.id, email);
  await expect(page.getByText('Your payment is 100% secure.')).toBeAttached();
  expect(await readStoredOrder(page)).toMatchObject({ razorPayOrderID: expect.stringMatching(/^order_/) });
  expect(page.url()).not.toContain(await page.evaluate(() => sessionStorage.getItem('guestPurchase')?.split(' ')[1]));
  await chooseOutcome(page, 'pay');

  await expect(page).toHaveURL(/\/combo-plans\/success\/\d+\/[\w-]+$/);
  const successPage = page.url();
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await expect.poll(() => readStoredOrder(page)).toEqual(NO_STORED_ORDER);
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
    'Please agree to continue',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await submitAccountForm(page);
  expect(await page.evaluate(() => sessionStorage.getItem('guestPurchase'))).toBeNull();
  await expectRunningPlan(page, plan.name);

  await page.goto(successPage);
  await expect(page.getByRole('heading', { name: 'Account Already Created' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expectAccessible(page);
});

test('computes the tax by the State of the buyer', { tag: '@any-width' }, async ({ page, request }) => {
  await page.goto(`/combo-plans/quick/${(await getFirstPlan(request, 'combo')).id}`);
  await expect(page.getByLabel('Your State').locator('option:checked')).toHaveText('Maharashtra');
  await expect(page.getByText('CGST (9%)')).toBeVisible();
  await page.getByLabel('Your State').selectOption({ label: 'Karnataka' });
  await expect(page.getByText('IGST (18%)')).toBeVisible();
});

test('continues from the checkout to the contact details, and creates the account by the mailed link', {
  tag: '@any-width',
}, async ({ page, portal, request }) => {
  const plan = await getFirstPlan(request, 'combo');
  const email = uniqueEmail();
  await page.goto(plan.checkout);
  await acceptTermsAndProceed(page, page.getByRole('heading', { name: 'Enter Your Details' }));
  await expect(page).toHaveURL(/\/combo-plans\/registration\/[^/]+$/);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(paymentWindow(page)).toBeVisible();

  await chooseOutcome(page, 'vanish');
  await expectAccessible(page);
  const link = extractLink(
    await portal.waitForMessage(email, /register-by-link/),
    '(?:/combo-plans)?/register-by-link',
  );
  await page.goto(link);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await submitAccountForm(page);
  await expectRunningPlan(page, plan.name);
});

test('finds a payment without a confirmation on request', { tag: '@any-width' }, async ({ page, request }) => {
  await buyUpToPaymentWindow(page, (await getFirstPlan(request, 'combo')).id, uniqueEmail());
  await chooseOutcome(page, 'vanish');
  await page.getByRole('link', { name: 'Check your payment' }).click();
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible();
});

test('reports a closed window as a failed payment, which can be retried', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  await buyUpToPaymentWindow(page, (await getFirstPlan(request, 'combo')).id, uniqueEmail());
  const paymentUrl = page.url();
  const report = page.waitForRequest(/ComboPlanGuestPurchase\/UpdateFailureStatus\?razorpay_order_id=order_/);
  await chooseOutcome(page, 'close');
  await expect(page).toHaveURL('/combo-plans/failure');
  await report;
  expect(await readStoredOrder(page)).toEqual(NO_STORED_ORDER);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(paymentUrl);
  await chooseOutcome(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible();
});

test('continues a purchase in another browser by a mailed link', { tag: '@any-width' }, async ({
  page,
  portal,
  request,
}) => {
  const email = uniqueEmail();
  await buyUpToPaymentWindow(page, (await getFirstPlan(request, 'combo')).id, email);
  await chooseOutcome(page, 'close');
  await expect(page).toHaveURL('/combo-plans/failure');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(paymentWindow(page)).toBeVisible();
  const paymentUrl = page.url();
  // As in another browser: this tab's copy of the secret is gone.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(paymentUrl);
  await expect(page.getByText('This payment was started in another tab or browser')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'we have sent a link' })).toBeVisible();
  await page.goto(extractLink(await portal.waitForMessage(email, /combo-plans\/continue/), '/combo-plans/continue'));
  await expect(page).toHaveURL(paymentUrl);
  await chooseOutcome(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Create Job Seeker Account' })).toBeVisible();
});

test('redirects a buyer with an account to the sign-in, with the checkout as return URL', {
  tag: '@any-width',
}, async ({ page, portal, request }) => {
  const known = await portal.createAccount();
  const plan = await getFirstPlan(request, 'combo');
  await page.goto(`/combo-plans/quick/${plan.id}`);
  await fillIn(page, known.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'You already have an account' });
  await confirmAndWaitFor(page, notice);
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(plan.checkout)}`);
});

test('links a signed-in member to the checkout', { tag: '@any-width' }, async ({ page, person, request }) => {
  const plan = await getFirstPlan(request, 'combo');
  await page.goto(`/combo-plans/quick/${plan.id}`);
  await expect(page.getByText(`You are signed in as ${person.fullName}`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to your order' }).click();
  await expect(page).toHaveURL(plan.checkout);
});

test('shows a message for an expired order, an invalid purchase link and another tab', {
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
  await expect(page.getByText('This payment was started in another tab or browser')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when a request fails', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('shows a message and preserves the input', async ({ page, request }) => {
    await page.route('**/SaveComboPlanGuestPurchase', (route) => route.abort());
    await page.goto(`/combo-plans/quick/${(await getFirstPlan(request, 'combo')).id}`);
    const email = uniqueEmail();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Submit' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Error' });
    await confirmAndWaitFor(page, failed);
    await expect(failed).toContainText('An error occurred');
    await failed.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
});
