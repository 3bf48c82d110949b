import { calls } from '@aarambh/contract';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { StaffPage } from '../support/staff.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { callAsStaff, createStaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

// What waits for a second person was refused at first, and so are the calls of an ended account.
test.use({ expectedProblems: [/Staff\/ChangeStaffRoles/] });

test('roles of a colleague change by two persons, and an ended account loses its session', { tag: '@wide' }, async ({
  page,
}) => {
  const fullName = `Nandini ${uniqueWord()}`;
  const colleague = await createStaffMember(['writer'], fullName);
  const asker = await StaffPage.signIn(page, await createStaffMember(['admin'], 'Kavya Admin'));
  await asker.open('staff', 'Staff');
  const account = page.getByRole('region', { name: fullName });
  const roles = page.getByRole('dialog', { name: `Roles of ${fullName}` });
  const openAccount = () => page.getByLabel('Staff accounts').getByRole('button', { name: fullName }).click();
  await openAccount();
  await account.getByRole('button', { name: 'Change the roles' }).click();
  await roles.getByLabel(/^Support/).check();
  await roles.getByLabel('Reason', { exact: true }).fill('Helps with cases');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await roles.getByRole('button', { name: 'Change the roles' }).click();
  await expect(page.getByText(/A second person must approve it/)).toBeVisible();

  const approver = await StaffPage.signIn(page, await createStaffMember(['admin'], 'Lakshmi Admin'));
  await approver.open('approvals', 'Approvals');
  const request = page.getByRole('listitem').filter({ hasText: 'Helps with cases' }).filter({ hasText: fullName });
  await expectAccessibleInBothThemes(page);
  await request.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The request was approved and carried out.')).toBeVisible();
  expect((await callAsStaff(calls.staff.getStaffProfile, {}, colleague)).roles).toEqual(['writer', 'support']);

  // "Who did this": by the actor, the action and the day, in the address.
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await page.getByLabel('On', { exact: true }).selectOption('staff');
  await page.getByLabel('Number').fill(String(colleague.staff.staffID));
  await expect(page).toHaveURL(new RegExp(`targetID=${colleague.staff.staffID}`));
  const entries = page.getByLabel('Audit entries');
  await entries.getByRole('button', { name: /roles/i }).first().click();
  const entry = page.getByRole('region', { name: /roles/i });
  await expect(entry.getByText('Kavya Admin')).toBeVisible();
  await expect(entry.getByText('Lakshmi Admin')).toBeVisible();
  await expect(entry.getByText('Helps with cases')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await approver.open('staff', 'Staff');
  await openAccount();
  await account.getByRole('button', { name: 'End the account' }).click();
  await approver.giveReason(`End the account of ${fullName}`, 'Leaves the company', 'End the account');
  await expect
    .poll(() =>
      callAsStaff(calls.staff.getStaffProfile, {}, colleague).then(
        () => 'open',
        (error) => String(error),
      ),
    )
    .toContain('401');
});
