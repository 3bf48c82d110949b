import { type ComboPlan, calls } from '@aarambh/contract';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

test('Interview Connect shows answers, links to its plans and opens the contact dialog', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  await page.goto('/interview-connect');
  const plans = (await portal.get(calls.plans.getComboPlans, {})) as ComboPlan[];
  const lowest = Math.min(...plans.map(({ planPrice }) => planPrice));
  await expect(page.getByText(`Plans start at Rs ${lowest.toLocaleString('en-IN')}, plus GST.`)).toBeVisible();
  const answer = page.getByText('Interviews are guaranteed, not job placement.', { exact: false }).last();
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Do you guarantee a job?' }).press('Enter');
  await expect(answer).toBeVisible();

  await page.getByRole('link', { name: 'See the plans' }).first().click();
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Choose This Plan' }).first()).toHaveAttribute(
    'href',
    /^\/combo-plans\/checkout\/\d+\/0\/0\/0$/,
  );

  const contactLink = page.getByRole('link', { name: 'Get in Touch' }).first();
  await contactLink.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get in Touch' });
  await expect(dialog.getByRole('link', { name: 'support@aarambh.example' })).toHaveAttribute('href', /^mailto:/);
  await expect(dialog.getByRole('link', { name: /^WhatsApp \+91/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/91/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contactLink).toBeFocused();
});

test('Resume Maker links to its plans', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/resume-maker');
  await expect(page.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/pricing/plan-list');
  for (const name of ['Make my resume', 'See resume plans', 'Start now'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/pricing?tab=resumeMaker');
  await page.getByRole('link', { name: 'Start now' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Plan types' }).getByRole('link', { name: 'Resume Maker' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('a policy links to its sections and to other policies', { tag: '@any-width' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/refund-policy');
  await page.getByRole('navigation', { name: 'On this page' }).getByText('If you do not agree').click();
  await expect(page.getByRole('heading', { name: 'If you do not agree' })).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Business Policy' }).click();
  await expect(page).toHaveURL('/business-policy');
});
