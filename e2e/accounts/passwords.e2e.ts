import type { Page } from '@playwright/test';
import { linkIn, PASSWORD, type Person } from '../support/people.ts';
import { expectAccessible } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'Nayi@13579';

async function logIn(page: Page, person: Person, password: string): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: /not a robot/ }).click();
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await expect(send).not.toHaveAttribute('aria-disabled');
  await send.click();
}

test('a forgotten password is set anew with a mailed link, once', { tag: '@any-width' }, async ({ page, portal }) => {
  const person = await portal.hasPerson();
  await page.goto('/account/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/account/forgot-password');
  await askForLink(page, person.email);
  await expect(page.getByRole('status').filter({ hasText: /success/i })).toBeVisible();
  await expectAccessible(page);

  const link = linkIn(await portal.messageTo(person.email, /reset-password/), '/account/reset-password');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Retype Password').fill(`${NEW_PASSWORD}x`);
  await page.getByLabel('Retype Password').blur();
  await expect(page.getByText('New Password and Retype Password must be same')).toBeVisible();
  await page.getByLabel('Retype Password').fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/account/login');
  await logIn(page, person, NEW_PASSWORD);
  await expect(page).toHaveURL('/free-listing-jobs');

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Phir@13579');
  await page.getByLabel('Retype Password').fill('Phir@13579');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');
});

test('an unknown address gets the same answer as a known one', { tag: '@any-width' }, async ({ page, portal }) => {
  const person = await portal.hasPerson();
  await page.goto('/account/forgot-password');
  await askForLink(page, person.email);
  const answer = page.getByRole('status').filter({ hasText: /success/i });
  const known = await answer.textContent();
  await page.reload();
  await askForLink(page, `nobody.${person.email}`);
  await expect(answer).toHaveText(known ?? '');
});

test('the captcha must be solved first', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/forgot-password');
  await page.getByLabel('Email').fill('priya@');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('priya@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).press('Enter');
  await expect(page.getByText('Please complete the reCAPTCHA.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the captcha cannot be checked', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/503|Failed to load resource/] });

  test('it says so', { tag: '@any-width' }, async ({ page }) => {
    await page.route('**/Recaptcha/verify', (route) => route.abort());
    await page.goto('/account/forgot-password');
    await askForLink(page, 'priya@example.com');
    await expect(page.getByRole('alert')).toContainText('Server error');
  });
});

test('a captcha that the server refuses is told', { tag: '@any-width' }, async ({ page }) => {
  await page.route('**/Recaptcha/verify', (route) => route.fulfill({ json: { success: false, pass: '' } }));
  await page.goto('/account/forgot-password');
  await askForLink(page, 'priya@example.com');
  await expect(page.getByRole('alert')).toContainText('Captcha validation failed on server.');
});

test('a link that is not valid says so', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/account/verify-email/no-such-token');
  await expect(page.getByText('Invalid token. Please try again.')).toBeVisible();
  await expectAccessible(page);
});

test('a password is changed, and every other place is signed out', { tag: '@any-width' }, async ({
  page,
  person,
  request,
}) => {
  const elsewhere = await request.post('/api/JobSeekerMasters/GetUserDetailsByEmail', {
    data: { email: person.email, password: PASSWORD },
  });
  const other = (await elsewhere.json()) as Person;
  await page.goto('/account/change-password');
  const button = page.getByRole('main').getByRole('button', { name: 'Change Password' });
  await button.press('Enter');
  for (const message of ['Current Password is required.', 'New Password is required.', 'Retype Password is required.'])
    await expect(page.getByText(message)).toBeVisible();

  await page.getByLabel('Current Password').fill('Wrong@2468');
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Retype Password').fill(NEW_PASSWORD);
  await button.click();
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByLabel('Current Password').fill(PASSWORD);
  await button.click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.goto('/account/security');
  await expect(page.getByText('Password changed')).toBeVisible();
  const refused = await request.get(`/api/JobSeekerSessions/GetSessions/${person.accountID}`, {
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect(refused.status()).toBe(401);
});

test('one sees where one is signed in and ends it, one by one or everywhere', { tag: '@any-width' }, async ({
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
  await expect(page.getByText('One place signed out')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/account/login');
  await logIn(page, person, PASSWORD);
  await expect(page).toHaveURL('/free-listing-jobs');
});
