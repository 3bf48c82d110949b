import { randomUUID } from 'node:crypto';
import { calls, jobFairTexts } from '@aarambh/contract';
import type { Locator, Page } from '@playwright/test';
import type { Operator } from '../support/operator.ts';
import { PASSWORD } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const { createJobFair, cancelJobFair } = calls['job-fairs'];

/** `yyyy-MM-dd HH:mm` in India, a number of hours from now. */
const istIn = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Staff announce a fair of two days from now, with a title of its own. */
async function announces(operator: Operator, more: { capacity?: number } = {}) {
  const title = `Kochi Job Fair ${randomUUID().slice(0, 8)}`;
  const body = {
    title,
    organiser: 'Aarambh with the Ernakulam Chamber of Commerce',
    city: 'Kochi',
    venue: 'Rajiv Gandhi Indoor Stadium, Kadavanthra',
    starts: istIn(48),
    ends: istIn(55),
    description: 'Employers of the port and of the city.\n\nEntry is free.',
    companies: ['Periyar Shipping', 'Malabar Spices and Agricultural Produce Exporters Private Limited'],
    capacity: 25,
    ...more,
  };
  const { jobFairID } = JSON.parse(await operator.does(createJobFair, { body })) as { jobFairID: number };
  return { jobFairID, title };
}

const main = (page: Page) => page.getByRole('main');

/** Opens a page until it shows something: after changes in a row visitors are given one that is up to a second old. */
async function opensUntil(page: Page, path: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function confirms(page: Page, name: string, answer: string): Promise<void> {
  await page.getByRole('alertdialog', { name }).getByRole('button', { name: answer }).click();
}

/** Closes the message that says how it went. */
async function reads(page: Page, title: 'Success' | 'Warning', text: string): Promise<void> {
  const message = page.getByRole('alertdialog', { name: title });
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'OK' }).click();
}

test('a visitor finds a fair, logs in, registers, withdraws, and is told when it is cancelled', {
  tag: '@any-width',
}, async ({ page, portal, operator }) => {
  test.slow();
  const person = await portal.hasPerson();
  const { jobFairID, title } = await announces(operator);

  const link = main(page).getByRole('link', { name: `View Details of ${title}` });
  await opensUntil(page, '/job-fair', link);
  await link.click();
  await expect(page).toHaveURL(`/job-fair/${jobFairID}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main(page)).toContainText('25 places left');
  await expect(page.getByRole('heading', { name: 'What registering means' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page).toHaveURL(`/account/login?returnUrl=%2Fjob-fair%2F${jobFairID}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/job-fair/${jobFairID}`);

  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await confirms(page, 'Register for this job fair?', 'Not now');
  await expect(main(page)).toContainText('25 places left');
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await confirms(page, 'Register for this job fair?', 'Yes, register');
  await reads(page, 'Success', jobFairTexts.registered);
  await expect(main(page)).toContainText('You are registered. See you there!');
  expect(await portal.messageTo(person.email, /Your place at this job fair/)).toContain(
    'Rajiv Gandhi Indoor Stadium, Kadavanthra, Kochi',
  );

  // The document is made for everybody; that one is registered the browser adds, in the list as well.
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await page.goto('/job-fair');
  await expect(main(page).getByRole('article').filter({ hasText: title })).toContainText('You are registered');

  await page.goto(`/job-fair/${jobFairID}`);
  await main(page).getByRole('button', { name: 'Withdraw' }).click();
  await confirms(page, 'Withdraw from this job fair?', 'Yes, withdraw');
  await reads(page, 'Success', jobFairTexts.withdrawn);
  await expect(main(page)).toContainText('25 places left');

  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await confirms(page, 'Register for this job fair?', 'Yes, register');
  await reads(page, 'Success', jobFairTexts.registered);
  await operator.does(cancelJobFair, { body: { jobFairID, cause: 'The stadium is under water.' } });
  expect(await portal.messageTo(person.email, /is cancelled/)).toContain('The stadium is under water.');
  await opensUntil(page, `/job-fair/${jobFairID}`, main(page).getByText(jobFairTexts.cancelled));
  await expect(main(page).getByRole('button', { name: /Register|Withdraw/ })).toHaveCount(0);
});

test('the last place goes to one of two who look at it', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
  request,
}) => {
  expect(person.accountID).toBeGreaterThan(0);
  const { jobFairID } = await announces(operator, { capacity: 1 });
  // The page asks once more as a member: only then does it stand.
  await Promise.all([page.waitForResponse(/\/api\/JobFair\/GetJobFair\//), page.goto(`/job-fair/${jobFairID}`)]);
  await expect(main(page)).toContainText('1 place left');
  const other = await portal.hasPerson();
  const reply = await request.post('/api/JobFair/Register', {
    headers: { authorization: `Bearer ${other.token}` },
    data: { accountID: other.accountID, jobFairID },
  });
  expect(await reply.text()).toBe(jobFairTexts.registered);
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await confirms(page, 'Register for this job fair?', 'Yes, register');
  await reads(page, 'Warning', jobFairTexts.full);
  await expect(main(page)).toContainText(jobFairTexts.full);
  await expect(main(page).getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
});

test('the pages of fairs are accessible and fit every screen, for visitors and members', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
  person,
  browser,
  baseURL,
}) => {
  test.slow();
  expect(portal).toBeDefined();
  expect(person.accountID).toBeGreaterThan(0);
  const { jobFairID, title } = await announces(operator);
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const visitor = await elsewhere.newPage();
  for (const somebody of [page, visitor])
    for (const path of ['/job-fair', `/job-fair/${jobFairID}`]) {
      await opensUntil(somebody, path, somebody.getByRole('heading', { name: title }));
      await expectFitsEveryScreen(somebody);
      await expectAccessible(somebody);
    }
  await elsewhere.close();
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('fairs can be read and registering leads to the sign-in page', async ({ page, operator }) => {
    const { jobFairID, title } = await announces(operator);
    const link = page.getByRole('link', { name: `View Details of ${title}` });
    await opensUntil(page, '/job-fair', link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const event = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(event).toMatchObject({ '@type': 'BusinessEvent', name: title });
    expect(event.location.address.addressLocality).toBe('Kochi');
    await main(page).getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL(`/account/login?returnUrl=%2Fjob-fair%2F${jobFairID}`);
  });
});

test.describe('a fair that does not exist', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/404/] });

  for (const id of ['2147483647', 'pune'])
    test(`/job-fair/${id} answers 404 and leads to the others`, async ({ page }) => {
      const response = await page.goto(`/job-fair/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This job fair does not exist' })).toBeVisible();
      await page.getByRole('link', { name: 'See all job fairs' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Job Fairs' })).toBeVisible();
    });
});
