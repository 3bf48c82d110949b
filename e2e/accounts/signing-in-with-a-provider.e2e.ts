import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Types a person into the chooser of the demo's issuer. */
async function comeAs(page: Page, who: { fullName: string; email: string; isVerified: boolean }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with the test account (TEST)' }).click(),
  ]);
  await expect(chooser.getByText('TEST: these are not real accounts')).toBeVisible();
  await chooser.getByLabel(/name/i).fill(who.fullName);
  await chooser
    .getByLabel(/e-?mail/i)
    .first()
    .fill(who.email);
  await chooser.getByLabel(/verified/i).setChecked(who.isVerified);
  await chooser.locator('form').getByRole('button').click();
}

test('a first sign-in makes an account that is asked for its consent, a second one finds it', async ({ page }) => {
  const who = {
    fullName: 'Meera Krishnamurthy',
    email: `meera.${randomUUID().slice(0, 8)}@gmail.com`,
    isVerified: true,
  };
  await page.goto('/account/login');
  await comeAs(page, who);
  await expect(page).toHaveURL('/');
  const first = await page.evaluate(() => localStorage.getItem('accountID'));
  expect(Number(first)).toBeGreaterThan(0);
  await page.goto('/free-listing-jobs');
  await expect(page.getByRole('link', { name: 'Read and agree' })).toBeVisible();

  // On a page that asks nothing meanwhile.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/account/register');
  await comeAs(page, who);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('accountID'))).toBe(first);
});

test('an account with a password is not taken over, and it says what to do', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.hasPerson();
  await page.goto('/account/login');
  await comeAs(page, { fullName: 'Somebody Else', email: person.email, isVerified: true });
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(/password/i);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the way back is kept', { tag: '@any-width' }, async ({ page }) => {
  const who = { fullName: 'Arjun Nair', email: `arjun.${randomUUID().slice(0, 8)}@gmail.com`, isVerified: true };
  await page.goto('/account/login?returnUrl=%2Fjob-seeker%2Fresume');
  await comeAs(page, who);
  await expect(page).toHaveURL('/job-seeker/resume');
});
