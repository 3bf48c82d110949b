import { addressOf, calls, type PlanKind } from '@aarambh/contract';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** A plan on offer and the way to buy it. */
export interface PlanOnOffer {
  id: number;
  name: string;
  /** The page of its checkout. */
  checkout: string;
}

const { plans } = calls;

/** How each kind of plan is found and where it is bought; the addresses are the specification's. */
export const shelves = {
  subscription: {
    path: '/plans',
    list: plans.getAllActiveCandidatePlans,
    id: 'candidatePlanID',
    checkout: (id: number) => `/plans/checkout/${id}`,
  },
  interview: {
    path: '/interview-connect',
    list: plans.getInterviewPlans,
    id: 'interviewAssistancePlanID',
    checkout: (id: number) => `/interview-connect/checkout/${id}/0/0`,
  },
  resumeMaker: {
    path: '/resume-maker',
    list: plans.getResumeMakerPlans,
    id: 'resumeMakerPlanID',
    checkout: (id: number) => `/resume-maker/checkout/${id}/0`,
  },
  combo: {
    path: '/combo-plans',
    list: plans.getComboPlans,
    id: 'comboPlanID',
    checkout: (id: number) => `/combo-plans/checkout/${id}/0/0/0`,
  },
} as const satisfies Record<PlanKind, object>;

/** The first plan of a kind. */
export async function planOf(request: APIRequestContext, kind: PlanKind): Promise<PlanOnOffer> {
  const { list, id: name, checkout } = shelves[kind];
  const reply = await request.get(addressOf(list, {}));
  const [plan] = (await reply.json()) as Record<string, number & string>[];
  if (!plan?.[name]) throw new Error(`No plan of kind ${kind} is on offer.`);
  return { id: plan[name], name: plan.planName ?? '', checkout: checkout(plan[name]) };
}

/** Answers the question after a press, where the plan asks one, and waits for what comes then. */
export async function confirmsUntil(page: Page, arrived: Locator): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Please confirm' });
  await expect(question.or(arrived).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'OK' }).click();
  await expect(arrived).toBeVisible();
}

/** Reads and accepts the terms of the checkout on the page, and goes on. */
export async function proceeds(page: Page, arrived: Locator): Promise<void> {
  await page
    .getByRole('region', { name: 'Terms and conditions', exact: true })
    .evaluate((terms) => terms.scrollTo(0, terms.scrollHeight));
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await page.getByRole('button', { name: /^Proceed/ }).click();
  await confirmsUntil(page, arrived);
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Pay with Razorpay' });

/** Goes from the checkout of a plan to the button that opens the payment window. */
export async function goesToPay(page: Page, plan: PlanOnOffer): Promise<void> {
  await page.goto(plan.checkout);
  await proceeds(page, payButton(page));
}

/** Presses one of the choices of the TEST payment window, once it is ready. */
export async function chooses(page: Page, way: 'pay' | 'fail' | 'vanish' | 'late' | 'close'): Promise<void> {
  await page.getByRole('dialog', { name: 'Aarambh' }).locator(`[data-way=${way}]`).click();
}

/** What a payment keeps in the browser until it ends (commerce §3). */
export const keptOrder = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['razorPayOrderID', 'razorPayKeyID', 'amount', 'couponID'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );

export const NOTHING_KEPT = { razorPayOrderID: null, razorPayKeyID: null, amount: null, couponID: null };

/** Looks at the plans until one of a name runs: what the provider tells us by itself may take a moment. */
export async function expectRunningPlan(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto('/plans/details');
    await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Running' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
}
