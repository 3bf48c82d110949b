import { allCalls } from '@aarambh/contract';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

test('the reference shows every call, its style included', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.locator('details')).toHaveCount(allCalls.length);
  await page.getByRole('link', { name: 'SaveUserName' }).click();
  await expect(page.getByRole('rowheader', { name: 'mobileNo' })).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveCSS('font-family', /Times/);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});

test('the address in an error leads to what the error means', { tag: '@any-width' }, async ({ page, request }) => {
  const reply = await request.get('/api/vacancyportal/SearchVacancy?keyword=%20');
  const { type } = (await reply.json()) as { type: string };
  await page.goto(type);
  await expect(page.locator(':target')).toContainText('Please check what you entered and try again.');
  await expect(page.locator(':target')).toBeInViewport();
});
