import { type PlanKind, planKindNames } from '@aarambh/contract';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import {
  acceptTermsAndProceed,
  chooseOutcome,
  expectRunningPlan,
  getFirstPlan,
  goToPayment,
  NO_STORED_ORDER,
  payButton,
  planPages,
  readStoredOrder,
} from '../support/payments.ts';
import { extractLink } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** The call that reports a failed payment, for each kind of plan (commerce §7). */
const failureCalls: Record<PlanKind, RegExp> = {
  subscription: /JobSeekerPurchasedPlans\/UpdateFailureStatus\?razorpay_order_id=order_/,
  interview: /JobSeekerInterviewAssistancePlans\/UpdateFailureStatus\/order_/,
  resumeMaker: /JobSeekerResumeMakerPlans\/UpdateFailureStatus\?razorpay_order_id=order_/,
  combo: /JobSeekerComboPlans\/UpdateFailureStatus\/order_/,
};

test.describe('paying', () => {
  // The provider replies 400 to a failed payment.
  test.use({ expectedProblems: [/status of 400.*demo\/payments/] });

  for (const kind of planKindNames) {
    const { path } = planPages[kind];

    // Their pages are the same except for the plan: one kind also runs on a wide screen.
    const tag = kind === 'combo' ? [] : ['@any-width'];
    test(`a ${kind} plan runs after the payment and has an invoice`, { tag }, async ({ page, person: _, request }) => {
      const plan = await getFirstPlan(request, kind);
      await goToPayment(page, plan);
      await expect(page.getByRole('heading', { name: /Secure Payment.*TEST/ })).toBeVisible();
      expect(await readStoredOrder(page)).toEqual({
        razorPayOrderID: expect.stringMatching(/^order_/),
        razorPayKeyID: expect.stringMatching(/^rzp_test_/),
        amount: expect.stringMatching(/^\d+(\.\d\d?)?$/),
        couponID: '0',
      });
      await expectFitsEveryScreen(page);
      await expectAccessible(page);

      await payButton(page).click();
      await chooseOutcome(page, 'pay');
      await expect(page).toHaveURL(`${path}/success`);
      await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
      await expect.poll(() => readStoredOrder(page)).toEqual(NO_STORED_ORDER);
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

    test(`a ${kind} plan: a closed window can be opened again; a failed payment is reported and can be retried`, {
      tag: '@any-width',
    }, async ({ page, person: _, request }) => {
      const plan = await getFirstPlan(request, kind);
      await goToPayment(page, plan);
      await payButton(page).click();
      await chooseOutcome(page, 'close');
      await expect(page.getByText('The payment window was closed. No money was deducted')).toBeVisible();
      await payButton(page).click();
      await chooseOutcome(page, 'fail');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('declined');
      const report = page.waitForRequest(failureCalls[kind]);
      await chooseOutcome(page, 'close');
      await expect(page).toHaveURL(`${path}/failure`);
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
      await expect(page.getByText('There was an issue processing your payment. Please try again.')).toBeVisible();
      await report;
      expect(await readStoredOrder(page)).toEqual(NO_STORED_ORDER);
      expect(await page.evaluate(() => sessionStorage.getItem('planID'))).toBeNull();
      await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', /^\/pricing/);
      await expectFitsEveryScreen(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(plan.checkout);
    });

    test(`a ${kind} plan: the webhook starts it when the page gets no confirmation`, {
      tag: '@any-width',
    }, async ({ page, person: _, request }) => {
      const plan = await getFirstPlan(request, kind);
      await goToPayment(page, plan);
      await payButton(page).click();
      await chooseOutcome(page, 'vanish');
      await expect(page.getByText('Paid, but nothing happens here?')).toBeVisible();
      await page.getByRole('link', { name: 'your plans' }).click();
      await expectRunningPlan(page, plan.name);
    });
  }

  test('a failed payment can be retried in the window', { tag: '@any-width' }, async ({ page, person: _, request }) => {
    await goToPayment(page, await getFirstPlan(request, 'combo'));
    await payButton(page).click();
    await chooseOutcome(page, 'fail');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('declined');
    await chooseOutcome(page, 'pay');
    await expect(page).toHaveURL('/combo-plans/success');
  });
});

test.describe('a payment that cannot start', { tag: '@any-width' }, () => {
  test('redirects a visitor to an error or to the sign-in', async ({ page }) => {
    for (const kind of ['interview', 'resumeMaker', 'combo'] as const) {
      await page.goto(`${planPages[kind].path}/checkout-process/1`);
      await expect(page).toHaveURL('/error');
    }
    await expect(page.getByText('The details of your order are missing')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/plans/checkout-process');
    await expect(page).toHaveURL(/\/account\/login\?returnUrl=%2Fplans%2Fcheckout-process/);
  });

  test('redirects to the checkout when there is no order', async ({ page, person: _, request }) => {
    const plan = await getFirstPlan(request, 'interview');
    await page.goto(`/interview-connect/checkout-process/${plan.id}`);
    await expect(page).toHaveURL(plan.checkout);
  });

  test('shows an error for an order without ids', async ({ page, person: _, request }) => {
    await page.route('**/SaveJobSeekerResumeMakerPlan', (route) =>
      route.fulfill({ json: { razorPayOrderID: '', razorPayKeyID: '', amount: 0 } }),
    );
    await page.goto((await getFirstPlan(request, 'resumeMaker')).checkout);
    await acceptTermsAndProceed(page, page.getByRole('heading', { name: 'Something went wrong' }));
    await expect(page).toHaveURL('/error');
  });

  test.describe('a changed price', () => {
    test.use({ expectedProblems: [/status of 409/] });

    test('shows a message and redirects to the checkout', async ({ page, person: _, request }) => {
      const plan = await getFirstPlan(request, 'combo');
      await goToPayment(page, plan);
      await page.evaluate(() => {
        for (const key of ['planPrice', 'amountAfterDiscount', 'totalPrice']) sessionStorage.setItem(key, '1');
      });
      await page.reload();
      await expect(page.getByText('The price of this plan has changed.')).toBeVisible();
      await expect(page).toHaveURL(plan.checkout);
    });
  });

  test.describe('a payment window that cannot be loaded', () => {
    test.use({ expectedProblems: [/Failed to load resource/] });

    test('enables the button again', async ({ page, person: _, request }) => {
      await page.route('**/v1/checkout.js', (route) => route.abort());
      await goToPayment(page, await getFirstPlan(request, 'interview'));
      await payButton(page).click();
      await expect(page.getByText('The payment window could not be opened')).toBeVisible();
      await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
    });
  });

  test.describe('an unavailable payment provider', () => {
    test.use({ expectedProblems: [/503/] });

    test('is requested again before the page reports a failed payment', async ({ page, person: _, request }) => {
      let attempts = 0;
      await page.route('**/JobSeekerResumeMakerPlans/VerifyPayment**', (route) => {
        attempts += 1;
        return attempts < 3 ? route.fulfill({ status: 503, json: {} }) : route.continue();
      });
      await goToPayment(page, await getFirstPlan(request, 'resumeMaker'));
      await payButton(page).click();
      await chooseOutcome(page, 'pay');
      await expect(page.getByText('We are confirming your payment.')).toBeVisible();
      await expect(page).toHaveURL('/resume-maker/success');
      expect(attempts).toBe(3);
    });
  });
});

test.describe('after paying', () => {
  test('links a member without a plan to the plans', { tag: '@any-width' }, async ({ page, person: _ }) => {
    await page.goto('/plans/details');
    await expect(page.getByRole('heading', { name: 'You have no plans yet' })).toBeVisible();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the plans', exact: true }).first().click();
    await expect(page).toHaveURL(/\/pricing/);
  });

  test('the mailed link confirms the plan, the invoice is a PDF, and a refund can be requested', {
    tag: '@any-width',
  }, async ({ page, person, portal, request }) => {
    const plan = await getFirstPlan(request, 'interview');
    await goToPayment(page, plan);
    await payButton(page).click();
    await chooseOutcome(page, 'pay');
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

    await page.goto(extractLink(await portal.waitForMessage(person.email, /plan-ack/), '/plan-ack'));
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

    await page.getByRole('button', { name: /^Request refund of ₹[\d,.]+/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this plan and get a refund?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Request refund of/ }).click();
    await question.getByRole('button', { name: 'Request the refund' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: plan.name }).getByText('Ended', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/Refund in progress|Refunded/)).toBeVisible();
    await expect(page.getByText(/^Credit note/)).toBeVisible();
  });

  test('rejects a confirmation link that was tampered with', { tag: '@any-width' }, async ({ page, person }) => {
    await page.goto(`/plan-ack/${person.accountID + 1}/1/combo?token=abc`);
    await expect(page.getByRole('heading', { name: 'We could not confirm your plan' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
    await expectAccessible(page);
  });
});
