import type { Page } from '@playwright/test';
import { importVacancies } from '../support/import-vacancies.ts';
import { runOperatorCommand } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen, expectNoShift } from '../support/page-checks.ts';
import { forgetSession, logIn, type Person, type Portal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** A word that no vacancy has and that is not a misspelling of one. */
const makeUpWord = (): string =>
  Array.from({ length: 9 }, () => 'bcdfghjkmnpqrstvwxz'[Math.floor(Math.random() * 19)]).join('');

async function createVerifiedAccount(portal: Portal): Promise<Person> {
  const person = await portal.createAccount('Venkatanarasimharaju Lakshminarayanan');
  await portal.verifyEmail(person);
  return person;
}

/** Publishes jobs in one transaction, so that the job of each minute cannot tell of some before the others. */
async function publish(word: string, ...titles: string[]): Promise<void> {
  const about = { company: 'Tulsi Granites', locations: ['Pune'], experienceFromYears: 0, experienceToYears: 2 };
  const description = { descriptionText: 'You cook for two hundred guests.', salaryFrom: 240_000, salaryTo: 300_000 };
  await importVacancies(
    titles.map((title) => ({ source: word, sourceId: title, title: `${title} ${word}`, ...about, ...description })),
  );
}

async function runAlertJobs(): Promise<void> {
  await runOperatorCommand('run-job', 'match-saved-searches');
  await runOperatorCommand('run-job', 'send-alerts');
}

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

test('a visitor saves a search without results, gets its new jobs by mail, and ends them in one press', async ({
  page,
  portal,
}) => {
  const person = await createVerifiedAccount(portal);
  const word = makeUpWord();

  // Saved from zero results: by way of the sign-in, and back.
  await page.goto(`/job/search?keyword=${word}&location=Pune`);
  await page.getByRole('button', { name: 'Notify me of new jobs' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/job/search\\?keyword=${word}&location=Pune$`));
  await expect(toast(page, 'Search saved. New jobs come by email at 8 each morning.')).toBeVisible();
  const button = page.getByRole('button', { name: 'We will notify you' });
  await expect(button).toBeVisible();
  await page.reload();
  await expect(button).toBeVisible();
  await expectNoShift(page);

  // At once instead of daily.
  await page.goto('/job/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Job alerts' })).toBeVisible();
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: word });
  const change = page.waitForResponse((reply) => reply.url().endsWith('/ChangeSavedSearch'));
  await saved.getByLabel('How often').selectOption({ label: 'Immediately, at most 4 a day' });
  await change;
  await expect(saved.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expect(saved.getByRole('checkbox', { name: 'SMS' })).toHaveCount(0);
  await page.reload();
  await expect(saved.getByLabel('How often')).toHaveValue('instant');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await publish(word, 'Head Cook', 'Kitchen Steward');
  await runAlertJobs();
  const mail = await portal.waitForMessage(person.email, /2 new jobs/);
  expect(mail).toContain(`Head Cook ${word}`);
  expect(mail).toContain('Tulsi Granites, Pune');
  await page.reload();
  await expect(saved.getByText('2 new jobs')).toBeVisible();
  await saved.getByRole('link').click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await page.goto('/job/alerts');
  await expect(saved).toBeVisible();
  await expect(saved.getByText('2 new jobs')).toHaveCount(0);

  // The link of the mail, without a session.
  const link = mail.match(/https?:\/\/\S+?(\/alerts\/unsubscribe\?token=\S+)/)?.[1] ?? '';
  await forgetSession(page);
  await page.goto(link);
  await expect(page.getByText(word, { exact: false })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End these alerts' }).click();
  await expect(page.getByRole('status').getByText('You get no alerts')).toBeVisible();
  await publish(word, 'Sous Chef');
  await runAlertJobs();
  const { searches } = await portal.listSavedSearches(person);
  expect(searches).toMatchObject([{ frequency: 'off', newCount: 1 }]);
});

test('a saved search is removed and brought back, and found as saved by its results', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
}) => {
  await page.goto('/job/search?keyword=java+developer&location=Pune');
  const save = page.getByRole('button', { name: 'Save this search' });
  await save.click();
  await expect(toast(page, 'Search saved.')).toBeVisible();
  await page.goto('/job/alerts');
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Java developer in Pune' });
  await saved.getByRole('button', { name: 'Remove Java developer in Pune' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toBeVisible();
  expect((await portal.listSavedSearches(person)).searches).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/status of 404/] });

  test('alerts are ended by the link of a mail', { tag: '@any-width' }, async ({ page, portal }) => {
    const person = await createVerifiedAccount(portal);
    const word = makeUpWord();
    await portal.saveSearch(person, `keyword=${word}`, 'instant');
    await publish(word, 'Head Cook');
    await runAlertJobs();
    const mail = await portal.waitForMessage(person.email, /1 new job/);
    const link = mail.match(/https?:\/\/\S+?(\/alerts\/unsubscribe\?token=\S+)/)?.[1] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'End these alerts' }).click();
    await expect(page.getByText('You get no alerts')).toBeVisible();
    await page.goto('/alerts/unsubscribe?token=forged');
    await expect(page.getByText('This link is not valid.')).toBeVisible();
  });
});
