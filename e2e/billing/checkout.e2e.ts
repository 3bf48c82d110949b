import { addressOf, calls } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeMessage } from '../support/dialogs.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { type Person, signInAs } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const { getInterviewPlans, getResumeMakerPlans, getComboPlans, getAllActiveCandidatePlans } = calls.plans;

/** Plans of the demo data by their names, each with its checkout. */
const checkouts = {
  'Interview Assist 5': [
    getInterviewPlans,
    'interviewAssistancePlanID',
    (id: number) => `/interview-connect/checkout/${id}/0/0`,
  ],
  'Resume Professional': [getResumeMakerPlans, 'resumeMakerPlanID', (id: number) => `/resume-maker/checkout/${id}/0`],
  'Career Start': [getComboPlans, 'comboPlanID', (id: number) => `/combo-plans/checkout/${id}/0/0/0`],
  Priority: [getAllActiveCandidatePlans, 'candidatePlanID', (id: number) => `/plans/checkout/${id}`],
} as const;
type PlanName = keyof typeof checkouts;

async function getPlanID(request: APIRequestContext, name: PlanName): Promise<number> {
  const [list, key] = checkouts[name];
  const plans = (await (await request.get(addressOf(list, {}))).json()) as Record<string, unknown>[];
  return Number(plans.find(({ planName }) => planName === name)?.[key]);
}

/** Opens the checkout of a plan and returns the plan's id. */
async function openCheckout(page: Page, name: PlanName): Promise<number> {
  const planID = await getPlanID(page.request, name);
  await page.goto(checkouts[name][2](planID));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return planID;
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const terms = (page: Page) => page.getByRole('region', { name: 'Terms and conditions' });
const acceptance = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read and accept the terms and conditions' });
const proceed = (page: Page) => page.getByRole('button', { name: /^Proceed/ });

async function acceptTerms(page: Page): Promise<void> {
  await terms(page).focus();
  await page.keyboard.press('End');
  await acceptance(page).check();
}

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shows all prices with GST', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Interview assistance plans' })).toBeVisible();
    await page.getByRole('link', { name: 'Combo Plans' }).click();
    await expect(page).toHaveURL('/pricing?tab=combo');
    const card = page.getByRole('listitem', { name: 'Career Start' });
    await expect(card).toContainText('₹2,599');
    await expect(card).toContainText('+ 18% GST');
    await expect(card).toContainText('₹3,066.82');
    await expect(card).toContainText('Free Interview Replacements');
    await expect(page.getByRole('listitem', { name: 'Career Plus' })).toContainText('RECOMMENDED');
    await card.getByRole('link', { name: 'Choose This Plan' }).click();
    await expect(page).toHaveURL(/\/combo-plans\/checkout\/\d+\/0\/0\/0$/);
    await expect(summary(page)).toContainText('₹3,066.82');
  });

  for (const [from, to] of [
    ['/pricing/plan-list', '/pricing'],
    ['/combo-plans', '/pricing?tab=combo'],
  ] as const) {
    test(`${from} redirects to the prices`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });
  }
});

// every-route.e2e.ts covers the first tab and the initial state of the checkouts.
for (const tab of ['resumeMaker', 'combo', 'subscription']) {
  test(`the prices of ${tab} are accessible and fit every screen`, { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`/pricing?tab=${tab}`);
    await expect(page.getByRole('link', { name: /^Choose This Plan/ }).first()).toBeVisible();
    // Plans with credits state their rule.
    await expect(page.getByText('No credit is used for a job that your free listing')).toHaveCount(
      tab === 'subscription' ? 1 : 0,
    );
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
  });
}

test.describe('an unknown plan', () => {
  test.use({ expectedProblems: [/404/] });

  test('replies 404 with a link to the plans', { tag: '@any-width' }, async ({ page }) => {
    const response = await page.goto('/plans/checkout/2147483647');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Subscription plan not found.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL('/pricing?tab=subscription');
  });
});

test('a coupon can be selected, removed and typed, and is removed when the number of months changes', {
  tag: '@any-width',
}, async ({ page }) => {
  await openCheckout(page, 'Priority');
  await expect(summary(page)).toContainText('₹1,060.82');
  await page.getByRole('radio', { name: /WELCOME10/ }).check();
  await expect(summary(page)).toContainText('−₹89.90');
  await expect(summary(page)).toContainText('₹954.74');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
  await expect(summary(page)).toContainText('₹1,060.82');
  await expect(page.getByRole('radio', { name: /WELCOME10/ })).not.toBeChecked();

  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Invalid Coupon Code!')).toBeVisible();
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('WELCOME10 applied: 10% off')).toBeVisible();
  await expect(page.getByText('Invalid Coupon Code!')).toBeHidden();
  await expect(summary(page)).toContainText('₹954.74');

  await page.getByLabel('No. of Month(s)').selectOption('3');
  await expect(summary(page)).toContainText('₹899.00 × 3');
  await expect(summary(page)).toContainText('₹3,182.46');
  await expect(page.getByText('No coupon applied')).toBeVisible();
});

test.describe('a coupon that the server rejects', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/409/] });

  test('is removed from the order, with the reason', async ({ page }) => {
    await openCheckout(page, 'Priority');
    await page.route('**/Checkout/GetQuote', (route) => {
      if (!route.request().postDataJSON().couponID) return route.continue();
      const detail = 'This coupon is used up.';
      return route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: '', title: 'Conflict', status: 409, code: 'conflict', detail },
      });
    });
    // Not check(): the rejection may clear the radio button before check() verifies it.
    await page.getByRole('radio', { name: /WELCOME10/ }).click();
    await expect(page.getByText('This coupon is used up.')).toBeVisible();
    await expect(page.getByText('No coupon applied')).toBeVisible();
    await expect(summary(page)).toContainText('₹1,060.82');
  });
});

test('computes the tax by the State', { tag: '@any-width' }, async ({ page }) => {
  await openCheckout(page, 'Career Start');
  await expect(page.getByLabel('Your State').locator('option:checked')).toHaveText('Maharashtra');
  await expect(summary(page)).toContainText('₹233.91');
  await page.getByLabel('Your State').selectOption('Karnataka');
  await expect(summary(page)).toContainText('IGST (18%)');
  await expect(summary(page)).toContainText('₹467.82');
  await expect(summary(page)).not.toContainText('SGST');
});

test('a CTC above the limit has its own price, and clearing the checkbox restores the regular one', {
  tag: '@any-width',
}, async ({ page }) => {
  const planID = await openCheckout(page, 'Interview Assist 5');
  const ctc = page.getByLabel('Current CTC', { exact: true });
  const get = page.getByRole('button', { name: 'Get My Plan' });
  await page.getByRole('checkbox', { name: /My current CTC is higher than ₹8,00,000/ }).check();
  await get.click();
  await closeMessage(page, 'Warning', 'Please enter your current CTC');
  await expect(ctc).toHaveValue('0');
  await ctc.fill('1200000');
  await get.click();
  await closeMessage(page, 'Warning', 'Please enter your current Experience');
  await page.getByLabel('Current Experience').fill('4.5');
  await ctc.fill('800000');
  await get.click();
  await closeMessage(page, 'Warning', 'Your current CTC should be higher than Rs.8,00,000.');
  await expect(ctc).toHaveValue('0');

  await ctc.fill('1200000');
  await expectAccessible(page);
  await get.click();
  await expect(page).toHaveURL(`/interview-connect/checkout/${planID}/1200000/4.5`);
  await expect(summary(page)).toContainText('₹4,499.00');
  await page.reload();
  await expect(ctc).toHaveValue('1200000');
  await expect(summary(page)).toContainText('₹4,499.00');

  await page.getByRole('checkbox', { name: /My current CTC/ }).uncheck();
  await expect(page).toHaveURL(`/interview-connect/checkout/${planID}/0/0`);
  await expect(summary(page)).toContainText('₹3,299.00');
  await page.getByRole('checkbox', { name: /My current CTC/ }).check();
  await expect(ctc).toHaveValue('');
});

test('a personalised combo plan is hidden until it is suggested', { tag: '@any-width' }, async ({ page }) => {
  const planID = await openCheckout(page, 'Career Start');
  await page.getByRole('radio', { name: /^Personalised plan/ }).check();
  await expect(page.getByRole('heading', { name: 'Career Start' })).toBeHidden();
  await expect(summary(page)).toBeHidden();
  await page.getByLabel('Current CTC', { exact: true }).fill('1200000');
  await page.getByRole('button', { name: 'Get My Plan' }).click();
  await closeMessage(page, 'Warning', 'Please enter your expected CTC');
  await page.getByLabel('Expected CTC').fill('1500000');
  await page.getByRole('button', { name: 'Get My Plan' }).click();
  await expect(page).toHaveURL(`/combo-plans/checkout/${planID}/1200000/1500000/0`);
  await expect(summary(page)).toContainText('₹5,499.00');
  await page.getByRole('radio', { name: /^Regular plans/ }).check();
  await expect(page).toHaveURL(`/combo-plans/checkout/${planID}/0/0/0`);
  await expect(summary(page)).toContainText('₹2,599.00');
});

test('redirects a URL with a CTC below the limit to the regular plan', { tag: '@any-width' }, async ({ page }) => {
  const planID = await getPlanID(page.request, 'Interview Assist 5');
  await page.goto(`/interview-connect/checkout/${planID}/500000/3`);
  await expect(page).toHaveURL(`/interview-connect/checkout/${planID}/0/0`);
  await expect(summary(page)).toContainText('₹3,299.00');
});

test('the terms can be accepted by keyboard alone after scrolling to their end', async ({ page }) => {
  await openCheckout(page, 'Resume Professional');
  await expect(acceptance(page)).toBeDisabled();
  await proceed(page).click({ force: true });
  await closeMessage(page, 'Warning', 'Please accept terms and conditions');

  await terms(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(acceptance(page)).toBeDisabled();
  await page.keyboard.press('End');
  await expect(acceptance(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(acceptance(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(acceptance(page)).toBeChecked();
  await expect(proceed(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('one press goes to the end of the terms', { tag: '@any-width' }, async ({ page }) => {
  await openCheckout(page, 'Resume Professional');
  await page.getByRole('button', { name: 'Go to the end of the terms' }).press('Enter');
  await expect(acceptance(page)).toBeFocused();
  await expect(acceptance(page)).toBeEnabled();
});

test('the terms count as read within two pixels of their end', { tag: '@any-width' }, async ({ page }) => {
  await openCheckout(page, 'Resume Professional');
  const scrollTo = (distance: number) =>
    terms(page).evaluate((panel, px) => {
      panel.scrollTop = panel.scrollHeight - panel.clientHeight - px;
    }, distance);
  await scrollTo(10);
  await expect.poll(() => terms(page).evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
  await expect(acceptance(page)).toBeDisabled();
  await scrollTo(2);
  await expect(acceptance(page)).toBeEnabled();
});

for (const [name, address] of [
  [
    'Interview Assist 5',
    (id: number) => `/account/register?rt=ina&returnUrl=%2Finterview-connect%2Fcheckout-process%2F${id}`,
  ],
  [
    'Resume Professional',
    (id: number) => `/account/register?rt=rm&returnUrl=%2Fresume-maker%2Fcheckout-process%2F${id}`,
  ],
  ['Priority', () => '/account/login?returnUrl=%2Fplans%2Fcheckout-process'],
] as const) {
  test(`redirects a visitor from ${name} to create an account and stores the order`, { tag: '@any-width' }, async ({
    page,
  }) => {
    const planID = await openCheckout(page, name);
    await acceptTerms(page);
    await proceed(page).click();
    if (name !== 'Priority') {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('I confirmed that my current CTC is less than or equal to Rs.');
      await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    }
    await expect(page).toHaveURL(address(planID));
    expect(await stored(page, 'planID')).toBe(String(planID));
    expect(Number(await stored(page, 'totalPrice'))).toBeGreaterThan(0);
  });
}

test('stays on the checkout when the CTC is not confirmed', { tag: '@any-width' }, async ({ page }) => {
  await openCheckout(page, 'Interview Assist 5');
  const address = page.url();
  await acceptTerms(page);
  await proceed(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await stored(page, 'planID')).toBeNull();
});

async function proceedWithCombo(page: Page): Promise<void> {
  await acceptTerms(page);
  await proceed(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
}

test('transfers a combo plan to the guest registration', { tag: '@any-width' }, async ({ page }) => {
  const planID = await openCheckout(page, 'Career Start');
  await page.getByRole('radio', { name: /WELCOME10/ }).check();
  await expect(summary(page)).toContainText('₹2,760.14');
  await proceedWithCombo(page);
  await expect(page).toHaveURL(/\/combo-plans\/registration\/[^/]+$/);
  const key = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { getPlanFromRedis } = calls['guest-purchases'];
  const storedPlan = await (await page.request.get(addressOf(getPlanFromRedis, { query: { key } }))).json();
  expect(storedPlan).toMatchObject({ planID, price: 2_599, totalPrice: 2_760.14, cgst: 210.52, igst: 0 });
});

test.describe('when the plan cannot be stored for a guest', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/503/] });

  test('shows the reason and stays on the page', async ({ page }) => {
    await openCheckout(page, 'Career Start');
    await page.route('**/SavePlanToRedis', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: {
          type: '',
          title: 'Unavailable',
          status: 503,
          code: 'unavailable',
          detail: 'Please try again in a minute.',
        },
      }),
    );
    const address = page.url();
    await proceedWithCombo(page);
    await expect(page.getByText('Please try again in a minute.')).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(proceed(page)).toHaveText('Proceed to Payment');
  });
});

/** Saves an address in Bengaluru. */
async function saveAddressInKarnataka(request: APIRequestContext, { token, accountID }: Person): Promise<void> {
  const { getIndianStates, getCities } = calls.places;
  const { message } = await (await request.get(addressOf(getIndianStates, {}))).json();
  const state = message.find(({ stateName }: { stateName: string }) => stateName === 'Karnataka').stateID;
  const cities = await (await request.get(addressOf(getCities, { params: { stateID: String(state) } }))).json();
  const city = cities[0].cityID;
  const reply = await request.post(addressOf(calls.profile.saveAddress, {}), {
    headers: { authorization: `Bearer ${token}` },
    data: {
      accountID,
      curAddress: '12 MG Road',
      curState: state,
      curCity: city,
      sameAsAbove: true,
      resAddress: '12 MG Road',
      resState: state,
      resCity: city,
    },
  });
  expect(reply.ok()).toBe(true);
}

test('selects the State of the saved address, and continues to the payment', {
  tag: '@any-width',
}, async ({ page, portal }) => {
  const person = await portal.createAccount('Anbarasi Venkatasubramanian');
  await saveAddressInKarnataka(page.request, person);
  await signInAs(page, person);
  const planID = await openCheckout(page, 'Career Start');
  await expect(page.getByLabel('Your State').locator('option:checked')).toHaveText('Karnataka');
  await expect(summary(page)).toContainText('IGST (18%)');
  await proceedWithCombo(page);
  await expect(page).toHaveURL(`/combo-plans/checkout-process/${planID}`);
  expect(await stored(page, 'igst')).toBe('467.82');
});
