import type { Locator, Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { closeMessage } from '../support/dialogs.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const alertOf = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

/** Delays the first reply to a URL until the returned function is called. */
async function delayFirstReply(page: Page, url: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await intercept(
    page,
    url,
    async (route) => {
      await gate.promise;
      await route.continue();
    },
    { maxRequests: 1 },
  );
  return gate.resolve;
}

/** Presses a submit button although it has aria-disabled; by key, because suggestions may cover it. */
const submitAnyway = (scope: Page | Locator, name: string) => scope.getByRole('button', { name }).press('Enter');

test.describe('preferred locations', () => {
  const cardOf = (page: Page) => page.getByRole('region', { name: 'Preferred Job Locations' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add/Edit Preferred Location' });

  test('can be added from suggestions and removed, and are counted', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    const release = await delayFirstReply(page, '**/GetPreferredLocations/**');
    await page.goto('/profile/update');
    const card = cardOf(page);
    await expect(card.getByText("Select cities where you'd like to work")).toBeVisible();
    await expect(card.getByText('Loading your preferred locations...')).toBeVisible();
    release();
    await expect(card.getByText('No Preferred Locations Yet')).toBeVisible();
    await expect(card.getByText("Add locations where you'd like to find job opportunities")).toBeVisible();
    await expectAccessible(page);

    await card.getByRole('button', { name: 'Add Location' }).click();
    const dialog = dialogOf(page);
    const field = dialog.getByLabel('Preferred Location', { exact: true });
    await expect(dialog.getByRole('heading', { name: 'Added Preferred Locations' })).toBeVisible();
    await expect(dialog.getByText('No Preferred Locations Yet')).toBeVisible();
    await field.fill('  ');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await field.fill('bangal');
    await dialog.getByRole('option', { name: 'Bengaluru', exact: true }).click();
    await expect(field).toHaveValue('Bengaluru');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await closeMessage(page, 'Information', 'Location added successfully');
    await expect(field).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Remove Bengaluru' })).toBeVisible();

    await field.fill('PUN');
    await dialog.getByRole('option', { name: 'Pune', exact: true }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await closeMessage(page, 'Information', 'Location added successfully');
    await field.fill('poona');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await closeMessage(page, 'Error', 'already on your list');
    await field.fill('Nowhereabad');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await closeMessage(page, 'Error', 'We do not know this place.');
    await expect(field).toHaveValue('Nowhereabad');

    const scores = page.waitForRequest('**/GetCandidateProfileScores/**');
    const list = page.waitForRequest('**/GetPreferredLocations/**');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await Promise.all([scores, list]);
    await expect(dialog).toBeHidden();
    await expect(card.getByText('2 Locations selected')).toBeVisible();

    const scoresAgain = page.waitForRequest('**/GetCandidateProfileScores/**');
    await card.getByRole('button', { name: 'Remove Bengaluru' }).click();
    await closeMessage(page, 'Information', 'Location removed successfully');
    await scoresAgain;
    await expect(card.getByText('1 Location selected')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove Pune' })).toBeFocused();

    await card.getByRole('button', { name: 'Edit Locations' }).click();
    await dialog.getByRole('button', { name: 'Remove Pune' }).click();
    await closeMessage(page, 'Information', 'Location removed successfully');
    await expect(dialog.getByText('No Preferred Locations Yet')).toBeVisible();
  });

  test('can be edited by keyboard alone, including the dialogs above the sheet', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile/update');
    const add = cardOf(page).getByRole('button', { name: 'Add Location' });
    await add.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    const field = dialog.getByLabel('Preferred Location', { exact: true });
    await expect(dialog).toBeVisible();
    while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');

    await page.keyboard.type('pu');
    await expect(dialog.getByRole('option', { name: 'Pune', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.type('n');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option', { name: 'Pune', exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Pune');
    await page.keyboard.press('Enter');

    await expect(alertOf(page, 'Information')).toContainText('Location added successfully');
    await expect(page.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(alertOf(page, 'Information')).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();

    await page.keyboard.type('Mumbai');
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Information')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Information')).toBeHidden();
    await dialog.getByRole('button', { name: 'Remove Pune' }).focus();
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Information')).toContainText('Location removed successfully');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Remove Mumbai' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
  });

  test('open in a dialog that is 600 px wide, or as wide as a narrow screen', {
    tag: '@any-width',
  }, async ({ page, person: _ }) => {
    await page.goto('/profile/update');
    await cardOf(page).getByRole('button', { name: 'Add Location' }).click();
    const width = page.viewportSize()?.width ?? 0;
    const box = await dialogOf(page).boundingBox();
    if (width >= 640) expect(box?.width).toBeGreaterThanOrEqual(600);
    else expect(box?.width).toBe(width);
    await expectFitsEveryScreen(page);
  });
});

test.describe('skill sets', () => {
  const cardOf = (page: Page) => page.getByRole('region', { name: 'Skill Sets' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add/Edit Skill' });

  test('can be added, both suggested and typed ones, and removed', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile/update');
    const card = cardOf(page);
    await expect(card.getByText('No Skills Added Yet')).toBeVisible();
    await expect(card.getByText('Add your skills to highlight your expertise to employers')).toBeVisible();

    await card.getByRole('button', { name: 'Add Skill' }).click();
    const dialog = dialogOf(page);
    const field = dialog.getByLabel('Skill', { exact: true });
    await expect(dialog.getByText('add 5-10 skills')).toBeVisible();
    await submitAnyway(dialog, 'Submit');
    await expect(dialog.getByText('Skill is required')).toBeVisible();

    await field.fill('exce');
    await dialog.getByRole('option', { name: /excel/i }).first().click();
    const suggested = await field.inputValue();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await closeMessage(page, 'Success', /success/i);
    await expect(dialog.getByRole('button', { name: `Remove ${suggested}`, exact: true })).toBeVisible();

    await field.fill('Coconut plucking with a trained monkey');
    await field.press('Enter');
    await closeMessage(page, 'Success', /success/i);
    await field.fill(suggested.toUpperCase());
    await field.press('Enter');
    await closeMessage(page, 'Error', 'already on your list');

    const scores = page.waitForRequest('**/GetCandidateProfileScores/**');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await scores;
    await expect(card.getByText('2 Skills selected')).toBeVisible();
    await card.getByRole('button', { name: `Remove ${suggested}`, exact: true }).click();
    await closeMessage(page, 'Success', /success/i);
    await expect(card.getByText('1 Skill selected')).toBeVisible();
    await expectFitsEveryScreen(page);
  });
});

test.describe('the address', () => {
  test('can be filled in by keyboard alone', { tag: '@any-width' }, async ({ page, person: _ }) => {
    await page.goto('/profile/update-address');
    await page.getByLabel('Current Address').focus();
    await page.keyboard.type('Rose Villa');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kera');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current State')).toHaveValue('Kerala');
    await page.keyboard.press('Tab');
    await page.keyboard.type('koch');
    await expect(page.getByRole('option', { name: 'Kochi (Cochin)' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current City')).toHaveValue('Kochi (Cochin)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Permanent City')).toHaveValue('Kochi (Cochin)');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Save Address' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Success')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/profile/update');

    await page.goto('/profile/update-address');
    for (const which of ['Current', 'Permanent']) {
      await expect(page.getByLabel(`${which} Address`)).toHaveValue('Rose Villa');
      await expect(page.getByLabel(`${which} State`)).toHaveValue('Kerala');
      await expect(page.getByLabel(`${which} City`)).toHaveValue('Kochi (Cochin)');
    }
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
  });
});
