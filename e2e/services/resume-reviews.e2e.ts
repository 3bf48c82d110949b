import { readFile } from 'node:fs/promises';
import { calls } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { resumePdf } from '../support/files.ts';
import type { Operator } from '../support/operator.ts';
import type { Person } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const { sendResumeContent, sendResumePdf } = calls['resume-reviews'];

const APPROVED =
  'Congratulations! Your resume has been successfully approved. The final copy will be shared with you shortly.';
const SENT = 'Success! Your corrections have been sent. We will tell you when the new version is ready.';
const DONE = /\/resume-builder\/corrections-modal$/;
const PDF_PAGE = '/resume-builder/resume-pdf-review';

/** Our staff send a resume text. */
async function textComes(operator: Operator, { accountID }: Person, newContent: string): Promise<string> {
  const oldContent = 'Priya Raghunathan\n\nAccountant in Kochi';
  const answer = await operator.does(sendResumeContent, { body: { accountID, oldContent, newContent } });
  const { resumeContentID } = JSON.parse(answer) as { resumeContentID: number };
  return `/resume-builder/resume-for-corrections/${resumeContentID}`;
}

const pdfComes = (operator: Operator, { accountID }: Person) =>
  operator.does(sendResumePdf, { body: { accountID: String(accountID) } }, resumePdf);

const corrections = (page: Page) => page.getByLabel('Corrections', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Corrections' });

async function approves(page: Page, button: string, answer: 'Yes, submit it!' | 'No, cancel'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure?');
  await expect(dialog).toContainText('Do you want to confirm and submit your resume?');
  await dialog.getByRole('button', { name: answer }).click();
}

/** One of the three texts, wherever the width of the screen puts it. */
async function shows(page: Page, name: 'Old resume' | 'New resume' | 'Comparison'): Promise<void> {
  const place = page.getByRole('tab', { name }).or(page.getByRole('heading', { name }));
  await expect(place).toBeVisible();
  if ((await place.getAttribute('role')) === 'tab') await place.click();
}

test('a resume text is compared, corrected, sent anew and approved', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
}) => {
  const address = await textComes(operator, person, '<h1>Priya Raghunathan</h1><p>Senior accountant in Kochi</p>');
  expect(await portal.messageTo(person.email, /rewritten your resume/)).toContain(address);

  await page.goto(address);
  await shows(page, 'Old resume');
  await expect(page.getByText('Accountant in Kochi', { exact: true })).toBeVisible();
  await shows(page, 'New resume');
  await expect(page.getByText('Senior accountant in Kochi', { exact: true })).toBeVisible();
  await shows(page, 'Comparison');
  const putIn = page.locator('ins', { hasText: 'Senior' });
  await expect(putIn).toBeVisible();
  expect(await putIn.evaluate((mark) => getComputedStyle(mark).userSelect)).toBe('none');
  expect(await putIn.evaluate((mark) => getComputedStyle(mark, '::before').content)).toContain('put in:');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await expect(page.getByRole('table')).toBeHidden();

  await submit(page).click({ force: true });
  await expect(page.getByText('Please enter corrections', { exact: true })).toBeVisible();
  await corrections(page).fill('Please add my mobile number');
  await submit(page).click();
  await expect(page).toHaveURL(DONE);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('msg'))).toBe(SENT);
  await expectAccessible(page);

  await page.goto(address);
  await expect(page.getByText('You have asked for corrections')).toBeVisible();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Please add my mobile number');
  await expect(row).toContainText(/\d\d-[A-Z][a-z]{2}-\d{4}/);

  const next = await textComes(operator, person, '<p>Senior accountant in Kochi, 98765 43210</p>');
  await page.reload();
  await expect(page.getByText('There is a newer version of this resume. Please review that one.')).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await page.getByRole('link', { name: 'Go to the newest version' }).click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));

  await approves(page, 'Approve Resume Content', 'No, cancel');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await approves(page, 'Approve Resume Content', 'Yes, submit it!');
  await expect(page).toHaveURL(DONE);
  await expect(page.getByText(APPROVED)).toBeVisible();
  await page.goto(next);
  await expect(page.getByText('You have approved this resume')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve Resume Content' })).toBeHidden();
});

test('a resume PDF is read, corrected, sent anew and approved', { tag: '@any-width' }, async ({
  page,
  person,
  operator,
}) => {
  await page.goto(PDF_PAGE);
  await expect(page.getByText('No resume waits for your review.')).toBeVisible();
  await expectAccessible(page);

  await pdfComes(operator, person);
  await page.reload();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'View Resume' }).click();
  expect(await readFile(await (await coming).path())).toEqual(resumePdf.buffer);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await expect(page.getByText('200 characters left')).toBeVisible();
  await corrections(page).fill('x'.repeat(201));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await expect(page.getByText('Please enter corrections within 200 characters')).toBeVisible();
  await corrections(page).fill('Bigger letters & my e-mail address');
  await submit(page).click();
  await expect(page.getByText(SENT)).toBeVisible();

  await pdfComes(operator, person);
  await page.goto(PDF_PAGE);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Bigger letters & my e-mail address');
  await expect(row).toContainText(/\d\d-[A-Z][a-z]{2}-\d{4}/);
  await expect(row.getByRole('button', { name: /^View/ })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await approves(page, 'Approve Resume', 'Yes, submit it!');
  await expect(page.getByText(APPROVED)).toBeVisible();
});

test('the confirmation is shown until it is left, and never again', { tag: '@any-width' }, async ({
  page,
  person,
  operator,
}) => {
  await page.goto(await textComes(operator, person, 'Senior accountant'));
  await approves(page, 'Approve Resume Content', 'Yes, submit it!');
  await expect(page.getByText(APPROVED)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/resume-builder/corrections-modal');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Congratulations');
  await expectAccessible(page);
});

test('what waits is told on the dashboard', { tag: '@any-width' }, async ({ page, person, operator }) => {
  const address = await textComes(operator, person, 'Senior accountant');
  await pdfComes(operator, person);
  await page.goto('/dashboard');
  const links = page.getByRole('main').getByRole('link', { name: 'Review now' });
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', address);
  await expect(links.nth(1)).toHaveAttribute('href', PDF_PAGE);
});

test.describe('when it does not work', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('what was typed stays after a lost connection, and one press sends it again', { tag: '@any-width' }, async ({
    page,
    person,
    operator,
  }) => {
    await page.goto(await textComes(operator, person, 'Senior accountant'));
    await page.route('**/SaveResumeCorrections', (route) => route.abort('connectionreset'), { times: 1 });
    await corrections(page).fill('Please add my mobile number');
    await submit(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Error');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(corrections(page)).toHaveValue('Please add my mobile number');
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });

  test('a version that was replaced meanwhile is refused in words', { tag: '@any-width' }, async ({
    page,
    person,
    operator,
  }) => {
    await page.goto(await textComes(operator, person, 'Senior accountant'));
    await expect(submit(page)).toBeVisible();
    await textComes(operator, person, 'Chief accountant');
    await approves(page, 'Approve Resume Content', 'Yes, submit it!');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('There is a newer version of this resume. Please review that one.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('link', { name: 'Go to the newest version' })).toBeVisible();
  });

  test("somebody else's resume is none of mine", { tag: '@any-width' }, async ({
    page,
    person: _,
    portal,
    operator,
  }) => {
    const other = await portal.hasPerson('Somebody Else');
    await page.goto(await textComes(operator, other, 'Senior accountant'));
    await expect(page.getByText('There is no such resume in your account.')).toBeVisible();
    await expect(page.getByText('Senior accountant')).toBeHidden();
    await expectAccessible(page);
  });
});
