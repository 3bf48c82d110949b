import { calls } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { resumePdf } from '../support/files.ts';
import type { Operator } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { buyFirstPlan } from '../support/payments.ts';
import type { Person } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const { listResumeVersions } = calls.staff;
const { sendResumeContent, sendResumePdf } = calls['resume-reviews'];

const APPROVED =
  'Congratulations! Your resume has been successfully approved. The final copy will be shared with you shortly.';
const SENT = 'Success! Your corrections have been sent. We will inform you when the new version is ready.';
const DONE = /\/resume-builder\/corrections-modal$/;
const PDF_PAGE = '/resume-builder/resume-pdf-review';

/** The newest version of a kind; 0 if none was sent. */
async function readNewest(operator: Operator, accountID: number, kind: 'content' | 'pdf'): Promise<number> {
  const reply = await operator.call(listResumeVersions, { params: { accountID: String(accountID) } });
  const versions = JSON.parse(reply) as { kind: string; id: number }[];
  return Math.max(0, ...versions.filter((version) => version.kind === kind).map(({ id }) => id));
}

/** Sends a resume text as staff. Returns the URL of its review. */
async function sendResumeText(operator: Operator, { accountID }: Person, newContent: string): Promise<string> {
  const newestID = await readNewest(operator, accountID, 'content');
  const oldContent = 'Priya Raghunathan\n\nAccountant in Kochi';
  const reply = await operator.call(sendResumeContent, { body: { accountID, newestID, oldContent, newContent } });
  const { resumeContentID } = JSON.parse(reply) as { resumeContentID: number };
  return `/resume-builder/resume-for-corrections/${resumeContentID}`;
}

async function sendPdf(operator: Operator, { accountID }: Person): Promise<void> {
  const newestID = String(await readNewest(operator, accountID, 'pdf'));
  await operator.call(sendResumePdf, { body: { accountID: String(accountID), newestID } }, resumePdf);
}

const corrections = (page: Page) => page.getByLabel('Corrections', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Corrections' });

async function answerApproval(page: Page, button: string, answer: 'Yes, submit it!' | 'No, cancel'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure?');
  await expect(dialog).toContainText('Do you want to confirm and submit your resume?');
  await dialog.getByRole('button', { name: answer }).click();
}

/** Shows one of the three texts: a tab on narrow screens, a column on wide ones. */
async function showPanel(page: Page, name: 'Old resume' | 'New resume' | 'Comparison'): Promise<void> {
  const panel = page.getByRole('tab', { name }).or(page.getByRole('heading', { name }));
  await expect(panel).toBeVisible();
  if ((await panel.getAttribute('role')) === 'tab') await panel.click();
}

test('a resume text can be compared, corrected and approved', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
}) => {
  await portal.verifyEmail(person);
  const address = await sendResumeText(operator, person, '<h1>Priya Raghunathan</h1><p>Senior accountant in Kochi</p>');
  expect(await portal.waitForMessage(person.email, /rewritten your resume/)).toContain(address);

  await page.goto(address);
  await showPanel(page, 'Old resume');
  await expect(page.getByText('Accountant in Kochi', { exact: true })).toBeVisible();
  await showPanel(page, 'New resume');
  await expect(page.getByText('Senior accountant in Kochi', { exact: true })).toBeVisible();
  await showPanel(page, 'Comparison');
  const added = page.locator('ins', { hasText: 'Senior' });
  await expect(added).toBeVisible();
  expect(await added.evaluate((mark) => getComputedStyle(mark).userSelect)).toBe('none');
  expect(await added.evaluate((mark) => getComputedStyle(mark, '::before').content)).toContain('added:');
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
  await expect(page.getByText('You have requested corrections')).toBeVisible();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Please add my mobile number');
  await expect(row).toContainText(/\d\d-[A-Z][a-z]{2}-\d{4}/);

  const next = await sendResumeText(operator, person, '<p>Senior accountant in Kochi, 98765 43210</p>');
  await page.reload();
  await expect(page.getByText('There is a newer version of this resume. Please review that one.')).toBeVisible();
  await expect(submit(page)).toBeHidden();
  await page.getByRole('link', { name: 'Go to the newest version' }).click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));

  await answerApproval(page, 'Approve Resume Content', 'No, cancel');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await answerApproval(page, 'Approve Resume Content', 'Yes, submit it!');
  await expect(page).toHaveURL(DONE);
  await expect(page.getByText(APPROVED)).toBeVisible();
  await page.goto(next);
  await expect(page.getByText('You have approved this resume')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve Resume Content' })).toBeHidden();
});

test('a resume PDF can be viewed, corrected and approved', { tag: '@any-width' }, async ({
  page,
  person,
  operator,
  request,
}) => {
  await buyFirstPlan(page, request, 'resumeMaker');
  await page.goto(PDF_PAGE);
  await expect(page.getByText('You have no resume to review.')).toBeVisible();
  await expectAccessible(page);

  await sendPdf(operator, person);
  await page.reload();
  const view = page.getByRole('link', { name: 'View Resume' });
  await expect(view).toHaveAttribute('target', '_blank');
  // A browser opens the link without the session's token.
  const opened = await request.get((await view.getAttribute('href')) ?? '');
  expect(opened.headers()['content-disposition']).toMatch(/^inline/);
  expect(await opened.body()).toEqual(resumePdf.buffer);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await expect(page.getByText('200 characters left')).toBeVisible();
  await corrections(page).fill('x'.repeat(201));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await expect(page.getByText('Please enter corrections within 200 characters')).toBeVisible();
  await corrections(page).fill('Bigger letters & my e-mail address');
  await submit(page).click();
  await expect(page.getByText(SENT)).toBeVisible();

  await sendPdf(operator, person);
  await page.goto(PDF_PAGE);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('Bigger letters & my e-mail address');
  await expect(row).toContainText(/\d\d-[A-Z][a-z]{2}-\d{4}/);
  await expect(row.getByRole('link', { name: /^View/ })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await answerApproval(page, 'Approve Resume', 'Yes, submit it!');
  await expect(page.getByText(APPROVED)).toBeVisible();
});

test('shows the confirmation until the member leaves the page', { tag: '@any-width' }, async ({
  page,
  person,
  operator,
}) => {
  await page.goto(await sendResumeText(operator, person, 'Senior accountant'));
  await answerApproval(page, 'Approve Resume Content', 'Yes, submit it!');
  await expect(page.getByText(APPROVED)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/resume-builder/corrections-modal');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Congratulations');
  await expectAccessible(page);
});

test('the dashboard shows pending reviews', { tag: '@any-width' }, async ({ page, person, operator, request }) => {
  await buyFirstPlan(page, request, 'resumeMaker');
  const address = await sendResumeText(operator, person, 'Senior accountant');
  await sendPdf(operator, person);
  await page.goto('/dashboard');
  const links = page.getByRole('main').getByRole('link', { name: 'Review now' });
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', address);
  await expect(links.nth(1)).toHaveAttribute('href', PDF_PAGE);
});

test.describe('when a request fails', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('preserves the input after a lost connection, for a retry', { tag: '@any-width' }, async ({
    page,
    person,
    operator,
  }) => {
    await page.goto(await sendResumeText(operator, person, 'Senior accountant'));
    await intercept(page, '**/SaveResumeCorrections', (route) => route.abort('connectionreset'), { maxRequests: 1 });
    await corrections(page).fill('Please add my mobile number');
    await submit(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Error');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(corrections(page)).toHaveValue('Please add my mobile number');
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });

  test('rejects a version that was replaced meanwhile, with a message', { tag: '@any-width' }, async ({
    page,
    person,
    operator,
  }) => {
    await page.goto(await sendResumeText(operator, person, 'Senior accountant'));
    await expect(submit(page)).toBeVisible();
    await sendResumeText(operator, person, 'Chief accountant');
    await answerApproval(page, 'Approve Resume Content', 'Yes, submit it!');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('There is a newer version of this resume. Please review that one.');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Go to the newest version' })).toBeVisible();
  });

  test("rejects another account's resume", { tag: '@any-width' }, async ({ page, person: _, portal, operator }) => {
    const other = await portal.createAccount('Kavita Iyer');
    await page.goto(await sendResumeText(operator, other, 'Senior accountant'));
    await expect(page.getByText('We could not find this resume in your account.')).toBeVisible();
    await expect(page.getByText('Senior accountant')).toBeHidden();
    await expectAccessible(page);
  });
});
