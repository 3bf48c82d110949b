import { expect, test } from '../support/test.ts';
import { completePages, visit } from '../support/visits.ts';

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const given of completePages) {
    test(`${given.name} is complete`, async ({ page, portal, request }) => {
      await visit(page, given, { portal, request });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Aarambh/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    });
  }

  test('the search works', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Job title, skill or company' }).fill('manager');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await expect(page).toHaveURL(/keyword=manager/);
    await expect(page.getByText(/jobs found/)).toBeVisible();
    await page.getByLabel('Work from home').check();
    await page.getByLabel('Full time').check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByRole('link', { name: 'Remove Full time' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove Work from home' })).toBeVisible();
    await expect(page).toHaveURL(/keyword=manager/);
  });

  test('forms that need JavaScript show a notice', async ({ page }) => {
    for (const path of [
      '/account/register',
      '/account/login',
      '/account/forgot-password',
      '/account/reset-password/x',
    ]) {
      await page.goto(path);
      // Text locators ignore <noscript>.
      await expect(page.locator('noscript > div')).toBeVisible();
      expect(await page.locator('noscript > div').textContent()).toContain('This form needs JavaScript.');
    }
  });
});
