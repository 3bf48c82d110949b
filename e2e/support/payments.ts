import { addressOf, calls, type PlanKind } from '@aarambh/contract';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openUntilVisible } from './page-checks.ts';

/** A plan that can be bought. */
export interface OfferedPlan {
  id: number;
  name: string;
  /** The path of its checkout. */
  checkout: string;
}

const { plans } = calls;

/** The call that lists each kind of plan, and the paths of its pages. */
export const planPages = {
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

/** Gets the first plan of a kind. */
export async function getFirstPlan(request: APIRequestContext, kind: PlanKind): Promise<OfferedPlan> {
  const { list, id: name, checkout } = planPages[kind];
  const reply = await request.get(addressOf(list, {}));
  const [plan] = (await reply.json()) as Record<string, number & string>[];
  if (!plan?.[name]) throw new Error(`There is no active ${kind} plan.`);
  return { id: plan[name], name: plan.planName ?? '', checkout: checkout(plan[name]) };
}

/** Accepts the confirmation dialog that some plans show, then waits for an element. */
export async function confirmAndWaitFor(page: Page, target: Locator): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Please confirm' });
  await expect(question.or(target).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(target).toBeVisible();
}

/** Reads and accepts the terms of the checkout, clicks Proceed and waits for an element. */
export async function acceptTermsAndProceed(page: Page, target: Locator): Promise<void> {
  await page
    .getByRole('region', { name: 'Terms and conditions', exact: true })
    .evaluate((terms) => terms.scrollTo(0, terms.scrollHeight));
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await page.getByRole('button', { name: /^Proceed/ }).click();
  await confirmAndWaitFor(page, target);
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Pay with Razorpay' });

/** Goes from the checkout of a plan to the button that opens the payment window. */
export async function goToPayment(page: Page, plan: OfferedPlan): Promise<void> {
  await page.goto(plan.checkout);
  await acceptTermsAndProceed(page, payButton(page));
}

/** Selects an outcome in the TEST payment window. */
export async function chooseOutcome(page: Page, outcome: 'pay' | 'fail' | 'vanish' | 'late' | 'close'): Promise<void> {
  await page.getByRole('dialog', { name: 'Aarambh' }).locator(`[data-way=${outcome}]`).click();
}

/** Buys the first plan of a kind. */
export async function buyFirstPlan(page: Page, request: APIRequestContext, kind: PlanKind): Promise<void> {
  await goToPayment(page, await getFirstPlan(request, kind));
  await payButton(page).click();
  await chooseOutcome(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
}

/** The order stored in the browser until its payment ends (commerce §3). */
export const readStoredOrder = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['razorPayOrderID', 'razorPayKeyID', 'amount', 'couponID'].map((key) => [key, localStorage.getItem(key)]),
    ),
  );

export const NO_STORED_ORDER = { razorPayOrderID: null, razorPayKeyID: null, amount: null, couponID: null };

/** Opens the plans until one is running: the webhook of the payment provider may arrive later. */
export async function expectRunningPlan(page: Page, name: string): Promise<void> {
  const running = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Running' });
  // Plans and invoices appear together.
  await openUntilVisible(page, '/plans/details', running, page.getByRole('heading', { name: 'Invoices' }));
}
