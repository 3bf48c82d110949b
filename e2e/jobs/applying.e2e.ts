import { applyTexts } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { resumePdf } from '../support/files.ts';
import { fillInRegistration, freshEmail, PASSWORD } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Of the Apply buttons of a details page, the one this screen shows. */
const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first();

test('a visitor applies: register, validate, upload, sent; and only once', async ({ page, portal }) => {
  const vacancy = await portal.vacancy('standard');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await applyButton(page).click();
  await expect(page).toHaveURL(`/account/register/${vacancy.vacancyID}`);

  await fillInRegistration(page, freshEmail());
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('successfully');

  // /job/validate finds no resume and leads on to the upload.
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

test('with a resume, one press sends the application and leads home', async ({ page, person, portal }) => {
  await portal.hasResumeOf(person);
  const vacancy = await portal.vacancy('standard');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
});

test('somebody who has a resume may apply with it from the upload page', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
}) => {
  await portal.hasResumeOf(person);
  const vacancy = await portal.vacancy('standard');
  await page.goto(`/job-seeker/resume/${vacancy.vacancyID}`);
  await page.getByRole('button', { name: 'Apply with this resume' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.goto(`/job-seeker/resume/${vacancy.vacancyID}`);
  await page.getByRole('button', { name: 'Apply with this resume' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Warning' })).toContainText(applyTexts.alreadyApplied);
  await expect(page).toHaveURL('/');
});

test('a manual vacancy asks to log in, comes back, applies, and only once', async ({ page, portal }) => {
  const person = await portal.hasPerson();
  await portal.hasResumeOf(person);
  const { vacancyID } = await portal.vacancy('manual');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('Please login to apply for this job');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`/account/login?returnUrl=%2Fjob%2Fmdetails%2F${vacancyID}`);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/job/mdetails/${vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(applyTexts.sent);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/');

  await page.goto(`/job/mdetails/${vacancyID}`);
  await expect(page.getByText('You have already applied for this job!')).toBeVisible();
});

test('on a manual vacancy a missing resume is asked for', async ({ page, person: _, portal }) => {
  const { vacancyID } = await portal.vacancy('manual');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(applyTexts.noResume);
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page).toHaveURL(`/job-seeker/resume/${vacancyID}`);
});

test.describe('when the application cannot be sent', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('the person is told and may press again', async ({ page, person, portal }) => {
    await portal.hasResumeOf(person);
    const { vacancyID } = await portal.vacancy('manual');
    await page.route('**/ManualVacancy/ApplyForJob*', (route) => route.abort(), { times: 1 });
    await page.goto(`/job/mdetails/${vacancyID}`);
    await applyButton(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await applyButton(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(applyTexts.sent);
  });
});

test('Apply stays in reach: a bar at the head of a wide screen once it is scrolled, the foot of a phone always', async ({
  page,
  portal,
  isMobile,
}) => {
  const { vacancyID } = await portal.vacancy('standard');
  const shown = page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true });
  await page.goto(`/job/details/${vacancyID}`);
  await expect(shown).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(shown).toHaveCount(isMobile ? 1 : 2);
  await expect(shown.first()).toBeInViewport();
});
