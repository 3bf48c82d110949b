import { addAuthenticator } from '../support/authenticator.ts';
import { openScriptlessPage } from '../support/browser/open-scriptless-page.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { StaffPage } from '../support/staff.ts';
import { createStaffMember, inviteColleague, STAFF_PASSWORD, takeCode } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

/** What is refused on purpose: browsers report every such status. */
test.use({ expectedProblems: [/status of 40[09] .*\/api\/Staff\/(RemovePasskey|ChangePassword)/] });

test('a colleague whose second factor is a passkey signs in with it, and cannot remove the last factor', {
  tag: '@wide',
}, async ({ page }) => {
  const { session, setVerified } = await addAuthenticator(page);
  const { email, path } = await inviteColleague('Devika Passkey', ['support']);
  await page.goto(path);
  await page.getByLabel('New password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You need a second factor besides your password')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Passkey' }).click();
  await page.getByLabel('Passkey name').fill('My laptop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('I have stored these codes').check();
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page).toHaveURL(/\/staff\/today$/);

  // Not on a page of the console, which would call without a session.
  await openScriptlessPage(page);
  await page.evaluate(() => localStorage.removeItem('staff-session'));
  await page.goto('/staff/account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toBeFocused();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await setVerified(false);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/No passkey was used/)).toBeVisible();
  await setVerified(true);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();

  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);
  await expect(passkeys).toContainText('last used');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This is your only second factor. Add another one first.')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(passkeys).toHaveCount(1);
  await session.detach();
});

test('staff renew their recovery codes, replace the app, change the password and end other sessions', {
  tag: '@any-width',
}, async ({ page }) => {
  const member = await createStaffMember(['support'], 'Farah Own');
  const staff = await StaffPage.signIn(page, member);
  await staff.open('account', 'My account');
  await expect(page.getByText('10 codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Renew the codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByLabel('I have stored these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Replace the app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(takeCode({ secret, lastStep: 0, recoveryCodes: [] }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The authenticator app was set up.').first()).toBeVisible();
  await expectFitsEveryScreen(page);

  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel('Current password').fill('not my password at all');
  await password.getByLabel('New password').fill('five other words for me');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByText('This is not your password.')).toBeVisible();
  await password.getByLabel('Current password').fill(STAFF_PASSWORD);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText(/Your password was changed/).first()).toBeVisible();
  await expect(password.getByLabel('New password')).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});
