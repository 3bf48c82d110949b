import { addressOf, calls } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { comesSignedIn, type Person } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
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

async function planIDOf(request: APIRequestContext, name: PlanName): Promise<number> {
  const [list, key] = checkouts[name];
  const plans = (await (await request.get(addressOf(list, {}))).json()) as Record<string, unknown>[];
  return Number(plans.find(({ planName }) => planName === name)?.[key]);
}

/** Opens the checkout of a plan and answers the plan's id. */
async function opens(page: Page, name: PlanName): Promise<number> {
  const planID = await planIDOf(page.request, name);
  await page.goto(checkouts[name][2](planID));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return planID;
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const terms = (page: Page) => page.getByRole('region', { name: 'Terms and conditions' });
const acceptance = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read and accept the terms and conditions' });
const proceed = (page: Page) => page.getByRole('button', { name: /^Proceed/ });

async function isWarned(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Warning' });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

async function acceptsTerms(page: Page): Promise<void> {
  await terms(page).focus();
  await page.keyboard.press('End');
  await acceptance(page).check();
}

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the prices are complete, tab by tab, with GST', async ({ page }) => {
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
    test(`${from} leads to the prices`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });
  }
});

// The first tab, and the checkouts as they open, are in the walk over every route.
for (const tab of ['resumeMaker', 'combo', 'subscription']) {
  test(`the prices of ${tab} are accessible and no wider than any screen`, { tag: '@any-width' }, async ({ page }) => {
    await page.goto(`/pricing?tab=${tab}`);
    await expect(page.getByRole('link', { name: /^Choose This Plan/ }).first()).toBeVisible();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
  });
}

test.describe('a plan that is not there', () => {
  test.use({ expectedProblems: [/404/] });

  test('is said to be so, with the way to the others', { tag: '@any-width' }, async ({ page }) => {
    const response = await page.goto('/plans/checkout/2147483647');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Subscription plan not found.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL('/pricing?tab=subscription');
  });
});

test('a coupon is chosen, taken away, typed, and taken back by another number of months', async ({ page }) => {
  await opens(page, 'Priority');
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

test.describe('a coupon the server takes back', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/409/] });

  test('leaves the order without it, and says why', async ({ page }) => {
    await opens(page, 'Priority');
    await page.route('**/Checkout/GetQuote', (route) => {
      if (!route.request().postDataJSON().couponID) return route.continue();
      const detail = 'This coupon is used up.';
      return route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: '', title: 'Conflict', status: 409, code: 'conflict', detail },
      });
    });
    // A press, not a check: the refusal may take the mark away before anybody looks.
    await page.getByRole('radio', { name: /WELCOME10/ }).click();
    await expect(page.getByText('This coupon is used up.')).toBeVisible();
    await expect(page.getByText('No coupon applied')).toBeVisible();
    await expect(summary(page)).toContainText('₹1,060.82');
  });
});

test('the tax follows the State', { tag: '@any-width' }, async ({ page }) => {
  await opens(page, 'Career Start');
  await expect(page.getByLabel('Your State').locator('option:checked')).toHaveText('Maharashtra');
  await expect(summary(page)).toContainText('₹233.91');
  await page.getByLabel('Your State').selectOption('Karnataka');
  await expect(summary(page)).toContainText('IGST (18%)');
  await expect(summary(page)).toContainText('₹467.82');
  await expect(summary(page)).not.toContainText('SGST');
});

test('a CTC above the ceiling gets its own price, and unticking gives the regular one back', {
  tag: '@any-width',
}, async ({ page }) => {
  const planID = await opens(page, 'Interview Assist 5');
  const ctc = page.getByLabel('Current CTC', { exact: true });
  const get = page.getByRole('button', { name: 'Get My Plan' });
  await page.getByRole('checkbox', { name: /My current CTC is higher than ₹8,00,000/ }).check();
  await get.click();
  await isWarned(page, 'Please enter your current CTC');
  await expect(ctc).toHaveValue('0');
  await ctc.fill('1200000');
  await get.click();
  await isWarned(page, 'Please enter your current Experience');
  await page.getByLabel('Current Experience').fill('4.5');
  await ctc.fill('800000');
  await get.click();
  await isWarned(page, 'Your current CTC should be higher than Rs.8,00,000.');
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
  const planID = await opens(page, 'Career Start');
  await page.getByRole('radio', { name: /^Personalised plan/ }).check();
  await expect(page.getByRole('heading', { name: 'Career Start' })).toBeHidden();
  await expect(summary(page)).toBeHidden();
  await page.getByLabel('Current CTC', { exact: true }).fill('1200000');
  await page.getByRole('button', { name: 'Get My Plan' }).click();
  await isWarned(page, 'Please enter your expected CTC');
  await page.getByLabel('Expected CTC').fill('1500000');
  await page.getByRole('button', { name: 'Get My Plan' }).click();
  await expect(page).toHaveURL(`/combo-plans/checkout/${planID}/1200000/1500000/0`);
  await expect(summary(page)).toContainText('₹5,499.00');
  await page.getByRole('radio', { name: /^Regular plans/ }).check();
  await expect(page).toHaveURL(`/combo-plans/checkout/${planID}/0/0/0`);
  await expect(summary(page)).toContainText('₹2,599.00');
});

test('an address with a CTC the regular plan is for shows the regular plan', { tag: '@any-width' }, async ({
  page,
}) => {
  const planID = await planIDOf(page.request, 'Interview Assist 5');
  await page.goto(`/interview-connect/checkout/${planID}/500000/3`);
  await expect(page).toHaveURL(`/interview-connect/checkout/${planID}/0/0`);
  await expect(summary(page)).toContainText('₹3,299.00');
});

test('the terms are accepted after their end, with the keyboard alone', async ({ page }) => {
  await opens(page, 'Resume Professional');
  await expect(acceptance(page)).toBeDisabled();
  await proceed(page).click({ force: true });
  await isWarned(page, 'Please accept terms and conditions');

  await terms(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(acceptance(page)).toBeDisabled();
  await page.keyboard.press('End');
  await expect(acceptance(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'I have read to the end' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(acceptance(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(acceptance(page)).toBeChecked();
  await expect(proceed(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('a screen reader says that it has read to the end', { tag: '@any-width' }, async ({ page }) => {
  await opens(page, 'Resume Professional');
  await page.getByRole('button', { name: 'I have read to the end' }).press('Enter');
  await expect(acceptance(page)).toBeFocused();
  await expect(acceptance(page)).toBeEnabled();
});

test('the end counts within two pixels, and not before', { tag: '@any-width' }, async ({ page }) => {
  await opens(page, 'Resume Professional');
  const scrollTo = (short: number) =>
    terms(page).evaluate((panel, px) => {
      panel.scrollTop = panel.scrollHeight - panel.clientHeight - px;
    }, short);
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
  test(`a visitor goes on from ${name} by way of an account, and the order is kept`, { tag: '@any-width' }, async ({
    page,
  }) => {
    const planID = await opens(page, name);
    await acceptsTerms(page);
    await proceed(page).click();
    if (name !== 'Priority') {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('I confirmed that my current CTC is less than or equal to Rs.');
      await dialog.getByRole('button', { name: 'OK' }).click();
    }
    await expect(page).toHaveURL(address(planID));
    expect(await stored(page, 'planID')).toBe(String(planID));
    expect(Number(await stored(page, 'totalPrice'))).toBeGreaterThan(0);
  });
}

test('who does not confirm the CTC stays on the checkout', { tag: '@any-width' }, async ({ page }) => {
  await opens(page, 'Interview Assist 5');
  const address = page.url();
  await acceptsTerms(page);
  await proceed(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await stored(page, 'planID')).toBeNull();
});

async function proceedsWithCombo(page: Page): Promise<void> {
  await acceptsTerms(page);
  await proceed(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
}

test('a visitor takes a combo plan along to the guest registration', { tag: '@any-width' }, async ({ page }) => {
  const planID = await opens(page, 'Career Start');
  await page.getByRole('radio', { name: /WELCOME10/ }).check();
  await expect(summary(page)).toContainText('₹2,760.14');
  await proceedsWithCombo(page);
  await expect(page).toHaveURL(/\/combo-plans\/registration\/[^/]+$/);
  const key = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { getPlanFromRedis } = calls['guest-purchases'];
  const kept = await (await page.request.get(addressOf(getPlanFromRedis, { query: { key } }))).json();
  expect(kept).toMatchObject({ planID, price: 2_599, totalPrice: 2_760.14, cgst: 210.52, igst: 0 });
});

test.describe('when the plan cannot be kept for a guest', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/503/] });

  test('people read why, and stay', async ({ page }) => {
    await opens(page, 'Career Start');
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
    await proceedsWithCombo(page);
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('Please try again in a minute.');
    await page.getByRole('button', { name: 'OK' }).click();
    expect(page.url()).toBe(address);
    await expect(proceed(page)).toHaveText('Proceed to Payment');
  });
});

/** Saves an address in Bengaluru. */
async function livesInKarnataka(request: APIRequestContext, { token, accountID }: Person): Promise<void> {
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

test("a member's State is the one of the saved address, and the order goes on to its payment", {
  tag: '@any-width',
}, async ({ page, portal }) => {
  const person = await portal.hasPerson('Anbarasi Venkatasubramanian');
  await livesInKarnataka(page.request, person);
  await comesSignedIn(page, person);
  const planID = await opens(page, 'Career Start');
  await expect(page.getByLabel('Your State').locator('option:checked')).toHaveText('Karnataka');
  await expect(summary(page)).toContainText('IGST (18%)');
  await proceedsWithCombo(page);
  await expect(page).toHaveURL(`/combo-plans/checkout-process/${planID}`);
  expect(await stored(page, 'igst')).toBe('467.82');
});
