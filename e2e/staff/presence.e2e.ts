import { calls } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { runOnDatabase } from '../support/database.ts';
import { indiaTimeIn } from '../support/india-time.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { StaffPage } from '../support/staff.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { callAsStaff, createStaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

/** Opens an address and waits until the server knows of it. */
async function openAndTell(staff: StaffPage, path: string, heading: RegExp): Promise<void> {
  const shown = staff.page.waitForResponse(/Staff\/ShowPresence/);
  await staff.page.goto(`/staff/${path}`);
  await expect(staff.page.getByRole('heading', { name: heading }).first()).toBeVisible();
  expect((await shown).status()).toBe(200);
}

const colleaguesOn = (page: Page) => page.getByRole('status', { name: 'Colleagues here' });

test('two people at one vacancy see each other, and the one who saves last overwrites nothing', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const title = `Storekeeper ${uniqueWord()}`;
  const asha = await StaffPage.signIn(page, await createStaffMember(['recruiter'], 'Asha Rao'));
  const vacancyID = await postVacancy(asha.member, title, 'Chandrika Stores', { asDraft: true });
  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const options = { viewport: viewport ?? null, isMobile: isMobile ?? false, hasTouch: hasTouch ?? false };
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? '', ...options });
  const bala = await StaffPage.signIn(await context.newPage(), await createStaffMember(['recruiter'], 'Bala Iyer'));
  const heading = new RegExp(title);

  await openAndTell(bala, `vacancies/${vacancyID}/edit`, heading);
  await openAndTell(asha, `vacancies/${vacancyID}`, heading);
  await expect(colleaguesOn(page)).toHaveText('Bala Iyer is editing this.');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  // Asha saves first, from her own form.
  await page.goto(`/staff/vacancies/${vacancyID}/edit`);
  await page.getByLabel('Description').fill('Keep the stock and the books.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  await bala.page.getByLabel('Description').fill('Keep the shop.');
  await bala.page.getByRole('button', { name: 'Save' }).click();
  const refusal = bala.page.getByRole('alertdialog');
  await expect(refusal).toContainText('This vacancy was changed by someone else. Asha Rao,');
  await refusal.getByRole('button').click();
  await expect(bala.page.getByLabel('Description')).toHaveValue('Keep the shop.');
  await expect(bala.page.getByText('This vacancy was changed by someone else').first()).toBeVisible();

  // Bala closes the form and is no longer shown.
  const left = bala.page.waitForResponse(/Staff\/LeavePresence/);
  await bala.page.getByRole('link', { name: 'Cancel' }).click();
  await left;
  await bala.page.goto('/staff/vacancies');
  await openAndTell(asha, `vacancies/${vacancyID}`, heading);
  await expect(colleaguesOn(page)).toBeEmpty();
  await context.close();
});

test('a piece of work of today is claimed, shown as mine, given up, and claimed again by one undo', async ({
  page,
  portal,
}) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const { accountID } = await portal.createAccount(fullName);
  const member = await createStaffMember(['recruiter'], 'Asha Today');
  const vacancyID = await postVacancy(member, `Storekeeper ${uniqueWord()}`, 'Chandrika Stores');
  const [date = '', time = ''] = indiaTimeIn(48).split(' ');
  const { interviewScheduleID } = await callAsStaff(
    calls.interviews.scheduleInterview,
    { body: { accountID, vacancyID, date, time, durationMinutes: 30, mode: 'Phone', place: '9876543210', note: '' } },
    member,
  );
  // Its outcome has been missing for longest: it is the first of today.
  await runOnDatabase(`update interviews set starts_at = '2020-01-01T05:00:00Z' where id = ${interviewScheduleID}`);

  const staff = await StaffPage.signIn(page, member);
  await staff.open('today', 'Today');
  const rows = page.getByLabel('Due first').locator('[data-row]');
  const row = rows.filter({ hasText: fullName });
  await row.getByRole('button', { name: `Claim ${fullName}` }).click();
  await expect(row.getByRole('button', { name: `Unclaim ${fullName}` })).toBeVisible();
  await page.getByLabel('Show').selectOption('Mine');
  await expect(page).toHaveURL(/whose=mine/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(row).toContainText('Overdue');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  await row.getByRole('button', { name: `Unclaim ${fullName}` }).click();
  await expect(page.getByText('You have no claimed work')).toBeVisible();
  await expect(page.getByText('It is unclaimed again.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row.getByRole('button', { name: `Unclaim ${fullName}` })).toBeVisible();

  // The number of its kind opens the list that has it.
  await page.getByRole('link', { name: /^Interviews without an outcome/ }).click();
  await page.getByLabel('Interviews', { exact: true }).getByRole('button', { name: fullName }).click();
  const pane = page.getByRole('region', { name: fullName });
  await pane.getByRole('button', { name: 'No-show' }).click();
  await expect(pane.getByText('No-show', { exact: true })).toBeVisible();
  await staff.open('today?whose=mine', 'Today');
  await expect(page.getByText('You have no claimed work')).toBeVisible();
});
