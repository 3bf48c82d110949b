import { importVacancies } from '../support/import-vacancies.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test('new vacancies of a source wait for approval as drafts until the setting is reverted', {
  tag: '@any-width',
}, async ({ page, signInAsStaff }) => {
  const word = uniqueWord();
  const publish = (title: string) =>
    importVacancies([
      {
        source: word,
        sourceId: title,
        title: `${title} ${word}`,
        company: 'Tulsi Granites',
        locations: ['Pune'],
        descriptionText: 'You keep the books of four shops.',
      },
    ]);
  const staff = await signInAsStaff(['admin']);
  const source = page.getByLabel('Import sources', { exact: true }).locator('[data-row]').filter({ hasText: word });
  const status = (title: string) =>
    page
      .getByLabel('Vacancies', { exact: true })
      .locator('[data-row]')
      .filter({ hasText: `${title} ${word}` });
  await publish('Accountant');

  await staff.open('settings', 'Settings');
  await expect(source).toContainText('Go live immediately');
  await source.getByRole('button').press('Enter');
  await staff.giveReason(`Check new vacancies of ${word}`, 'Unknown feed', 'Change');
  await expect(source).toContainText('Wait for approval');
  await expectAccessible(page);
  await expectFitsEveryScreen(page);

  await publish('Cashier');
  await staff.open(`vacancies?text=${word}`, 'Vacancies');
  await expect(status('Cashier')).toContainText('Draft');
  await expect(status('Accountant')).toContainText('Live');

  await staff.open('settings', 'Settings');
  await source.getByRole('button').click();
  await staff.giveReason(`Let vacancies of ${word} go live immediately`, 'The feed is known', 'Change');
  await expect(source).toContainText('Go live immediately');
  await publish('Storekeeper');
  await staff.open(`vacancies?text=${word}`, 'Vacancies');
  await expect(status('Storekeeper')).toContainText('Live');
  await expect(status('Cashier')).toContainText('Draft');
});

test('a screening rule is turned off and on, and the settings say so meanwhile', async ({
  page,
  isMobile,
  signInAsStaff,
}) => {
  // Each project has its own rule: the journeys run at the same time, and no other one needs these.
  const name = isMobile ? 'Many in a short time' : 'Website or logo of a fraud';
  const staff = await signInAsStaff(['admin']);
  await staff.open('moderation/rules', 'Screening rules');
  const row = page.getByLabel('Rules', { exact: true }).locator('[data-row]').filter({ hasText: name });
  const pane = page.getByRole('region', { name });
  const save = async (reason: string) => {
    await pane.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.giveReason(`Change “${name}”`, reason, 'Change the rule');
    await expect(page.getByText(`“${name}” is changed, for postings from now on.`).first()).toBeVisible();
  };
  await row.getByRole('button').press('Enter');
  await pane.getByLabel('The rule is on').uncheck();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await save('Finds too much');
  await expect(pane.getByLabel('The rule is on')).not.toBeChecked();

  await staff.open('settings', 'Settings');
  const changed = page.getByLabel('Changed screening rules', { exact: true }).locator('[data-row]');
  await expect(changed.filter({ hasText: name })).toContainText('Off');
  await changed.filter({ hasText: name }).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Screening rules' })).toBeVisible();
  await pane.getByLabel('The rule is on').check();
  await save('It is needed');
  await expect(pane.getByLabel('The rule is on')).toBeChecked();
});
