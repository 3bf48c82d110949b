import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { StaffPage } from '../support/staff.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { createStaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

/** Opens an address and waits until the server knows of it. */
async function openAndTell(staff: StaffPage, path: string, heading: RegExp): Promise<void> {
  const shown = staff.page.waitForResponse(/Staff\/ShowPresence/);
  await staff.page.goto(`/staff/${path}`);
  await expect(staff.page.getByRole('heading', { name: heading }).first()).toBeVisible();
  expect((await shown).status()).toBe(200);
}

const colleaguesOn = (page: Page) => page.getByRole('status', { name: 'Colleagues here' });

test('two people at one vacancy see each other, and the one who saves last overwrites nothing', async ({
  page,
  browser,
}) => {
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
