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
    await expect(page).toHaveURL('/job/search?keyword=manager');
    await expect(page.getByText(/jobs found/)).toBeVisible();
    const filters = page.getByRole('link', { name: 'Filters', exact: true });
    // A column on wide screens; folded on phones, where the results come first.
    if (await filters.isVisible()) {
      await expect(page.getByLabel('Work from home')).toBeHidden();
      await filters.click();
    }
    await page.getByLabel('Work from home').check();
    await page.getByLabel('Full time').check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByRole('link', { name: 'Remove Full time' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove Work from home' })).toBeVisible();
    await expect(page).toHaveURL('/job/search?keyword=manager&mode=home&type=full-time');
  });

  test('on a phone the results come before the folded filters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/job/search?keyword=manager');
    await expect(page.getByRole('article').first()).toBeInViewport();
    await expect(page.getByLabel('Fresher')).toBeHidden();
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(page.getByLabel('Fresher')).toBeVisible();
    await expect(page).toHaveURL(/keyword=manager#filters$/);
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

  test("members' pages show a notice, and nothing that seems to load", async ({ page }) => {
    for (const path of [
      '/dashboard',
      '/job/alerts',
      '/job-seeker/applications',
      '/interview-schedules/list',
      '/free-listing-jobs',
      '/profile/update',
      '/account/change-password',
      '/job/validate/1',
    ]) {
      await page.goto(path);
      const notice = page.locator('noscript > div');
      await expect(notice, path).toHaveCount(1);
      expect(await notice.textContent(), path).toContain('JavaScript. Please turn it on in your browser.');
      await expect(page.locator('.animate-shimmer, .animate-spin').filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('a job page shows no button that does nothing', async ({ page, portal }) => {
    const { vacancyID } = await portal.getVacancy('standard');
    await page.goto(`/job/details/${vacancyID}`);
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' }).first()).toBeVisible();
    for (const name of ['Share', 'Copy link'])
      await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});
