import { extractLink, fillInRegistration, uniqueEmail } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('signs in a new account, which verifies its email with a mailed link', {
  tag: '@any-width',
}, async ({ page, portal }) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/account/register');
  const email = uniqueEmail();
  await fillInRegistration(page, email);
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('successfully');
  await expect(page).toHaveURL('/free-listing-jobs');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['token', 'token-expiration', 'fullName', 'accountID']));

  const notice = page.getByRole('complementary', { name: 'Your account' });
  await expect(notice).toBeVisible();
  await page.goto(extractLink(await portal.waitForMessage(email), '/account/verify-email'));
  await expect(page.getByText(/verified.*success|success.*verified/i)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Free Listing Jobs' })).toBeVisible();
  await expect(notice).toBeHidden();
});
