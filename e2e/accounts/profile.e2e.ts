import { addressOf, type CandidatePlan, calls } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { disguisedPage, imagePng, oversizeImage, resumePdf, textFile } from '../support/files.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { chooseOutcome, goToPayment, payButton, planPages } from '../support/payments.ts';
import { extractCode, type Person, signInAs, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const rowOf = (page: Page, label: string) =>
  page.locator('#work-profile dl > div').filter({ has: page.getByText(label, { exact: true }) });

const progressOf = (page: Page) => page.getByRole('progressbar', { name: 'Profile Progress' });

/** Opens the dialog of a row and returns it once it has loaded the saved value. */
async function edit(page: Page, label: string) {
  await page.getByRole('button', { name: `Edit ${label}` }).click();
  return await openedDialog(page, label);
}

/** The dialog of a row, which was opened by saving the empty row before. */
async function openedDialog(page: Page, label: string) {
  const dialog = page.getByRole('dialog', { name: `Edit ${label}` });
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeVisible();
  return dialog;
}

/** Saves the dialog and waits until it closes. */
async function save(dialog: ReturnType<Page['getByRole']>): Promise<void> {
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in the work profile through the API, except the work mode. */
async function saveWorkProfile(request: APIRequestContext, { accountID, token }: Person): Promise<void> {
  const { saveGender, saveAnnualSalary, saveNoticePeriod, saveReadyToAllocate, saveWorkExperience } = calls.profile;
  const values = [
    [saveGender, { data: 'Female' }],
    [saveAnnualSalary, { data: 650_000 }],
    [saveNoticePeriod, { data: '1 Month' }],
    [saveReadyToAllocate, { data: 'No' }],
    [saveWorkExperience, { years: 3, months: 6 }],
  ] as const;
  for (const [definition, value] of values) {
    const reply = await request.post(addressOf(definition, {}), {
      headers: { authorization: `Bearer ${token}` },
      data: { accountID, ...value },
    });
    expect(await reply.text()).toContain('success');
  }
}

test('saves each row of the work profile, and counts the work profile when it is complete', {
  tag: '@any-width',
}, async ({ page, person: _ }) => {
  await page.goto('/profile/update');
  await expect(progressOf(page)).toHaveAttribute('value', '0');
  await expect(page.locator('#work-profile').getByText('Not Specified')).toHaveCount(6);

  // The preselected value can be saved without a change.
  await expect((await edit(page, 'Gender')).getByLabel('Gender')).toHaveValue('Male');
  await save(page.getByRole('dialog', { name: 'Edit Gender' }));
  await expect(rowOf(page, 'Gender')).toContainText('Male');

  // The next empty row opens; closing it leaves the focus at its button.
  await openedDialog(page, 'Current Experience');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Current Experience' })).toBeFocused();

  const notice = await edit(page, 'Notice Period');
  await expect(notice.getByLabel('Notice Period')).toHaveValue('Immediate Join');
  await notice.getByLabel('Notice Period').selectOption('2 Months');
  await save(notice);
  await expect(rowOf(page, 'Notice Period')).toContainText('2 Months');

  const relocate = await openedDialog(page, 'Ready To Relocate');
  await expect(relocate.getByLabel('Ready To Relocate')).toHaveValue('Yes');
  await relocate.getByLabel('Ready To Relocate').selectOption('No');
  await save(relocate);
  await expect(rowOf(page, 'Ready To Relocate')).toContainText('No');

  const mode = await openedDialog(page, 'Work Mode');
  await mode.getByRole('button', { name: 'Save changes' }).click();
  await expect(mode.getByText('Please select a work mode')).toBeVisible();
  await mode.getByLabel('Work Mode').selectOption('Hybrid');
  await save(mode);
  await expect(rowOf(page, 'Work Mode')).toContainText('Hybrid');

  const experience = await openedDialog(page, 'Current Experience');
  await expect(experience.getByLabel('Years')).toBeFocused();
  await experience.getByRole('button', { name: 'Save changes' }).click();
  await expect(experience.getByText('Enter Current Experience In Years')).toBeVisible();
  await expect(experience.getByText('Enter Current Experience In Months')).toBeVisible();
  await experience.getByLabel('Years').fill('3y');
  await expect(experience.getByText('Only digits allowed')).toBeVisible();
  await experience.getByLabel('Years').fill('3');
  await experience.getByLabel('Months').fill('6');
  await expectAccessible(page);
  await save(experience);
  await expect(rowOf(page, 'Current Experience')).toContainText('3 Year(s), 6 Month(s)');
  await expect(progressOf(page)).toHaveAttribute('value', '0');

  const salary = await openedDialog(page, 'Current Annual Salary (INR)');
  await salary.getByRole('button', { name: 'Save changes' }).click();
  await expect(salary.getByText('Enter Current Annual Salary')).toBeVisible();
  await salary.getByLabel('Current Annual Salary (INR)').fill('6.5 lakh');
  await expect(salary.getByText('Only digits allowed')).toBeVisible();
  await salary.getByLabel('Current Annual Salary (INR)').fill('1250000');
  await expect(salary.getByText('₹12,50,000 a year')).toBeVisible();
  await save(salary);
  await expect(rowOf(page, 'Current Annual Salary (INR)')).toContainText('₹12,50,000');

  await expect(progressOf(page)).toHaveAttribute('value', '20');
  await page.reload();
  await expect(rowOf(page, 'Current Experience')).toContainText('3 Year(s), 6 Month(s)');
  await expect((await edit(page, 'Notice Period')).getByLabel('Notice Period')).toHaveValue('2 Months');
});

test('counts the work mode at the next visit', { tag: '@any-width' }, async ({ page, person, request }) => {
  await saveWorkProfile(request, person);
  let scoreRequests = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('GetCandidateProfileScores')) scoreRequests += 1;
  });
  await page.goto('/profile/update');
  await expect(progressOf(page)).toHaveAttribute('value', '0');
  const before = scoreRequests;
  const mode = await edit(page, 'Work Mode');
  await mode.getByLabel('Work Mode').selectOption('Work From Home');
  const reloaded = page.waitForResponse('**/GetProfileDetails/**');
  await save(mode);
  await reloaded;
  await expect(rowOf(page, 'Work Mode')).toContainText('Work From Home');
  expect(scoreRequests).toBe(before);
  await page.reload();
  await expect(progressOf(page)).toHaveAttribute('value', '20');
});

test('shows in a dialog the value that another tab has saved', { tag: '@any-width' }, async ({
  page,
  context,
  person: _,
}) => {
  await page.goto('/profile/update');
  await expect(rowOf(page, 'Gender')).toContainText('Not Specified');
  const other = await context.newPage();
  await other.goto('/profile/update');
  const dialog = await edit(other, 'Gender');
  await dialog.getByLabel('Gender').selectOption('Transgender');
  await save(dialog);
  await expect(rowOf(other, 'Gender')).toContainText('Transgender');
  await expect((await edit(page, 'Gender')).getByLabel('Gender')).toHaveValue('Transgender');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Gender')).toContainText('Transgender');
});

test('validates, crops and uploads a profile picture', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.goto('/profile/update');
  await page.getByRole('button', { name: 'Add picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Picture' });
  await dialog.getByRole('button', { name: 'Upload Picture' }).click();
  await expect(dialog.getByText('No file selected: Please select a picture to upload.')).toBeVisible();
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(textFile);
  await expect(dialog.getByText('Invalid file type: Please upload only JPG, PNG or WebP pictures.')).toBeVisible();
  await input.setInputFiles(oversizeImage);
  await expect(dialog.getByText('This picture is larger than 5MB. Please choose a smaller one.')).toBeVisible();
  await input.setInputFiles({ ...disguisedPage, name: 'priya.png', mimeType: 'image/png' });
  await expect(dialog.getByText('Invalid file type: Please upload only JPG, PNG or WebP pictures.')).toBeVisible();
  await input.setInputFiles(imagePng);

  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await dialog.getByRole('application', { name: 'Your picture' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload Picture' }).click();
  await expect(dialog).toBeHidden();

  const shown = page.locator('#picture');
  await expect(shown).toContainText(/Picture\s*Pending/);
  await expect(shown.locator('img')).toHaveJSProperty('naturalWidth', 512);
  await expect(progressOf(page)).toHaveAttribute('value', '5');
  await page.reload();
  await expect(shown.locator('img')).toHaveJSProperty('naturalHeight', 512);
  await expect(shown.getByRole('button', { name: 'Change picture' })).toBeVisible();
});

test.describe('when the server rejects a picture', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('shows the reason and preserves the picture for a retry', { tag: '@any-width' }, async ({ page, person: _ }) => {
    const detail = 'This picture is damaged and cannot be opened. Please choose another one.';
    await intercept(
      page,
      '**/SavePicture',
      (route) =>
        route.fulfill({
          status: 415,
          contentType: 'application/problem+json',
          json: { type: '', title: 'Unsupported type', status: 415, code: 'unsupported_type', detail },
        }),
      { maxRequests: 1 },
    );
    await page.goto('/profile/update');
    await page.getByRole('button', { name: 'Add picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profile Picture' });
    await dialog.locator('input[type=file]').setInputFiles(imagePng);
    await dialog.getByRole('button', { name: 'Upload Picture' }).click();
    await expect(dialog.getByRole('alert')).toContainText(`Error Code: 415 Message: ${detail}`);
    await intercept(page, '**/SavePicture', (route) => route.abort('connectionreset'), { maxRequests: 1 });
    await dialog.getByRole('button', { name: 'Upload Picture' }).click();
    await expect(dialog.getByRole('alert')).toContainText('An unknown error occurred!');
    await dialog.getByRole('button', { name: 'Upload Picture' }).click();
    await expect(page.locator('#picture')).toContainText(/Picture\s*Pending/);
  });
});

test('uploads a resume from its card and counts it', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.goto('/profile/update');
  const card = page.locator('#resume');
  await expect(card.getByText('10MB maximum')).toBeVisible();
  await card.locator('input[type=file]').setInputFiles(resumePdf);
  await expect(card.getByText(resumePdf.name)).toBeVisible();
  await card.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(card.getByText('Uploaded Resume!')).toBeVisible();
  await expect(card.getByText('Your resume is safe and ready for review anytime.')).toBeVisible();
  await expect(progressOf(page)).toHaveAttribute('value', '20');
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download Resume' }).click();
  await downloading;
});

test('links to missing items and shows statuses', { tag: '@any-width' }, async ({ page, portal }) => {
  await signInAs(page, await portal.createAccount('Venkatanarasimharajuvaripeta Lakshmi', uniqueMobile()));
  await page.goto('/profile/update');
  await page.getByRole('link', { name: 'Resume 20% missing' }).click();
  await expect(page.locator('#resume')).toBeInViewport();
  await expect(page.locator('#resume')).toBeFocused();

  await expect(page.locator('#address')).toContainText('Not Updated');
  await expect(page.locator('#contact')).toContainText(/Email and mobile number\s*Pending/);
  await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Free Plan')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify mobile number' }).click();
  await expect(page).toHaveURL('/profile/verify-mobile');
});

test('the Verified tag is sold with a plan, and shows once email and mobile number are verified', {
  tag: '@any-width',
}, async ({ page, portal }) => {
  const mobileNo = uniqueMobile();
  const person = await portal.createAccount('Priya Raghunathan', mobileNo);
  await portal.verifyEmail(person);
  await signInAs(page, person);
  const plans = (await portal.get(planPages.subscription.list, {})) as CandidatePlan[];
  const sold = plans.find(({ verifiedTag }) => verifiedTag);
  if (!sold) throw new Error('No plan has the Verified tag.');
  await page.goto('/pricing?tab=subscription');
  await expect(
    page.getByRole('listitem', { name: sold.planName, exact: true }).getByText('Verified tag'),
  ).toBeVisible();
  await goToPayment(page, {
    ...{ id: sold.candidatePlanID, name: sold.planName },
    checkout: planPages.subscription.checkout(sold.candidatePlanID),
  });
  await payButton(page).click();
  await chooseOutcome(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  // Sold, but not earned yet.
  const contact = page.locator('#contact');
  const tag = contact.getByRole('heading').getByText('Verified', { exact: true });
  const notEarned = contact.getByText('Your plan has the Verified tag. It shows here once');
  await page.goto('/profile/update');
  await expect(notEarned).toBeVisible();
  await expect(tag).toHaveCount(0);
  await page.getByRole('link', { name: 'Verify mobile number' }).click();
  await page.getByLabel('Enter OTP').fill(extractCode(await portal.waitForMessage(`+91${mobileNo}`)));
  await expect(page).toHaveURL('/profile/update');
  await expect(tag).toBeVisible();
  await expect(notEarned).toHaveCount(0);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});
