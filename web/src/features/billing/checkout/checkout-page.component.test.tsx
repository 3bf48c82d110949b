import type { PlanKind, Quote } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { REGULAR_PLAN } from '../plans/index.ts';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutStart } from './load-checkout.ts';

const quote = { price: 999, netAmount: 1178.82 } as Quote;

const checkoutOf = (kind: PlanKind, goodToGoCtc: number): CheckoutStart => ({
  plan: {
    ...{ kind, planID: 5, name: 'Plus', price: 999, recommended: false },
    ...{ facts: [], included: [], bonus: [], fields: {} },
  },
  ctcTerms: REGULAR_PLAN,
  goodToGoCtc,
  coupons: [],
  states: [{ stateID: 1, stateName: 'Maharashtra' }],
  homeStateID: 1,
  choice: { kind, planID: 5, stateID: 1 },
  quote,
  agreement: {
    updated: '1 June 2026',
    summary: ['You pay once.'],
    parts: [{ title: '1. Your plan', points: Array.from({ length: 40 }, (_, at) => `Point ${at}`) }],
  },
});

const open = async (kind: PlanKind, goodToGoCtc: number) => {
  await network.reply('**/GetQuote', { json: quote });
  return renderScreen(() => <CheckoutPage start={checkoutOf(kind, goodToGoCtc)} />);
};

it('offers a personalised plan also where the regular plan has no CTC limit', async () => {
  const screen = await open('interview', 0);
  await expect.element(screen.getByRole('heading', { name: 'CTC Eligibility' })).toBeVisible();
  await expect.element(screen.getByText('The regular plan has no CTC limit.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'I want a plan for my current CTC' }).click();
  await expect.element(screen.getByLabelText('Current CTC')).toBeVisible();
  expect(document.body.textContent).not.toContain('₹0');
});

it('offers both kinds of combo plans without a CTC limit', async () => {
  const screen = await open('combo', 0);
  await expect.element(screen.getByRole('radio', { name: 'Personalised plan, for my current CTC' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Regular plans' })).toBeChecked();
});

it('names the limit where there is one', async () => {
  const screen = await open('resumeMaker', 800_000);
  await expect
    .element(screen.getByRole('checkbox', { name: 'My current CTC is higher than ₹8,00,000 a year' }))
    .toBeVisible();
});

it('asks no CTC for a subscription', async () => {
  const screen = await open('subscription', 0);
  await expect.element(screen.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'CTC Eligibility' }).elements()).toHaveLength(0);
});

it('sums the terms up, and one press goes to their end, where they can be accepted', async () => {
  const screen = await open('resumeMaker', 0);
  await expect.element(screen.getByText('You pay once.')).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'I have read and accept the terms and conditions' });
  await expect.element(box).toBeDisabled();
  await screen.getByRole('button', { name: 'Go to the end of the terms' }).click();
  await expect.element(box).toBeEnabled();
  await expect.element(box).toHaveFocus();
  await expect.element(screen.getByText('Point 39')).toBeInViewport();
});
