import { applyTexts } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { resumePdf } from '../support/files.ts';
import { fillInRegistration, PASSWORD, uniqueEmail } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** The visible Apply button of a details page, which has one per screen width. */
const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first();

test('a visitor registers, uploads a resume and applies, only once', async ({ page, portal }) => {
  const vacancy = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await applyButton(page).click();
  await expect(page).toHaveURL(`/account/register/${vacancy.vacancyID}`);

  await fillInRegistration(page, uniqueEmail());
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('successfully');

  // /job/validate redirects to the upload when there is no resume.
  await expect(page).toHaveURL(`/job-seeker/resume/${vacancy.vacancyID}`);
  await page.locator('input[type=file]').setInputFiles(resumePdf);
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');

  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await expect(page.getByText('You have already applied for this job!')).toBeVisible();
  await page.goto(`/job/validate/${vacancy.vacancyID}`);
  await expect(page.getByText('Processing is complete.')).toBeVisible();
  await expect(page.getByText('You have already applied for this job!')).toBeVisible();
});

test('a member with a resume applies with one click and is redirected to the home page', async ({
  page,
  person,
  portal,
}) => {
  await portal.uploadResume(person);
  const vacancy = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
});

test.describe('before the scripts of the page have started', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  for (const kind of ['standard', 'manual'] as const)
    test(`a member who presses Apply on a ${kind} vacancy is not asked to sign in`, async ({
      page,
      person,
      portal,
    }) => {
      await portal.uploadResume(person);
      const { vacancyID } = await portal.getVacancy(kind);
      let isLoaded = false;
      await page.route('**/*.js', (route) => (isLoaded ? route.fallback() : route.abort()));
      await page.goto(`/job/${kind === 'manual' ? 'mdetails' : 'details'}/${vacancyID}`, { waitUntil: 'load' });
      // The page that the button leads to has its scripts.
      page.once('framenavigated', () => {
        isLoaded = true;
      });
      await applyButton(page).click();
      if (kind === 'manual') {
        await expect.poll(() => isLoaded).toBe(true);
        await expect(page).toHaveURL(`/job/mdetails/${vacancyID}`);
        await applyButton(page).click();
        await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(applyTexts.sent);
      } else {
        await expect(page).toHaveURL(`/job/validate/${vacancyID}`);
        await expect(page.getByText(applyTexts.sent)).toBeVisible();
      }
    });
});

test('a member with a resume can apply with it from the upload page', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
}) => {
  await portal.uploadResume(person);
  const vacancy = await portal.getVacancy('standard');
  await page.goto(`/job-seeker/resume/${vacancy.vacancyID}`);
  await page.getByRole('button', { name: 'Apply with this resume' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.goto(`/job-seeker/resume/${vacancy.vacancyID}`);
  await page.getByRole('button', { name: 'Apply with this resume' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Warning' })).toContainText(applyTexts.alreadyApplied);
  await expect(page).toHaveURL('/');
});

test('a manual vacancy redirects to the sign-in and back, and accepts one application', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.createAccount();
  await portal.uploadResume(person);
  const { vacancyID } = await portal.getVacancy('manual');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('Please login to apply for this job');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(`/account/login?returnUrl=%2Fjob%2Fmdetails%2F${vacancyID}`);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/job/mdetails/${vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(applyTexts.sent);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.goto(`/job/mdetails/${vacancyID}`);
  await expect(page.getByText('You have already applied for this job!')).toBeVisible();
});

test('a manual vacancy requires a resume', { tag: '@any-width' }, async ({ page, person: _, portal }) => {
  const { vacancyID } = await portal.getVacancy('manual');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(applyTexts.noResume);
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page).toHaveURL(`/job-seeker/resume/${vacancyID}`);
});

test.describe('when the application cannot be sent', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('says that it waits, and sends it again by itself', async ({ page, person, portal }) => {
    await portal.uploadResume(person);
    const { vacancyID } = await portal.getVacancy('manual');
    const reconnect = await intercept(page, '**/ManualVacancy/ApplyForJob*', (route) => route.abort());
    await page.goto(`/job/mdetails/${vacancyID}`);
    await applyButton(page).click();
    // Not the messages that go by themselves: a busy machine can miss them.
    await expect(page.getByText('Waits for your internet connection.').filter({ visible: true }).first()).toBeVisible();
    reconnect();
    await expect(page.getByText(applyTexts.alreadyApplied).filter({ visible: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(applyTexts.alreadyApplied).filter({ visible: true }).first()).toBeVisible();
  });
});

test('Apply stays visible: in a top bar on a scrolled wide screen, in a bottom bar on a phone', async ({
  page,
  portal,
  isMobile,
}) => {
  const { vacancyID } = await portal.getVacancy('standard');
  const shown = page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true });
  await page.goto(`/job/details/${vacancyID}`);
  await expect(shown).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(shown).toHaveCount(isMobile ? 1 : 2);
  await expect(shown.first()).toBeInViewport();
});
