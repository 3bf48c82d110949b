import { calls } from '@aarambh/contract';
import { expectAccessible, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { extractLink, fillInRegistration, type Person, uniqueEmail } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('signs in a new account, which verifies its email with a mailed link', async ({ page, portal }) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/account/register');
  const email = uniqueEmail();
  await fillInRegistration(page, email);
  await page.getByLabel('Mobile Number').fill('98220 12345');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('successfully');
  await expect(page).toHaveURL('/free-listing-jobs');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['token', 'token-expiration', 'fullName', 'accountID']));

  const [id = '', token = ''] = await page.evaluate(() =>
    ['accountID', 'token'].map((key) => localStorage.getItem(key) ?? ''),
  );
  const details = await portal.get(calls.accounts.getJobSeekerDetails, { params: { id } }, { token } as Person);
  expect(details).toMatchObject({ email, mobileNo: '9822012345' });

  const notice = page.getByRole('complementary', { name: 'Your account' });
  await expect(notice).toBeVisible();
  await page.goto(extractLink(await portal.waitForMessage(email), '/account/verify-email'));
  await expect(page.getByText(/verified.*success|success.*verified/i)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Free Listing Jobs' })).toBeVisible();
  await expect(notice).toBeHidden();
});
