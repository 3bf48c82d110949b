import { addressOf, calls, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { runOperatorCommand } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen, openUntilVisible } from '../support/page-checks.ts';
import { chooseOutcome, getFirstPlan, goToPayment, payButton } from '../support/payments.ts';
import type { Person } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const detailsLink = (page: Page, at: number) =>
  cards(page)
    .nth(at)
    .getByRole('link', { name: /^View Details/ });

/** Records the calls that mark cards as opened. */
function recordReadStatusCalls(page: Page): URLSearchParams[] {
  const reported: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/JobSeekerPriorityListing/SetReadStatus')) reported.push(searchParams);
  });
  return reported;
}

/** Gives a profile the skills, the location and the experience that a vacancy requires. */
async function matchProfileTo(request: APIRequestContext, person: Person, vacancy: VacancyCard): Promise<void> {
  const { profile } = calls;
  const { accountID, token } = person;
  const headers = { authorization: `Bearer ${token}` };
  for (const skill of vacancy.skills) {
    const query = { accountID: String(accountID), skill };
    await request.post(addressOf(profile.saveJobSeekerSkillSet, { query }), { headers });
  }
  const preferredLocation = vacancy.locations[0] ?? '';
  const place = { accountId: accountID, preferredLocation };
  await request.post(addressOf(profile.savePreferredLocation, {}), { headers, data: place });
  const years = Number(vacancy.experience.match(/\d+/)?.[0] ?? 0);
  const saved = await request.post(addressOf(profile.saveWorkExperience, {}), {
    headers,
    data: { accountID, years, months: 0 },
  });
  expect(await saved.text()).toMatch(/success/i);
}

test('the free listing shows why a job matches and reports an opened job once', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  portal,
}) => {
  await matchProfileTo(request, person, await portal.getVacancy('standard'));
  const reported = recordReadStatusCalls(page);
  await page.goto('/free-listing-jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Free Listing Jobs' })).toBeVisible();
  await expect(cards(page).first().getByRole('list', { name: 'Why it fits you' })).toContainText(/\d of \d+ skills?/);
  await expect(cards(page).first()).toContainText(/Listed on \d\d-[A-Z][a-z]{2}-\d{4}/);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  const title = await cards(page).first().getByRole('heading').textContent();
  const response = page.waitForResponse(/SetReadStatus/);
  await detailsLink(page, 0).click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  expect((await response).ok()).toBe(true);
  const vacancyID = page.url().split('/').at(-1);
  const isManual = String(page.url().includes('/mdetails/'));
  expect(reported.map((query) => [query.get('vacancyID'), query.get('isManual')])).toEqual([[vacancyID, isManual]]);

  await page.goto('/free-listing-jobs');
  await expect(cards(page).first().getByRole('heading')).toHaveText(`Already opened: ${title}`);
  await expectAccessible(page);
  await detailsLink(page, 0).click();
  await expect(page).toHaveURL(new RegExp(`/${vacancyID}$`));
  expect(reported).toHaveLength(1);
});

test('the free listing marks a job opened in a new tab and does not reorder the list', { tag: '@any-width' }, async ({
  page,
  person: _,
  context,
}) => {
  const reported = recordReadStatusCalls(page);
  await page.goto('/free-listing-jobs');
  const title = await cards(page).nth(1).getByRole('heading').textContent();
  const address = await detailsLink(page, 1).getAttribute('href');
  const opened = context.waitForEvent('page');
  await detailsLink(page, 1).click({ button: 'middle' });
  const tab = await opened;
  // Only the URL is checked: for a background tab, Playwright may wait for a load event that has already fired.
  await expect.poll(() => new URL(tab.url()).pathname).toBe(address);
  await expect(cards(page).nth(1).getByRole('heading')).toHaveText(`Already opened: ${title}`);
  expect(reported).toHaveLength(1);
});

test.describe('when opening cannot be reported', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/SetReadStatus|could not reach/] });

  test('opens the job anyway', { tag: '@any-width' }, async ({ page, person: _ }) => {
    await page.route(/SetReadStatus/, (route) => route.abort());
    await page.goto('/free-listing-jobs');
    await detailsLink(page, 0).click();
    await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the free listing without suggestions shows a message', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.route(/GetFreeListingJobs/, (route) => route.fulfill({ json: [] }));
  await page.goto('/free-listing-jobs');
  await expect(page.getByText('No suggested jobs are available for you at the moment.')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});

test('the priority listing without a plan links to the plans and to the free listing', { tag: '@any-width' }, async ({
  page,
  person: _,
}) => {
  await page.goto('/priority-listing-jobs');
  const main = page.getByRole('main');
  await expect(main.getByText('There are no priority-listed vacancies for you')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', /^\/pricing/);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Free Listing Jobs' }).click();
  await expect(page).toHaveURL('/free-listing-jobs');
});

test('the priority listing of a plan shows the best jobs and counts those not yet opened', async ({
  page,
  person,
  request,
  portal,
  isMobile,
}) => {
  // A scheduled job fills priority listings; it also runs on demand.
  await matchProfileTo(request, person, await portal.getVacancy('standard'));
  await goToPayment(page, await getFirstPlan(request, 'subscription'));
  await payButton(page).click();
  await chooseOutcome(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await page.goto('/priority-listing-jobs');
  await expect(page.getByText(/^\d+ new of \d+ jobs?/).or(page.getByText('No priority jobs yet'))).toBeVisible();
  await runOperatorCommand('run-job', 'fill-priority-listings');
  await openUntilVisible(page, '/priority-listing-jobs', cards(page).first(), page.getByText('No priority jobs yet'));
  await expect(page.getByText(/^\d+ vacancy credits? left$/)).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  const newOnes = async () => Number((await page.getByText(/^\d+ new of/).textContent())?.match(/^\d+/)?.[0]);
  const before = await newOnes();
  expect(before).toBeGreaterThan(0);
  await expect(cards(page).first().getByText('New', { exact: true })).toBeVisible();
  const counted = page.waitForResponse(/GetUnReadPriorityListingCount/);
  await detailsLink(page, 0).click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
  expect(await (await counted).json()).toBe(before - 1);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // No count is shown when none is left.
  const left = before > 1 ? `${before - 1} new priority jobs` : '';
  const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
  await expect(menu.getByRole('link', { name: /^Dashboard/ })).toHaveText(`Dashboard${left}`);

  await page.goto('/priority-listing-jobs');
  await expect.poll(newOnes).toBe(before - 1);
  await expect(cards(page).first().getByText('New', { exact: true })).toBeVisible();
  await expect(cards(page).last().getByRole('heading')).toContainText('Already opened:');

  const used = page.getByRole('region', { name: 'Credits used' });
  await expect(used.getByText('Opened', { exact: true })).toBeVisible();
  const listed = await cards(page).count();
  await used
    .getByRole('button', { name: /^Not relevant/ })
    .last()
    .click();
  await expect(page.getByText(/^Credit returned: .+ has left your listing$/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(used.getByText('Credit returned', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(listed - 1);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});
