import type { Page } from '@playwright/test';
import { uniqueWord } from '../support/staff-data.ts';
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

test('a member is found with one search and eight keys', { tag: '@any-width' }, async ({
  page,
  portal,
  signInAsStaff,
}) => {
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
