import { expect, it } from 'vitest';
import { expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RevenueByPlan } from './revenue-by-plan.tsx';

it('shows the revenue of a plan once, to the paisa', async () => {
  const sums = [{ plan: 'Career Plus', revenue: 1_234_567.5 }];
  const screen = await renderScreen(() => <RevenueByPlan sums={sums} rowsOf={(plan) => `/figures?plan=${plan}`} />);
  const card = screen.getByRole('link', { name: /^Career Plus/ });
  await expect.element(card).toBeVisible();
  expect([...card.element().children].map(({ textContent }) => textContent)).toEqual([
    'Career Plus',
    '₹12,34,567.50',
    'without tax',
  ]);
  await expectFitsEveryWidth();
});
