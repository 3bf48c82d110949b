import type { Locator, Page } from '@playwright/test';
import { imagePng, resumePdf } from '../support/files.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { extractCode, extractLink, signInAs, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const progressOf = (page: Page) => page.getByRole('progressbar', { name: 'Profile Progress' });

/** Fills in the dialog of a row, which the row before has opened, and saves it by keyboard. */
async function fillRow(page: Page, label: string, fill: (dialog: Locator) => Promise<unknown>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Edit ${label}` });
  await fill(dialog);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function addValues(page: Page, card: string, button: string, field: string, values: string[]): Promise<void> {
  await page.getByRole('region', { name: card }).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  for (const value of values) {
    await dialog.getByLabel(field, { exact: true }).fill(value);
    // A location must be picked from the suggestions; a skill may be typed.
    const option = dialog.getByRole('option', { name: value, exact: true });
    if (field === 'Preferred Location') await option.click();
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialog.getByRole('button', { name: `Remove ${value}` })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Close' }).first().click();
}

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByLabel(field).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('fills in an empty profile until it is 100 % complete', { tag: '@any-width' }, async ({ page, portal }) => {
  const mobileNo = uniqueMobile();
  const person = await portal.createAccount('Priya Raghunathan', mobileNo);
  await signInAs(page, person);
  await page.goto(extractLink(await portal.waitForMessage(person.email), '/account/verify-email'));
  await expect(page.getByText(/success/i)).toBeVisible();

  await page.goto('/profile/update');
  await expect(progressOf(page)).toHaveAttribute('value', '10');
  await page.getByRole('link', { name: 'Verify mobile number' }).click();
  await page.getByLabel('Enter OTP').fill(extractCode(await portal.waitForMessage(`+91${mobileNo}`)));
  await expect(page).toHaveURL('/profile/update');
  await expect(progressOf(page)).toHaveAttribute('value', '20');

  // Each saved row leads to the next empty one.
  await page.getByRole('button', { name: 'Edit Gender' }).click();
  await fillRow(page, 'Gender', (dialog) => dialog.getByLabel('Gender').selectOption('Female'));
  await fillRow(page, 'Current Experience', async (dialog) => {
    await dialog.getByLabel('Years').fill('3');
    await dialog.getByLabel('Months').fill('6');
  });
  await fillRow(page, 'Current Annual Salary (INR)', (dialog) =>
    dialog.getByLabel('Current Annual Salary (INR)').fill('650000'),
  );
  await fillRow(page, 'Notice Period', (dialog) => dialog.getByLabel('Notice Period').selectOption('1 Month'));
  await fillRow(page, 'Ready To Relocate', (dialog) => dialog.getByLabel('Ready To Relocate').selectOption('Yes'));
  await fillRow(page, 'Work Mode', (dialog) => dialog.getByLabel('Work Mode').selectOption('Hybrid'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Work Mode' })).toBeFocused();
  // Saving the work mode does not refresh the scores (core §4): they count with the next change.

  await page.locator('#resume input[type=file]').setInputFiles(resumePdf);
  await page.locator('#resume').getByRole('button', { name: 'Upload Resume' }).click();
  await expect(progressOf(page)).toHaveAttribute('value', '60');

  await page.getByRole('button', { name: 'Add picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Profile Picture' });
  await picture.locator('input[type=file]').setInputFiles(imagePng);
  await picture.getByRole('button', { name: 'Upload Picture' }).click();
  await expect(progressOf(page)).toHaveAttribute('value', '65');

  await addValues(page, 'Preferred Job Locations', 'Add Location', 'Preferred Location', ['Kochi']);
  await expect(progressOf(page)).toHaveAttribute('value', '75');
  await addValues(page, 'Skill Sets', 'Add Skill', 'Skill', ['Tally', 'GST', 'Excel', 'Payroll', 'Auditing']);
  await expect(progressOf(page)).toHaveAttribute('value', '90');

  await page.goto('/profile/update-address');
  await page.getByLabel('Current Address').fill('Rose Villa, Fort Road');
  await pick(page, 'Current State', 'Kerala');
  await pick(page, 'Current City', 'Kochi (Cochin)');
  await page.getByLabel('Same as current').check();
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByRole('alertdialog', { name: 'Success' }).getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL('/profile/update');
  await expect(progressOf(page)).toHaveAttribute('value', '100');
  await expect(page.locator('#address')).toContainText('Updated');
  await expectAccessible(page);
});
