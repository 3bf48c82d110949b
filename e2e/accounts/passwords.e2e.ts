import { WRONG_CURRENT_PASSWORD } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { extractLink, logIn, PASSWORD, type Person } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'Nayi@13579';

async function requestResetLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: /not a robot/ }).click();
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).not.toHaveAttribute('aria-disabled');
  await send.click();
}

test('resets a forgotten password with a single-use link sent by mail', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.createAccount();
  await page.goto('/account/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/account/forgot-password');
  await requestResetLink(page, person.email);
  await expect(page.getByRole('status').filter({ hasText: /success/i })).toBeVisible();
  await expectAccessible(page);

  const link = extractLink(await portal.waitForMessage(person.email, /reset-password/), '/account/reset-password');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Retype Password').fill(`${NEW_PASSWORD}x`);
  await page.getByLabel('Retype Password').blur();
  await expect(page.getByText('New Password and Retype Password must be same')).toBeVisible();
  await page.getByLabel('Retype Password').fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL('/account/login');
  await expect(page.getByText('Your password was reset successfully.')).toBeVisible();
  await logIn(page, person, NEW_PASSWORD);
  await expect(page).toHaveURL('/free-listing-jobs');

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Phir@13579');
  await page.getByLabel('Retype Password').fill('Phir@13579');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
});

test('shows the same reply for an unknown email as for a known one', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.createAccount();
  await page.goto('/account/forgot-password');
  await requestResetLink(page, person.email);
  const reply = page.getByRole('status').filter({ hasText: /success/i });
  const known = await reply.textContent();
  await page.reload();
  await requestResetLink(page, `unknown.${person.email}`);
  await expect(reply).toHaveText(known ?? '');
});

test('requires the captcha', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/forgot-password');
  await page.getByLabel('Email').fill('priya@');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('priya@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).press('Enter');
  await expect(page.getByText('Please complete the reCAPTCHA.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the captcha cannot be verified', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/503|Failed to load resource/] });

  test('shows a message', { tag: '@any-width' }, async ({ page }) => {
    await page.route('**/Recaptcha/verify', (route) => route.abort());
    await page.goto('/account/forgot-password');
    await requestResetLink(page, 'priya@example.com');
    await expect(page.getByRole('alert')).toContainText('Server error');
  });
});

test('shows a message when the server rejects the captcha', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/Recaptcha/verify', (route) => route.fulfill({ json: { success: false, pass: '' } }));
  await page.goto('/account/forgot-password');
  await requestResetLink(page, 'priya@example.com');
  await expect(page.getByRole('alert')).toContainText('Captcha validation failed on server.');
});

test('shows a message for an invalid link', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/verify-email/no-such-token');
  await expect(page.getByText('Invalid token. Please try again.')).toBeVisible();
  await expectAccessible(page);
});

test('changes the password and signs out all other sessions', { tag: '@any-width' }, async ({
  page,
  person,
  request,
}) => {
  const otherSignIn = await request.post('/api/JobSeekerMasters/GetUserDetailsByEmail', {
    data: { email: person.email, password: PASSWORD },
  });
  const other = (await otherSignIn.json()) as Person;
  await page.goto('/account/change-password');
  const button = page.getByRole('main').getByRole('button', { name: 'Change Password' });
  await button.press('Enter');
  for (const message of ['Current Password is required.', 'New Password is required.', 'Retype Password is required.'])
    await expect(page.getByText(message)).toBeVisible();

  await page.getByLabel('Current Password').fill('Wrong@2468');
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Retype Password').fill(NEW_PASSWORD);
  await button.click();
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(WRONG_CURRENT_PASSWORD);
  await expect(page.getByLabel('Current Password')).toBeFocused();

  await page.getByLabel('Current Password').fill(PASSWORD);
  await button.click();
  await expect(page.getByText('Your password was changed successfully.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goto('/account/security');
  await expect(page.getByText('Password changed')).toBeVisible();
  const rejected = await request.get(`/api/JobSeekerSessions/GetSessions/${person.accountID}`, {
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(rejected.status()).toBe(401);
});

test('lists the active sessions and ends one or all of them', { tag: '@any-width' }, async ({
  page,
  person,
  request,
}) => {
  await request.post('/api/JobSeekerMasters/GetUserDetailsByEmail', {
    data: { email: person.email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:125.0) Gecko/20100101 Firefox/125.0' },
  });
  await page.goto('/account/security');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(page.getByRole('button', { name: 'Sign out Firefox on Windows' })).toBeHidden();
  await expect(page.getByText('Signed out on one device')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/account/login');
  await logIn(page, person, PASSWORD);
  await expect(page).toHaveURL('/free-listing-jobs');
});
