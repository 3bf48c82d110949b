import { addressOf, calls, type ServiceStatusItem } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { chooseOutcome, getFirstPlan, goToPayment, payButton } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

/** The demo account with data: a plan, interviews, services and a resume to review. */
const DEMO_ACCOUNT = { email: 'rahul.demo@aarambh.example', password: 'Demo@1234' };

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

/** A service: a table row on wide screens, a card on phones. */
const service = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name, visible: true }).first();

test('opens after the sign-in with a plan, shows pending items, and has tabs that work by keyboard', async ({
  page,
}) => {
  await page.goto('/account/login');
  await page.getByLabel('Email', { exact: true }).fill(DEMO_ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Rahul' })).toBeVisible();
  await expect(page.getByText(/^You have .*upcoming interviews?\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Next interview (now|tomorrow|in \d+ \w+)$/ })).toBeVisible();
  await expect(page.getByText('Your resume text is ready for review')).toBeVisible();
  // In the order in which things are due: the plan is last.
  const tops = await page.evaluate(() =>
    ['#next-interview', '[role=tablist]', '[aria-label="Your plan"]'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('heading', { name: 'Upcoming Job Fairs' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expect(tab(page, /^Upcoming Interviews \d+ upcoming$/)).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await tab(page, 'Priority Listings').focus();
  for (const [name, value] of [
    ['Upcoming Interviews', 'upcoming'],
    ['Interview History', 'history'],
    ['Track Services', 'services'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/dashboard?tab=${value}`);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2, name })).toBeAttached();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(tab(page, 'Interview History')).toHaveAttribute('aria-selected', 'true');
});

test('shows a new account a next step in each tab and no badge', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.goto('/dashboard');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('There are no priority-listed vacancies for you')).toBeVisible();
  // First the jobs that match, then what can be bought.
  await expect(panel.getByRole('link')).toHaveText(['Free Listing Jobs', 'See the plans']);
  await expect(tab(page, /^Upcoming Interviews/)).toHaveText('Upcoming Interviews');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await tab(page, 'Track Services').click();
  await expect(panel.getByText('No services to track yet')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText('No services to track yet')).toBeVisible();
});

test('shows the status of a purchased service until it is completed', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  operator,
}) => {
  await goToPayment(page, await getFirstPlan(request, 'combo'));
  await payButton(page).click();
  await chooseOutcome(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  const address = addressOf(calls.services.getServiceStatus, { params: { accountID: String(person.accountID) } });
  const reply = await request.get(address, { headers: { authorization: `Bearer ${person.token}` } });
  const [item] = ((await reply.json()) as { items: ServiceStatusItem[] }).items;
  if (!item) throw new Error('The plan has no service.');

  await page.goto('/dashboard?tab=services');
  await expect(service(page, item.serviceName)).toContainText('Not Started');
  const serviceItemID = item.serviceItemID;
  const started = { serviceItemID, version: 1, status: 'In Progress', processingBy: 'Nandini Rao' } as const;
  await operator.call(calls.services.moveServiceItem, { body: started });
  await page.reload();
  await expect(service(page, item.serviceName)).toContainText('In Progress');
  await expect(service(page, item.serviceName)).toContainText('Processing by Nandini Rao');
  await operator.call(calls.services.moveServiceItem, {
    body: { serviceItemID, version: 2, status: 'Completed' },
  });
  await page.reload();
  await expect(service(page, item.serviceName)).not.toContainText('Not yet');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.goto('/plans/details');
  await expect(page.getByRole('listitem').filter({ hasText: item.serviceName }).last()).toContainText('Completed');
  await page.getByRole('link', { name: 'Track services' }).click();
  await expect(page).toHaveURL('/dashboard?tab=services');
});

for (const { path, calls: expected } of [
  { path: '/dashboard', calls: ['GetJobSeekerDetails', 'GetApplications', 'GetListingJobs', 'GetScheduledVacancies'] },
  { path: '/job-seeker/applications', calls: ['GetJobSeekerDetails', 'GetApplications'] },
  { path: '/free-listing-jobs', calls: ['GetJobSeekerDetails', 'GetFreeListingJobs'] },
  { path: '/priority-listing-jobs', calls: ['GetJobSeekerDetails', 'GetListingJobs'] },
])
  test(`${path} starts its calls before its code is there, and makes each once`, { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(pathname.split('/')[3] ?? '');
    });
    // React waits for the calls: without the early ones nothing would ever be requested.
    await page.route(/\/assets\/react-/, async (route) => {
      await expect.poll(() => requested).toEqual(expect.arrayContaining(expected));
      await route.continue();
    });
    await page.goto(path);
    // All have been taken by the page.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { earlyReplies } = window as { earlyReplies?: { replies: object } };
          return Object.keys(earlyReplies?.replies ?? {});
        }),
      )
      .toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requested.filter((call) => expected.includes(call)).toSorted()).toEqual(expected.toSorted());
  });
