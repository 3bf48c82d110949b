import { calls, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { imagePng, textFile } from '../support/files.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { type Person, type Portal, signInAs, uniqueEmail } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const THANKS = 'Thank you. We will check this job and write to you about our decision.';
const PRIVATE = 'The company is not told who reported the job.';

/** Presses a link to the report; before its code is loaded it opens the page of the form instead of the sheet. */
async function openSheet(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
}

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Report this job' });
const sendButton = (within: Locator | Page): Locator => within.getByRole('button', { name: 'Send report' });

async function solveCaptcha(within: Locator | Page): Promise<void> {
  await within.getByLabel('I am not a robot').click();
  await expect(within.getByLabel('I am not a robot')).toBeChecked();
}

/** Checks the sheet as it is, light and dark. */
async function expectGoodSheet(page: Page): Promise<void> {
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
}

async function apply(request: APIRequestContext, person: Person, vacancyID: number): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` };
  const data = { accountID: person.accountID, vacancyID };
  const reply = await request.post(`/api/${calls.applications.applyJob.path}`, { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** An applicant with a resume and a verified address, signed in on the page. */
async function createApplicant(
  page: Page,
  request: APIRequestContext,
  portal: Portal,
): Promise<{ person: Person; vacancy: VacancyCard }> {
  const person = await portal.createAccount();
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  const vacancy = await portal.pickVacancy('standard');
  await apply(request, person, vacancy.vacancyID);
  await signInAs(page, person);
  return { person, vacancy };
}

test('a guest reports a job from the menu of its card, by keyboard, with a picture, and is thanked', async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto('/job/search');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const menu = card.getByRole('button', { name: /^More about / });
  // Until its code is loaded it cannot be pressed.
  await expect(menu).toBeEnabled();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(card.getByRole('button', { name: 'Report this job' })).toBeFocused();
  await page.keyboard.press('Enter');

  const sheet = sheetOf(page);
  await expect(sheet).toContainText(title);
  await sheet.getByRole('radio', { name: 'It asks for money' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They want ₹999 as a registration fee, by UPI.');
  await sheet.getByLabel(/picture/).setInputFiles(textFile);
  await expect(sheet.getByText('Please choose a JPG, PNG or WebP picture.')).toBeVisible();
  await sheet.getByLabel(/picture/).setInputFiles(imagePng);
  await expect(sheet.getByText(imagePng.name)).toBeVisible();
  await sendButton(sheet).press('Enter');
  await expect(sheet.getByLabel('Your email')).toBeFocused();
  await expect(sheet.getByText('Enter your email')).toBeVisible();
  await expectGoodSheet(page);
  await page.keyboard.type(email);
  await sendButton(sheet).press('Enter');
  await expect(sheet.getByText('Please complete the reCAPTCHA.')).toBeVisible();
  await solveCaptcha(sheet);
  await sendButton(sheet).press('Enter');

  await expect(sheet.getByRole('status').filter({ hasText: THANKS })).toBeVisible();
  await expect(sheet).toContainText(PRIVATE);
  await expect(sheet.getByRole('link', { name: 'How we check jobs and reports' })).toBeVisible();
  await expectGoodSheet(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});

test.describe('on a bad connection', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('nothing typed is lost when the connection is lost, the sheet is closed or the page is reloaded', async ({
    page,
    portal,
    person,
  }) => {
    await portal.verifyEmail(person);
    const { vacancyID } = await portal.pickVacancy('standard');
    await page.goto(`/job/details/${vacancyID}`);
    const open = page.getByRole('link', { name: 'Report this job' });
    await openSheet(open);
    const sheet = sheetOf(page);
    const text = sheet.getByLabel('What happened?');
    await expect(sheet.getByLabel('Your email')).toHaveCount(0);
    await sheet.getByRole('radio', { name: 'The company or the job is not real' }).check();
    await text.fill('There is no such office.');
    const reconnect = await intercept(page, '**/Jobs/ReportJob', (route) => route.abort('internetdisconnected'));
    await sendButton(sheet).press('Enter');
    await expect(sheet.getByRole('alert')).toContainText('What you typed is still here');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await page.reload();
    await openSheet(open);
    await expect(text).toHaveValue('There is no such office.');
    await expect(sheet.getByRole('radio', { name: 'The company or the job is not real' })).toBeChecked();
    reconnect();
    await sendButton(sheet).press('Enter');
    await expect(sheet.getByRole('status').filter({ hasText: THANKS })).toBeVisible();

    // A second report of one person for the same reason is not counted, and says so.
    await page.reload();
    await openSheet(open);
    await sheet.getByRole('radio', { name: 'The company or the job is not real' }).check();
    await sendButton(sheet).press('Enter');
    await expect(sheet.getByText(/You have reported this job already/)).toBeVisible();
  });
});

test('an applicant reports a job from the applications, and answers the question of the mail', {
  tag: '@any-width',
}, async ({ page, request, portal }) => {
  const { person, vacancy } = await createApplicant(page, request, portal);
  await page.goto('/job-seeker/applications');
  const name = `Report this job: ${vacancy.jobTitle}, ${vacancy.orgName}`;
  await openSheet(page.getByRole('link', { name, exact: true }));
  const sheet = sheetOf(page);
  await sheet.getByRole('radio', { name: 'Something else' }).check();
  await sendButton(sheet).press('Enter');
  await expect(sheet.getByText('Write what is wrong')).toBeVisible();
  await sheet.getByLabel('What happened?').fill('They do not answer the phone.');
  await expectGoodSheet(page);
  await sendButton(sheet).press('Enter');
  await expect(sheet.getByRole('status').filter({ hasText: THANKS })).toBeVisible();

  const mail = await portal.waitForMessage(person.email, /asked-for-money/);
  const [, link = ''] = /https?:\/\/\S+?(\/job\/asked-for-money\?token=\S+?&answer=yes)/.exec(mail) ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Were you asked for money?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(vacancy.jobTitle);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, I was asked for money' }).click();
  await expect(page.getByRole('main')).toContainText('Do not pay.');
  await expect(page.getByRole('link', { name: '1930' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText(/If someone asks you for money later/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reports a job on its page, and the browser says what is missing', async ({ page, portal }) => {
    const email = uniqueEmail();
    const { vacancyID } = await portal.pickVacancy('standard');
    await page.goto(`/job/details/${vacancyID}`);
    await page.getByRole('link', { name: 'Report this job' }).click();
    await expect(page).toHaveURL(`/job/report/${vacancyID}`);
    await page.getByLabel('It asks for money').check();
    await page.getByLabel('What happened?').fill('They want a deposit.');
    await sendButton(page).press('Enter');
    await expect(page).toHaveURL(`/job/report/${vacancyID}`);
    await expect(page.getByLabel('What happened?')).toHaveValue('They want a deposit.');
    await page.getByLabel('Your email').fill(email);
    await sendButton(page).press('Enter');
    await expect(page.getByRole('main')).toContainText(THANKS);
  });

  test.describe('of a job that is not known', () => {
    test.use({ expectedProblems: [/404/] });

    test('there is no form', async ({ page }) => {
      expect((await page.goto('/job/report/2147483647'))?.status()).toBe(404);
      await expect(sendButton(page)).toHaveCount(0);
    });
  });
});

test('the page on how we check states live counts, and is in the footer and the sitemap', {
  tag: '@any-width',
}, async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we check jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we check jobs' })).toBeVisible();
  const html = await (await request.get('/how-we-check')).text();
  expect(html.replace(/<!--.*?-->/g, '')).toMatch(/<strong[^>]*>[\d,]+<\/strong> reports?/);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const texts = await Promise.all(
    parts.filter((path) => /\.xml/.test(path)).map(async (path) => (await request.get(path)).text()),
  );
  expect([index, ...texts].some((text) => text.includes('/how-we-check</loc>'))).toBe(true);
});
