import { type PlanKind, planKinds } from '@aarambh/contract';
import {
  chooses,
  expectRunningPlan,
  goesToPay,
  keptOrder,
  NOTHING_KEPT,
  payButton,
  planOf,
  proceeds,
  shelves,
} from '../support/paying.ts';
import { linkIn } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

/** The call by which the browser reports a payment that failed, of each kind (commerce §7). */
const failureCalls: Record<PlanKind, RegExp> = {
  subscription: /JobSeekerPurchasedPlans\/UpdateFailureStatus\?razorpay_order_id=order_/,
  interview: /JobSeekerInterviewAssistancePlans\/UpdateFailureStatus\/order_/,
  resumeMaker: /JobSeekerResumeMakerPlans\/UpdateFailureStatus\?razorpay_order_id=order_/,
  combo: /JobSeekerComboPlans\/UpdateFailureStatus\/order_/,
};

test.describe('paying', () => {
  // A choice that fails in the test window does so with the provider's own status.
  test.use({ expectedProblems: [/status of 400.*demo\/payments/] });

  for (const kind of planKinds) {
    const { path } = shelves[kind];

    test(`a ${kind} plan is paid, and is there with its invoice`, async ({ page, person, request }) => {
      expect(person.accountID).toBeGreaterThan(0);
      const plan = await planOf(request, kind);
      await goesToPay(page, plan);
      await expect(page.getByRole('heading', { name: /Secure Payment.*TEST/ })).toBeVisible();
      expect(await keptOrder(page)).toEqual({
        razorPayOrderID: expect.stringMatching(/^order_/),
        razorPayKeyID: expect.stringMatching(/^rzp_test_/),
        amount: expect.stringMatching(/^\d+(\.\d\d?)?$/),
        couponID: '0',
      });
      await expectFitsEveryScreen(page);
      await expectAccessible(page);

      await payButton(page).click();
      await chooses(page, 'pay');
      await expect(page).toHaveURL(`${path}/success`);
      await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
      await expect.poll(() => keptOrder(page)).toEqual(NOTHING_KEPT);
      expect(await page.evaluate(() => sessionStorage.getItem('planID'))).toBeNull();
      await expect(page.getByRole('link', { name: 'Update your profile' })).toHaveCount(
        kind === 'subscription' ? 1 : 0,
      );
      await expectFitsEveryScreen(page);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'See your plans' }).click();
      await expect(
        page.getByRole('listitem').filter({ hasText: plan.name }).filter({ hasText: 'Running' }),
      ).toBeVisible();
      await expect(page.getByText(/^Invoice \S+/)).toHaveCount(1);
    });

    test(`a ${kind} plan: a payment that fails is reported and can be tried again`, { tag: '@any-width' }, async ({
      page,
      person,
      request,
    }) => {
      expect(person.accountID).toBeGreaterThan(0);
      const plan = await planOf(request, kind);
      await goesToPay(page, plan);
      await payButton(page).click();
      await chooses(page, 'fail');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('declined');
      const report = page.waitForRequest(failureCalls[kind]);
      await chooses(page, 'close');
      await expect(page).toHaveURL(`${path}/failure`);
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
      await expect(page.getByText('There was an issue processing your payment. Please try again.')).toBeVisible();
      await report;
      expect(await keptOrder(page)).toEqual(NOTHING_KEPT);
      expect(await page.evaluate(() => sessionStorage.getItem('planID'))).toBeNull();
      await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', /^\/pricing/);
      await expectFitsEveryScreen(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(plan.checkout);
    });

    test(`a ${kind} plan: a closed window leaves the choice, and another try counts`, { tag: '@any-width' }, async ({
      page,
      person,
      request,
    }) => {
      expect(person.accountID).toBeGreaterThan(0);
      await goesToPay(page, await planOf(request, kind));
      await payButton(page).click();
      await chooses(page, 'close');
      await expect(page.getByText('The payment window was closed. Nothing was taken')).toBeVisible();
      await payButton(page).click();
      await chooses(page, 'fail');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('declined');
      await chooses(page, 'pay');
      await expect(page).toHaveURL(`${path}/success`);
    });

    test(`a ${kind} plan: paid, and the page never hears of it: the plan comes by itself`, {
      tag: '@any-width',
    }, async ({ page, person, request }) => {
      expect(person.accountID).toBeGreaterThan(0);
      const plan = await planOf(request, kind);
      await goesToPay(page, plan);
      await payButton(page).click();
      await chooses(page, 'vanish');
      await expect(page.getByText('Paid, but nothing happens here?')).toBeVisible();
      await page.getByRole('link', { name: 'your plans' }).click();
      await expectRunningPlan(page, plan.name);
    });
  }
});

test.describe('what keeps a payment from beginning', { tag: '@any-width' }, () => {
  test('without an account there is nothing to pay', async ({ page }) => {
    for (const kind of ['interview', 'resumeMaker', 'combo'] as const) {
      await page.goto(`${shelves[kind].path}/checkout-process/1`);
      await expect(page).toHaveURL('/error');
    }
    await expect(page.getByText('The details of your order are missing')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/plans/checkout-process');
    await expect(page).toHaveURL(/\/account\/login\?returnUrl=%2Fplans%2Fcheckout-process/);
  });

  test('without a checkout one begins at the checkout', async ({ page, person, request }) => {
    expect(person.accountID).toBeGreaterThan(0);
    const plan = await planOf(request, 'interview');
    await page.goto(`/interview-connect/checkout-process/${plan.id}`);
    await expect(page).toHaveURL(plan.checkout);
  });

  test('an order without its ids is an error', async ({ page, person, request }) => {
    expect(person.accountID).toBeGreaterThan(0);
    await page.route('**/SaveJobSeekerResumeMakerPlan', (route) =>
      route.fulfill({ json: { razorPayOrderID: '', razorPayKeyID: '', amount: 0 } }),
    );
    await page.goto((await planOf(request, 'resumeMaker')).checkout);
    await proceeds(page, page.getByRole('heading', { name: 'Something went wrong' }));
    await expect(page).toHaveURL('/error');
  });

  test.describe('a changed price', () => {
    test.use({ expectedProblems: [/status of 409/] });

    test('is said, and leads back to the checkout', async ({ page, person, request }) => {
      expect(person.accountID).toBeGreaterThan(0);
      const plan = await planOf(request, 'combo');
      await goesToPay(page, plan);
      await page.evaluate(() => {
        for (const key of ['planPrice', 'amountAfterDiscount', 'totalPrice']) sessionStorage.setItem(key, '1');
      });
      await page.reload();
      const dialog = page.getByRole('alertdialog', { name: 'Warning' });
      await expect(dialog).toContainText('The price of this plan has changed.');
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(plan.checkout);
    });
  });

  test.describe('a lost payment window', () => {
    test.use({ expectedProblems: [/Failed to load resource/] });

    test('gives the button back', async ({ page, person, request }) => {
      expect(person.accountID).toBeGreaterThan(0);
      await page.route('**/v1/checkout.js', (route) => route.abort());
      await goesToPay(page, await planOf(request, 'interview'));
      await payButton(page).click();
      await expect(page.getByText('The payment window could not be opened')).toBeVisible();
      await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
    });
  });

  test.describe('a provider that cannot be asked', () => {
    test.use({ expectedProblems: [/503/] });

    test('is asked again before anybody reads that the payment failed', async ({ page, person, request }) => {
      expect(person.accountID).toBeGreaterThan(0);
      let asked = 0;
      await page.route('**/JobSeekerResumeMakerPlans/VerifyPayment**', (route) => {
        asked += 1;
        return asked < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue();
      });
      await goesToPay(page, await planOf(request, 'resumeMaker'));
      await payButton(page).click();
      await chooses(page, 'pay');
      await expect(page.getByText('We are confirming your payment.')).toBeVisible();
      await expect(page).toHaveURL('/resume-maker/success');
      expect(asked).toBe(3);
    });
  });
});

test.describe('after paying', () => {
  test('without a plan there is a way to the plans', { tag: '@any-width' }, async ({ page, person }) => {
    expect(person.accountID).toBeGreaterThan(0);
    await page.goto('/plans/details');
    await expect(page.getByRole('heading', { name: 'You have no plans yet' })).toBeVisible();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the plans', exact: true }).first().click();
    await expect(page).toHaveURL(/\/pricing/);
  });

  test('the mail confirms the plan, the invoice is a PDF, and the money can be had back', {
    tag: '@any-width',
  }, async ({ page, person, portal, request }) => {
    const plan = await planOf(request, 'interview');
    await goesToPay(page, plan);
    await payButton(page).click();
    await chooses(page, 'pay');
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

    await page.goto(linkIn(await portal.messageTo(person.email, /plan-ack/), '/plan-ack'));
    await expect(page.getByRole('status').filter({ hasText: 'You’re all set' })).toBeVisible();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your plan' }).click();
    await expect(page.getByText(/0 delivered of \d+ promised/)).toBeVisible();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);

    await page.getByRole('button', { name: /^Ask for ₹[\d,.]+ back/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Give this plan back?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Ask for/ }).click();
    await question.getByRole('button', { name: 'Ask for the refund' }).click();
    await page.getByRole('alertdialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: plan.name }).getByText('Ended', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/Refund under way|Refunded/)).toBeVisible();
    await expect(page.getByText(/^Credit note/)).toBeVisible();
  });

  test('a link that was tampered with confirms nothing', { tag: '@any-width' }, async ({ page, person }) => {
    await page.goto(`/plan-ack/${person.accountID + 1}/1/combo?token=abc`);
    await expect(page.getByRole('heading', { name: 'We could not confirm your plan' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link is not valid');
    await expectAccessible(page);
  });
});
