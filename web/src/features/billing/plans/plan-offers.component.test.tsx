import { expect, it } from 'vitest';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { OfferedPlan } from './offered-plan.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanOffers } from './plan-offers.tsx';

const failure = { failure: 'We could not load the plans. Please try again.', status: 503 };

it('subscriptions that could not be loaded show the text of the specification and a retry', async () => {
  const screen = await renderScreen(() => <PlanOffers kind="subscription" offers={failure} />);
  await expect.element(screen.getByText('No subscription plans match your criteria.')).toBeVisible();
  await expect.element(screen.getByText(failure.failure)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const plan = {
  ...{ kind: 'combo', planID: 4, name: 'Combo Starter', price: 999, recommended: false },
  ...{ facts: [], included: [], bonus: [], fields: {} },
} as unknown as OfferedPlan;

it('a combo card leads visitors to the quick purchase without an account', async () => {
  document.documentElement.dataset.session = 'out';
  const screen = await renderScreen(() => <PlanCard plan={plan} />);
  const quick = screen.getByRole('link', { name: 'Buy without an account: Combo Starter' });
  await expect.element(quick).toBeVisible();
  await expect.element(quick).toHaveAttribute('href', '/combo-plans/quick/4');
});

it('the other kinds of plan have no quick purchase', async () => {
  const screen = await renderScreen(() => <PlanCard plan={{ ...plan, kind: 'interview' }} />);
  await expect.element(screen.getByRole('link', { name: 'Choose This Plan: Combo Starter' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /without an account/ })).not.toBeInTheDocument();
});

it.each(['interview', 'subscription'] as const)(
  '%s plans are shown with what is free and what is sold',
  async (kind) => {
    const offers = { plans: [{ ...plan, kind }] };
    const screen = await renderScreen(() => <PlanOffers kind={kind} offers={offers as never} />);
    await expect.element(screen.getByText(EMPLOYERS_ASK_NO_MONEY, { exact: false })).toBeVisible();
    await expect.element(screen.getByText(ONLY_PLANS_ARE_SOLD, { exact: false })).toBeVisible();
  },
);

it.each([true, false])('plans with a priority listing (%s) say what a credit is used for', async (priorityListing) => {
  const plans = [plan, { ...plan, planID: 5, fields: { priorityListing } }];
  const screen = await renderScreen(() => <PlanOffers kind="subscription" offers={{ plans } as never} />);
  await expect.element(screen.getByText(EMPLOYERS_ASK_NO_MONEY, { exact: false })).toBeVisible();
  const rule = screen.getByText(/No credit is used .* return its credit within 24 hours/);
  expect(rule.elements()).toHaveLength(priorityListing ? 1 : 0);
});
