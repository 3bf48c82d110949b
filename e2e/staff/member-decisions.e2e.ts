import { readFile } from 'node:fs/promises';
import { calls } from '@aarambh/contract';
import { indiaTimeIn } from '../support/india-time.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { PASSWORD } from '../support/portal.ts';
import { StaffPage } from '../support/staff.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { callAsStaff, createStaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

// A fresh code is needed, or a second person: the browser reports these replies.
test.use({ expectedProblems: [/Staff\/(ExportMember|SuspendMember)/] });

test('trust staff export the data of a member, suspend for ever with a colleague, and erase the account', {
  tag: '@wide',
}, async ({ page, portal }) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const { email, accountID } = await portal.createAccount(fullName);
  const asker = await StaffPage.signIn(page, await createStaffMember(['support', 'trust'], 'Tara Trust'));
  const colleague = await createStaffMember(['trust'], 'Omkar Trust');
  await asker.open(`members/${accountID}`, fullName);

  await asker.expireFactorOnce('Staff/ExportMember');
  await page.getByRole('button', { name: 'Export data' }).click();
  const question = page.getByRole('dialog', { name: `Export the data of ${fullName}` });
  await expect(question.getByText('Send the file to the address of the account only.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  const downloading = page.waitForEvent('download');
  await asker.giveReason(`Export the data of ${fullName}`, 'The member asked for it by mail.', 'Export');
  await expect(page.getByRole('dialog', { name: 'Confirm your identity' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await asker.confirmFactor();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`member-${accountID}.html`);
  const file = await readFile(await download.path(), 'utf8');
  for (const part of [fullName, email]) expect(file).toContain(part);

  const cause = `Sold places at an interview (${uniqueWord()}).`;
  await page.getByRole('button', { name: 'Suspend' }).click();
  const form = page.getByRole('dialog', { name: `Suspend ${fullName}` });
  await form.getByLabel('Suspend for').selectOption({ label: 'Permanently (needs a second person)' });
  await form.getByLabel('Reason').fill(cause);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await form.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/A second person must approve it/)).toBeVisible();
  const suspended = page.getByText(/^Suspended permanently by /);
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await expect(suspended).toHaveCount(0);

  // Requesters cannot approve their own request.
  const request = page.getByRole('listitem', { name: 'Suspend member, Tara Trust' }).filter({ hasText: cause });
  await asker.open('approvals', 'Approvals');
  await expect(request.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(request.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const approver = await StaffPage.signIn(page, colleague);
  await approver.open('approvals', 'Approvals');
  await expect(request).toContainText('A permanent suspension needs two persons.');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await request.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
  await approver.open(`members/${accountID}`, fullName);
  await expect(suspended).toContainText(cause);
  await expectAccessibleInBothThemes(page);

  const signIn = async () => {
    await page.goto('/account/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
  };
  await signIn();
  await expect(page.getByText(`Your account is suspended. Reason: ${cause}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await approver.open(`members/${accountID}`, fullName);
  await page.getByRole('button', { name: 'Erase' }).click();
  await approver.giveReason(
    `Erase the account of ${fullName}`,
    'The member asked for it by mail.',
    'Erase the account',
  );
  await expect(page.getByText(`Member ${accountID} was erased.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted account' })).toBeVisible();
  await expect(page.getByText(fullName)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await signIn();
  await expect(page.getByText(/No account|not registered|Invalid|incorrect/i)).toBeVisible();
  await expect(page.getByText(/suspended/)).toHaveCount(0);
});

test('the audit log says who did what on which day', { tag: '@wide' }, async ({ page, portal }) => {
  const { accountID } = await portal.createAccount();
  const name = `Tara ${uniqueWord()}`;
  const member = await createStaffMember(['trust'], name);
  const reason = 'Sent fake offer letters.';
  await callAsStaff(calls.staff.suspendMember, { body: { memberID: accountID, days: 1, reason } }, member);
  await callAsStaff(calls.staff.endSuspension, { body: { memberID: accountID, reason: 'It was a mistake.' } }, member);

  const staff = await StaffPage.signIn(page, member);
  await staff.open('audit', 'Audit');
  const entries = page.getByLabel('Audit entries').locator('[data-row]');
  const dayIn = (hours: number) => indiaTimeIn(hours).split(' ')[0] ?? '';
  await page.getByLabel('Who').fill(name);
  await page.getByLabel('Day').fill(dayIn(0));
  await expect(entries.filter({ hasText: 'End suspension' })).toHaveCount(1);
  await page.getByLabel('Action').fill('suspend member');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Suspend member');
  await expect(entries).toContainText(name);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  // The filters are in the address.
  await page.reload();
  await entries.getByRole('button').first().click();
  const entry = page.getByRole('region', { name: 'Suspend member' });
  await expect(entry).toContainText(reason);
  await expect(entry).toContainText(`member ${accountID}`);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');

  await page.getByLabel('Day').fill(dayIn(-24));
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await expect(entries).toHaveCount(0);
});
