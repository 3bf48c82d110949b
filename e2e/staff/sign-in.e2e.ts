import { staffRoles } from '@aarambh/contract';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFitsEveryScreen,
  expectNoShift,
} from '../support/page-checks.ts';
import { uniqueEmail } from '../support/portal.ts';
import { StaffPage } from '../support/staff.ts';
import { createStaffMember, inviteColleague, STAFF_PASSWORD, takeCode } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

/** What waits for a second person was refused at first: browsers report every such status. */
test.use({ expectedProblems: [/status of 409 .*\/api\/Staff\/InviteStaff/] });

test('an invited administrator sets up two factors, signs in with each, and invites a colleague whom another approves', {
  tag: '@any-width',
}, async ({ page }) => {
  const { email, path } = await inviteColleague('Kavya Admin', ['admin']);
  await page.goto(path);
  await expect(page.getByText(`Kavya Admin (${email}): admin`)).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByLabel('New password').fill('too short');
  await page.getByLabel('New password').press('Enter');
  await expect(page.getByText('Use at least 12 characters')).toBeVisible();
  await page.getByLabel('New password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('button', { name: 'Authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const factor = { secret, lastStep: 0, recoveryCodes: [] as string[] };
  await page.getByLabel('Code from the app').fill(takeCode(factor));
  await page.getByRole('button', { name: 'Continue' }).click();

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  factor.recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page.getByText('Store the codes first')).toBeVisible();
  await page.getByLabel('I have stored these codes').check();
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(
    page
      .getByRole('navigation', { name: 'Console' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .first(),
  ).toBeVisible();

  // Signing out, and in again with a recovery code: the screen that was asked for opens.
  await signOut(page);
  await page.goto('/staff/staff');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(factor.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(page.getByLabel('Staff accounts').getByText('Kavya Admin').first()).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  const invited = uniqueEmail();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByLabel('Name').fill('Nandini Writer');
  await form.getByLabel('Email').fill(invited);
  await form.getByLabel('Reason').fill('More resumes than one person writes');
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByText('Choose at least one role')).toBeVisible();
  await form.getByLabel(/^Writer/).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(/A second person must approve it/)).toBeVisible();

  // Requesters cannot approve their own request.
  await page.goto('/staff/approvals');
  const request = page.getByRole('listitem', { name: 'Invite staff, Kavya Admin' }).filter({ hasText: invited });
  await expect(request.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(request.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expectAccessible(page);

  const colleague = await StaffPage.signIn(page, await createStaffMember(['admin'], 'Lakshmi Admin'));
  await colleague.open('approvals', 'Approvals');
  await expectNoShift(page);
  await expectFitsEveryScreen(page);
  await request.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The request was approved and carried out.')).toBeVisible();

  await colleague.open(`audit?action=InviteStaff&actor=Kavya`, 'Audit');
  const entries = page.getByLabel('Audit entries');
  await expect(
    entries.getByText('More resumes than one person writes').or(entries.getByText('Kavya Admin')).first(),
  ).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await entries.getByRole('button', { name: 'Invite staff', exact: true }).first().click();
  const pane = page.getByRole('region', { name: 'Invite staff' });
  await expect(pane.getByText('Lakshmi Admin')).toBeVisible();
  await expect(pane.getByText(invited)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
});

test('keys open screens, search and list themselves', { tag: '@wide' }, async ({ page, signInAsStaff }) => {
  const console = await signInAsStaff(['admin']);
  await console.open('staff', 'Staff');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Who')).toBeFocused();
  await page.keyboard.type('nobody of this name');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await expect(page).toHaveURL(/actor=nobody\+of\+this\+name/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Search in the list')).toBeVisible();
  await expectAccessible(page);
});

test('the page of demo codes has an account of each role, with its code', async ({ page }) => {
  await page.goto('/staff/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Demo codes' })).toBeVisible();
  const accounts = page.getByRole('region', { name: 'Demo accounts' }).getByRole('listitem');
  await expect(accounts).toHaveCount(staffRoles.length);
  for (const role of staffRoles) await expect(accounts.filter({ hasText: `(${role})` })).toContainText(/\d{3} \d{3}$/);
  await page.locator('summary', { hasText: 'Keys for an authenticator app' }).click();
  await expect(page.getByText(/^[A-Z2-7]{32}$/)).toHaveCount(staffRoles.length);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
});

test('roles decide what the console offers', { tag: '@any-width' }, async ({ page, signInAsStaff }) => {
  const console = await signInAsStaff(['writer']);
  await page.goto('/staff/staff');
  await expect(page.getByRole('heading', { name: 'Your roles do not include Staff' })).toBeVisible();
  expect(console.member.staff.roles).toEqual(['writer']);
});

test('an address outside the console is not opened after signing in', { tag: '@any-width' }, async ({
  page,
  signInAsStaff,
}) => {
  await signInAsStaff(['writer']);
  await page.goto('/staff/sign-in?next=//example.com/');
  await expect(page).toHaveURL(/\/staff\/today$/);
});

async function signOut(page: import('@playwright/test').Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}
