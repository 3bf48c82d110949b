import type { Page } from '@playwright/test';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

// The goals of time (docs/performance.md) rest on these counts: keys besides texts that are typed, and no pointing.

/** Presses keys and counts them. */
function countKeys(page: Page) {
  let pressed = 0;
  return {
    async press(...keys: string[]) {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
      }
    },
    pressed: () => pressed,
  };
}

test('a member is found with one search and eight keys @any-width', async ({ page, portal, signInAsStaff }) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const person = await portal.createAccount(fullName);
  const staff = await signInAsStaff(['support']);
  await staff.open('today', 'Today');
  const { press, pressed } = countKeys(page);
  await press('g', 'm');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await press('/');
  await page.keyboard.type(person.email);
  await press('Enter');
  await expect(page.getByLabel('Members', { exact: true }).getByRole('button')).toHaveCount(1);
  await press('Escape', 'j', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  expect(pressed()).toBeLessThanOrEqual(8);
});

test('a vacancy is copied and posted, and who did it is one key away @any-width', async ({ page, signInAsStaff }) => {
  const title = `Cashier ${uniqueWord()}`;
  const staff = await signInAsStaff(['admin']);
  const vacancyID = await postVacancy(staff.member, title, `Tulsi ${uniqueWord()}`);
  await staff.open(`vacancies/${vacancyID}`, 'Vacancies');
  const pane = page.getByRole('region', { name: title });
  await expect(pane).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Copy' })).toBeVisible();
  const { press, pressed } = countKeys(page);
  await press('y');
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await page.getByLabel('Places').fill('Nagpur');
  await press('Enter');
  await expect(page).not.toHaveURL(/\/new/);
  await expect(pane.getByText('Nagpur')).toBeVisible();
  await press('h');
  await expect(page).toHaveURL(/\/staff\/audit\?targetKind=vacancy/);
  await expect(page.getByLabel('Audit entries').getByText(staff.member.staff.fullName).first()).toBeVisible();
  expect(pressed()).toBe(3);
});
