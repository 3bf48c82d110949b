import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { forgetSession } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** Signs in at the simulated identity provider. */
async function signInAtProvider(
  page: Page,
  identity: { fullName: string; email: string; isVerified: boolean },
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with the test account (TEST)' }).click(),
  ]);
  await expect(chooser.getByText('TEST: these are not real accounts')).toBeVisible();
  await chooser.getByLabel(/name/i).fill(identity.fullName);
  await chooser
    .getByLabel(/e-?mail/i)
    .first()
    .fill(identity.email);
  await chooser.getByLabel(/verified/i).setChecked(identity.isVerified);
  await chooser.locator('form').getByRole('button').click();
}

test('creates an account and requests consent at the first sign-in, and finds the account at the second', {
  tag: '@any-width',
}, async ({ page }) => {
  const identity = {
    fullName: 'Meera Krishnamurthy',
    email: `meera.${randomUUID().slice(0, 8)}@gmail.com`,
    isVerified: true,
  };
  await page.goto('/account/login');
  await signInAtProvider(page, identity);
  await expect(page).toHaveURL('/');
  const first = await page.evaluate(() => localStorage.getItem('accountID'));
  expect(Number(first)).toBeGreaterThan(0);
  await page.goto('/free-listing-jobs');
  await expect(page.getByRole('link', { name: 'Read and agree' })).toBeVisible();

  await forgetSession(page);
  await page.goto('/account/register');
  await signInAtProvider(page, identity);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('accountID'))).toBe(first);
});

test('rejects the sign-in to an account with a password and shows what to do', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.createAccount();
  await page.goto('/account/login');
  await signInAtProvider(page, { fullName: 'Kavita Iyer', email: person.email, isVerified: true });
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(/password/i);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('redirects to the return URL after the sign-in', { tag: '@any-width' }, async ({ page }) => {
  const identity = { fullName: 'Arjun Nair', email: `arjun.${randomUUID().slice(0, 8)}@gmail.com`, isVerified: true };
  await page.goto('/account/login?returnUrl=%2Fjob-seeker%2Fresume');
  await signInAtProvider(page, identity);
  await expect(page).toHaveURL('/job-seeker/resume');
});
