import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const alertOf = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

/** Reads a dialog of the house and closes it. */
async function answers(page: Page, title: string, text: string | RegExp): Promise<void> {
  await expect(alertOf(page, title)).toContainText(text);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

/** Holds back the first answer of a call until it is let go. */
async function holdFirst(page: Page, url: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return held.resolve;
}

/** Presses a submit button that reads as disabled while something is wrong; by key, as suggestions may lie over it. */
const submitAnyway = (scope: Page | Locator, name: string) => scope.getByRole('button', { name }).press('Enter');

test.describe('preferred locations', () => {
  const cardOf = (page: Page) => page.getByRole('region', { name: 'Preferred Job Locations' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add/Edit Preferred Location' });

  test('are added from suggestions, counted and taken off again', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    const letGo = await holdFirst(page, '**/GetPreferredLocations/**');
    await page.goto('/profile/update');
    const card = cardOf(page);
    await expect(card.getByText("Select cities where you'd like to work")).toBeVisible();
    await expect(card.getByText('Loading your preferred locations...')).toBeVisible();
    letGo();
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
    await answers(page, 'Information', 'Location added successfully');
    await expect(field).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Remove Bengaluru' })).toBeVisible();

    await field.fill('PUN');
    await dialog.getByRole('option', { name: 'Pune', exact: true }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await answers(page, 'Information', 'Location added successfully');
    await field.fill('poona');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await answers(page, 'Error', 'already on your list');
    await field.fill('Nowhereabad');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await answers(page, 'Error', 'We do not know this place.');
    await expect(field).toHaveValue('Nowhereabad');

    const scores = page.waitForRequest('**/GetCandidateProfileScores/**');
    const list = page.waitForRequest('**/GetPreferredLocations/**');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await Promise.all([scores, list]);
    await expect(dialog).toBeHidden();
    await expect(card.getByText('2 Locations selected')).toBeVisible();

    const scoresAgain = page.waitForRequest('**/GetCandidateProfileScores/**');
    await card.getByRole('button', { name: 'Remove Bengaluru' }).click();
    await answers(page, 'Information', 'Location removed successfully');
    await scoresAgain;
    await expect(card.getByText('1 Location selected')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove Pune' })).toBeFocused();

    await card.getByRole('button', { name: 'Edit Locations' }).click();
    await dialog.getByRole('button', { name: 'Remove Pune' }).click();
    await answers(page, 'Information', 'Location removed successfully');
    await expect(dialog.getByText('No Preferred Locations Yet')).toBeVisible();
  });

  test('a place is required, once left and once emptied, and one save is made at a time', {
    tag: '@any-width',
  }, async ({ page, person: _ }) => {
    await page.goto('/profile/update');
    await cardOf(page).getByRole('button', { name: 'Add Location' }).click();
    const dialog = dialogOf(page);
    const field = dialog.getByLabel('Preferred Location', { exact: true });
    await expect(dialog.getByText('Location is required')).toBeHidden();
    await submitAnyway(dialog, 'Submit');
    await expect(dialog.getByText('Location is required')).toBeVisible();
    await expect(field).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await cardOf(page).getByRole('button', { name: 'Add Location' }).click();
    await field.fill('K');
    await expect(dialog.getByText('Location is required')).toBeHidden();
    await field.fill('');
    await expect(dialog.getByText('Location is required')).toBeVisible();
    await expect(field).toBeFocused();

    let saves = 0;
    page.on('request', (request) => {
      if (request.url().includes('SavePreferredLocation')) saves += 1;
    });
    const letGo = await holdFirst(page, '**/SavePreferredLocation');
    await field.fill('Kochi');
    await field.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true');
    await submitAnyway(dialog, 'Submit');
    letGo();
    await answers(page, 'Information', 'Location added successfully');
    expect(saves).toBe(1);
  });

  test('everything can be done by keyboard, dialogs over the sheet included', { tag: '@any-width' }, async ({
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
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
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

  test('the dialog is 600 px wide where there is room, and no page wider than its screen', {
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

  test.describe('on a bad line', { tag: '@any-width' }, () => {
    test.use({ expectedProblems: [/Failed to load resource|500/] });

    test('what was typed stays, and the list offers another try', { tag: '@any-width' }, async ({
      page,
      person: _,
    }) => {
      await page.route('**/GetPreferredLocations/**', (route) => route.fulfill({ status: 500, body: '' }), {
        times: 1,
      });
      await page.goto('/profile/update');
      const card = cardOf(page);
      await card.getByRole('button', { name: 'Try again' }).click();
      await expect(card.getByText('No Preferred Locations Yet')).toBeVisible();

      await page.route('**/SavePreferredLocation', (route) => route.abort(), { times: 1 });
      await card.getByRole('button', { name: 'Add Location' }).click();
      const dialog = dialogOf(page);
      const field = dialog.getByLabel('Preferred Location', { exact: true });
      await field.fill('Kochi');
      await field.press('Enter');
      await answers(page, 'Error', 'Check your connection');
      await expect(field).toHaveValue('Kochi');
      await field.press('Enter');
      await answers(page, 'Information', 'Location added successfully');
    });
  });
});

test.describe('skill sets', () => {
  const cardOf = (page: Page) => page.getByRole('region', { name: 'Skill Sets' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add/Edit Skill' });

  test('are added, known and unknown ones, and taken off again', { tag: '@any-width' }, async ({ page, person: _ }) => {
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
    const known = await field.inputValue();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await answers(page, 'Success', /success/i);
    await expect(dialog.getByRole('button', { name: `Remove ${known}`, exact: true })).toBeVisible();

    await field.fill('Coconut plucking with a trained monkey');
    await field.press('Enter');
    await answers(page, 'Success', /success/i);
    await field.fill(known.toUpperCase());
    await field.press('Enter');
    await answers(page, 'Error', 'already on your list');

    const scores = page.waitForRequest('**/GetCandidateProfileScores/**');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await scores;
    await expect(card.getByText('2 Skills selected')).toBeVisible();
    await card.getByRole('button', { name: `Remove ${known}`, exact: true }).click();
    await answers(page, 'Success', /success/i);
    await expect(card.getByText('1 Skill selected')).toBeVisible();
    await expectFitsEveryScreen(page);
  });

  test('suggestions come from two characters on, and a late answer does not replace a newer', {
    tag: '@any-width',
  }, async ({ page, person: _ }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('GetSkillSets')) asked.push(new URL(request.url()).searchParams.get('keyword') ?? '');
    });
    await page.goto('/profile/update');
    await cardOf(page).getByRole('button', { name: 'Add Skill' }).click();
    const field = dialogOf(page).getByLabel('Skill', { exact: true });
    const options = dialogOf(page).getByRole('option');
    await field.fill('t');
    const letGo = await holdFirst(page, /GetSkillSets\?keyword=ta$/);
    const early = page.waitForRequest(/keyword=ta$/);
    await field.fill('ta');
    await early;
    expect(asked).toEqual(['ta']);
    await field.fill('exc');
    await expect(options.first()).toHaveText(/exc/i);
    const late = page.waitForResponse(/keyword=ta$/);
    letGo();
    await (await late).finished();
    await expect(options.filter({ hasNotText: /exc/i })).toHaveCount(0);
    await field.fill('e');
    await expect(options).toHaveCount(0);
  });
});

test.describe('the address', () => {
  /** Types letters into a chooser and takes an option. */
  async function pick(page: Page, label: string, letters: string, option: string): Promise<void> {
    const field = page.getByLabel(label);
    await field.fill(letters);
    // The list of the field that was left a moment ago may still be there.
    const list = page.locator(`[id="${await field.getAttribute('aria-controls')}"]`);
    await list.getByRole('option', { name: option, exact: true }).click();
    await expect(field).toHaveValue(option);
  }

  const save = (page: Page) => submitAnyway(page, 'Save Address');

  test('says what is missing or too long', { tag: '@any-width' }, async ({ page, person: _ }) => {
    await page.goto('/profile/update-address');
    await expect(page.getByLabel('Current Address')).toBeVisible();
    await expect(page.getByText('Current Address is required.')).toBeHidden();
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('Current Address is required.')).toBeVisible();
    await expect(page.getByText('Permanent Address is required.')).toBeVisible();
    await expect(page.getByText('State is required')).toHaveCount(2);
    await expect(page.getByText('City is required')).toHaveCount(2);
    await expect(page.getByLabel('Current Address')).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel('Current Address').fill('x'.repeat(201));
    await expect(page.getByLabel('Current Address')).toHaveAccessibleDescription(/Maximum 200 characters allowed\./);
    await page.getByLabel('Current Address').fill('x'.repeat(200));
    await expect(page.getByText('Maximum 200 characters allowed.')).toBeHidden();
    await page.getByLabel('Permanent Address').fill('x'.repeat(201));
    await expect(page.getByLabel('Permanent Address')).toHaveAccessibleDescription('Maximum 200 characters allowed.');
    await expectFitsEveryScreen(page);
  });

  test('speaks up at the first change of a field', { tag: '@any-width' }, async ({ page, person: _ }) => {
    await page.goto('/profile/update-address');
    await page.getByLabel('Current State').fill('K');
    await page.getByLabel('Current State').fill('');
    await expect(page.getByText('State is required')).toHaveCount(1);
    await expect(page.getByLabel('Current State')).toBeFocused();
  });

  test('takes only places that were picked, and names the first that was not', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile/update-address');
    await page.getByLabel('Current Address').fill('Rose Villa, Fort Road');
    await page.getByLabel('Permanent Address').fill('12 Lake View, Mysore Road');
    for (const label of ['Current State', 'Current City', 'Permanent State', 'Permanent City'])
      await page.getByLabel(label).fill('Ker');

    await save(page);
    await answers(page, 'Error', 'Please select current state');
    await expect(page.getByLabel('Current State')).toBeFocused();
    await pick(page, 'Current State', 'kER', 'Kerala');
    await expect(page.getByLabel('Current City')).toHaveValue('');
    await page.getByLabel('Current City').fill('Koch');
    await save(page);
    await answers(page, 'Error', 'Please select current city');
    await pick(page, 'Current City', 'cochin', 'Kochi (Cochin)');
    await save(page);
    await answers(page, 'Error', 'Please select permanent state');
    await pick(page, 'Permanent State', 'nataka', 'Karnataka');
    await page.getByLabel('Permanent City').fill('Beng');
    await save(page);
    await answers(page, 'Error', 'Please select permanent city');
    await pick(page, 'Permanent City', 'bangalore', 'Bengaluru (Bangalore)');

    const letGo = await holdFirst(page, '**/SaveAddress');
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    letGo();
    await answers(page, 'Success', /success/i);
    await expect(page).toHaveURL('/profile/update');

    await page.goto('/profile/update-address');
    await expect(page.getByLabel('Current Address')).toHaveValue('Rose Villa, Fort Road');
    await expect(page.getByLabel('Current State')).toHaveValue('Kerala');
    await expect(page.getByLabel('Current City')).toHaveValue('Kochi (Cochin)');
    await expect(page.getByLabel('Permanent Address')).toHaveValue('12 Lake View, Mysore Road');
    await expect(page.getByLabel('Permanent State')).toHaveValue('Karnataka');
    await expect(page.getByLabel('Permanent City')).toHaveValue('Bengaluru (Bangalore)');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  });

  test('cities come with the state, are waited for, and go with it', { tag: '@any-width' }, async ({
    page,
    person,
    portal,
  }) => {
    await portal.hasAddressOf(person);
    await page.goto('/profile/update-address');
    await expect(page.getByLabel('Current City')).toHaveValue('Kochi (Cochin)');
    await expect(page.getByRole('checkbox')).toBeChecked();
    const letGo = await holdFirst(page, '**/GetCities/**');
    await pick(page, 'Current State', 'punj', 'Punjab');
    await expect(page.getByLabel('Current City')).toHaveValue('');
    await expect(page.getByLabel('Current City')).toHaveAccessibleDescription(/Loading the cities.../);
    await page.getByLabel('Current City').fill('zira');
    await expect(page.getByRole('option')).toHaveCount(0);
    letGo();
    await page.getByRole('option', { name: 'Zira', exact: true }).click();
    await page.getByLabel('Current City').fill('qqq');
    await expect(page.getByText('No city of this state has these letters.')).toBeVisible();
    await page.getByLabel('Current City').fill('');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('the permanent one follows the current one while the box is ticked', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile/update-address');
    await page.getByLabel('Current Address').fill('Rose Villa');
    await pick(page, 'Current State', 'kerala', 'Kerala');
    await pick(page, 'Current City', 'kochi', 'Kochi (Cochin)');
    await page.getByRole('checkbox', { name: 'Same as current' }).check();
    await expect(page.getByLabel('Permanent Address')).toHaveValue('Rose Villa');
    await expect(page.getByLabel('Permanent Address')).toBeDisabled();
    await expect(page.getByLabel('Permanent State')).toHaveValue('Kerala');
    await expect(page.getByLabel('Permanent City')).toHaveValue('Kochi (Cochin)');

    await page.getByLabel('Current Address').fill('Rose Villa, Fort Road');
    await expect(page.getByLabel('Permanent Address')).toHaveValue('Rose Villa, Fort Road');
    await pick(page, 'Current State', 'goa', 'Goa');
    await expect(page.getByLabel('Permanent State')).toHaveValue('Goa');
    await expect(page.getByLabel('Permanent City')).toHaveValue('');
    await pick(page, 'Current City', 'panaji', 'Panaji');
    await expect(page.getByLabel('Permanent City')).toHaveValue('Panaji');
    await expectAccessible(page);

    await page.getByRole('checkbox').uncheck();
    await page.getByLabel('Permanent Address').fill('Rose Villa, Fort Road, behind the church');
    await expect(page.getByLabel('Current Address')).toHaveValue('Rose Villa, Fort Road');
    await page.getByRole('checkbox').check();
    await save(page);
    await answers(page, 'Success', /success/i);
    await page.goto('/profile/update-address');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByLabel('Permanent Address')).toHaveValue('Rose Villa, Fort Road');
  });

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
  });

  test('a refusal is told in the words of the portal', { tag: '@any-width' }, async ({ page, person, portal }) => {
    await portal.hasAddressOf(person);
    await page.goto('/profile/update-address');
    await page.route('**/SaveAddress', (route) => route.fulfill({ json: { message: 'Please select current city' } }));
    await expect(page.getByLabel('Current City')).toHaveValue('Kochi (Cochin)');
    await save(page);
    await answers(page, 'Error', 'Please select current city');
    await expect(page).toHaveURL('/profile/update-address');
  });

  test.describe('when something goes wrong', () => {
    test.use({ expectedProblems: [/Failed to load resource|409/] });

    test('a lost connection is told, and nothing typed is lost', { tag: '@any-width' }, async ({
      page,
      person,
      portal,
    }) => {
      await portal.hasAddressOf(person);
      await page.goto('/profile/update-address');
      await page.getByLabel('Current Address').fill('Lotus House');
      await page.route('**/SaveAddress', (route) => route.abort(), { times: 1 });
      await save(page);
      await answers(page, 'Error', 'Something went wrong!');
      await expect(page.getByLabel('Current Address')).toHaveValue('Lotus House');
      await save(page);
      await answers(page, 'Success', /success/i);
    });

    test('an address saved elsewhere meanwhile is never overwritten or loaded unasked', { tag: '@any-width' }, async ({
      page,
      person,
      portal,
    }) => {
      await portal.hasAddressOf(person);
      await page.goto('/profile/update-address');
      await page.getByLabel('Current Address').fill('Lotus House');
      await portal.hasAddressOf(person, 'Jasmine Court');
      await save(page);
      const conflict = alertOf(page, 'Your address was changed elsewhere');
      await expect(conflict).toContainText('Jasmine Court, Kochi, Kerala');
      await expect(conflict.getByRole('button', { name: 'Keep what I typed' })).toBeFocused();
      await expectAccessible(page);
      await conflict.getByRole('button', { name: 'Keep what I typed' }).click();
      await expect(page.getByLabel('Current Address')).toHaveValue('Lotus House');

      await portal.hasAddressOf(person, 'Marigold Lane');
      await save(page);
      await expect(conflict).toContainText('Marigold Lane');
      await conflict.getByRole('button', { name: 'Load the newer address' }).click();
      await expect(page.getByLabel('Current Address')).toHaveValue('Marigold Lane');
      await page.getByLabel('Current Address').fill('Lotus House, Marigold Lane');
      await save(page);
      await answers(page, 'Success', /success/i);
      await page.goto('/profile/update-address');
      await expect(page.getByLabel('Current Address')).toHaveValue('Lotus House, Marigold Lane');
    });

    test('cities that could not be fetched are fetched again on demand', { tag: '@any-width' }, async ({
      page,
      person: _,
    }) => {
      await page.route('**/GetCities/**', (route) => route.fulfill({ status: 404, json: {} }), { times: 1 });
      await page.goto('/profile/update-address');
      await pick(page, 'Current State', 'kerala', 'Kerala');
      await page.getByRole('button', { name: 'The cities could not be loaded. Try again' }).click();
      await pick(page, 'Current City', 'kochi', 'Kochi (Cochin)');
    });
  });
});
