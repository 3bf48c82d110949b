import { expect, test } from '../support/test.ts';

test.describe('a forbidden page', () => {
  test.use({ expectedProblems: [/403/] });

  test('replies 403 with a message', { tag: '@any-width' }, async ({ page }) => {
    const response = await page.goto('/unauthorized');
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible();
  });
});

test.describe('an unknown URL', () => {
  test.use({ expectedProblems: [/404/] });

  for (const path of ['/nowhere', '/job/nothing/here', '/account/register/not-a-number']) {
    test(`${path} replies 404 with a link home`, { tag: '@any-width' }, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
      await page.getByRole('link', { name: 'Go to Homepage' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});
