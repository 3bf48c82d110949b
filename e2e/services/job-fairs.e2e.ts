import { randomUUID } from 'node:crypto';
import { calls, jobFairTexts } from '@aarambh/contract';
import type { Locator, Page } from '@playwright/test';
import { answerQuestion } from '../support/dialogs.ts';
import { indiaTimeIn } from '../support/india-time.ts';
import type { Operator } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen, openUntilVisible } from '../support/page-checks.ts';
import { logIn } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const { createJobFair, cancelJobFair } = calls['job-fairs'];

/** Announces a fair as staff: in two days, with a unique title. */
async function announceJobFair(operator: Operator, more: { capacity?: number } = {}) {
  const title = `Kochi Job Fair ${randomUUID().slice(0, 8)}`;
  const body = {
    title,
    organiser: 'Aarambh with the Ernakulam Chamber of Commerce',
    city: 'Kochi',
    venue: 'Rajiv Gandhi Indoor Stadium, Kadavanthra',
    starts: indiaTimeIn(48),
    ends: indiaTimeIn(55),
    description: 'Employers of the port and of the city.\n\nEntry is free.',
    companies: ['Periyar Shipping', 'Malabar Spices and Agricultural Produce Exporters Private Limited'],
    capacity: 25,
    ...more,
  };
  const { jobFairID } = JSON.parse(await operator.call(createJobFair, { body })) as { jobFairID: number };
  return { jobFairID, title };
}

const main = (page: Page) => page.getByRole('main');

/** After several changes, a cached page may be stale for up to a second. */
const openUntilFresh = (page: Page, path: string, shown: Locator): Promise<void> =>
  openUntilVisible(page, path, shown, page.getByRole('heading', { level: 1 }));

test('a visitor signs in from a fair, registers, withdraws, and is notified when it is cancelled', {
  tag: '@any-width',
}, async ({ page, portal, operator }) => {
  const person = await portal.createAccount();
  await portal.verifyEmail(person);
  const { jobFairID, title } = await announceJobFair(operator);

  const link = main(page).getByRole('link', { name: `View Details of ${title}` });
  await openUntilFresh(page, '/job-fair', link);
  await link.click();
  await expect(page).toHaveURL(`/job-fair/${jobFairID}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main(page)).toContainText('25 seats left');
  await expect(page.getByRole('heading', { name: 'About registration' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page).toHaveURL(`/account/login?returnUrl=%2Fjob-fair%2F${jobFairID}`);
  await logIn(page, person);
  await expect(page).toHaveURL(`/job-fair/${jobFairID}`);

  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(jobFairTexts.registered)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main(page)).toContainText('25 seats left');
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(jobFairTexts.registered)).toBeVisible();
  await expect(main(page)).toContainText('You are registered. See you there!');
  expect(await portal.waitForMessage(person.email, /Your place at this job fair/)).toContain(
    'Rajiv Gandhi Indoor Stadium, Kadavanthra, Kochi',
  );

  // The HTML is the same for all visitors; the browser adds the registration, also in the list.
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await page.goto('/job-fair');
  await expect(main(page).getByRole('article').filter({ hasText: title })).toContainText('You are registered');

  await page.goto(`/job-fair/${jobFairID}`);
  await main(page).getByRole('button', { name: 'Withdraw' }).click();
  await answerQuestion(page, 'Withdraw from this job fair?', 'Yes, withdraw');
  await expect(page.getByText(jobFairTexts.withdrawn)).toBeVisible();
  await expect(main(page)).toContainText('25 seats left');

  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(jobFairTexts.registered)).toBeVisible();
  await operator.call(cancelJobFair, { body: { jobFairID, cause: 'The stadium is under water.' } });
  expect(await portal.waitForMessage(person.email, /has been cancelled/)).toContain('The stadium is under water.');
  await openUntilFresh(page, `/job-fair/${jobFairID}`, main(page).getByText(jobFairTexts.cancelled));
  await expect(main(page).getByRole('button', { name: /Register|Withdraw/ })).toHaveCount(0);
});

test('rejects a registration when the last place was taken meanwhile', { tag: '@any-width' }, async ({
  page,
  person: _,
  portal,
  operator,
  request,
}) => {
  const { jobFairID } = await announceJobFair(operator, { capacity: 1 });
  // The page requests the fair again as the member; wait for that reply.
  await Promise.all([page.waitForResponse(/\/api\/JobFair\/GetJobFair\//), page.goto(`/job-fair/${jobFairID}`)]);
  await expect(main(page)).toContainText('1 seat left');
  const other = await portal.createAccount();
  const reply = await request.post('/api/JobFair/Register', {
    headers: { authorization: `Bearer ${other.token}` },
    data: { accountID: other.accountID, jobFairID },
  });
  expect(await reply.text()).toBe(jobFairTexts.registered);
  await main(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(jobFairTexts.full).first()).toBeVisible();
  await expect(main(page)).toContainText(jobFairTexts.full);
  await expect(main(page).getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
});

test('the pages are accessible and fit every screen, for visitors and members', { tag: '@any-width' }, async ({
  page,
  operator,
  person: _,
  browser,
  baseURL,
}) => {
  const { jobFairID, title } = await announceJobFair(operator);
  const visitorContext = await browser.newContext(baseURL ? { baseURL } : {});
  const visitor = await visitorContext.newPage();
  for (const tab of [page, visitor])
    for (const path of ['/job-fair', `/job-fair/${jobFairID}`]) {
      await openUntilFresh(tab, path, tab.getByRole('heading', { name: title }));
      await expectFitsEveryScreen(tab);
      await expectAccessible(tab);
    }
  await visitorContext.close();
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shows fairs, and Register opens the sign-in page', async ({ page, operator }) => {
    const { jobFairID, title } = await announceJobFair(operator);
    const link = page.getByRole('link', { name: `View Details of ${title}` });
    await openUntilFresh(page, '/job-fair', link);
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
    test(`/job-fair/${id} replies 404 with a link to all fairs`, async ({ page }) => {
      const response = await page.goto(`/job-fair/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'This job fair does not exist' })).toBeVisible();
      await page.getByRole('link', { name: 'See all job fairs' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Job Fairs' })).toBeVisible();
    });
});
