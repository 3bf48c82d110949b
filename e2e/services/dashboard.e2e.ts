import { addressOf, calls, type ServiceStatusItem } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { chooses, goesToPay, payButton, planOf } from '../support/paying.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

/** The demo account with a history: a plan, interviews, services, a resume to review. */
const VETERAN = { email: 'rahul.demo@aarambh.example', password: 'Demo@1234' };

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

/** A service where this screen shows it: a row of the table, or a card. */
const service = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name, visible: true }).first();

test('somebody with a plan lands here, sees what waits, and goes through the tabs by keyboard', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/account/login');
  await page.getByLabel('Email', { exact: true }).fill(VETERAN.email);
  await page.getByLabel('Password', { exact: true }).fill(VETERAN.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Rahul' })).toBeVisible();
  await expect(page.getByText(/^You have .*upcoming interviews?\.$/)).toBeVisible();
  await expect(page.getByText('Your resume text is ready for review')).toBeVisible();
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

test('a new account finds a way on in every tab, and no badge', { tag: '@any-width' }, async ({ page, person }) => {
  expect(person.accountID).toBeGreaterThan(0);
  await page.goto('/dashboard');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('There are no priority-listed vacancies for you')).toBeVisible();
  await expect(tab(page, /^Upcoming Interviews/)).toHaveText('Upcoming Interviews');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await tab(page, 'Track Services').click();
  await expect(panel.getByText('No services to track yet')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText('No services to track yet')).toBeVisible();
});

test('a service is bought, begun and completed, and its buyer sees it', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  operator,
}) => {
  await goesToPay(page, await planOf(request, 'combo'));
  await payButton(page).click();
  await chooses(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  const address = addressOf(calls.services.getServiceStatus, { params: { accountID: String(person.accountID) } });
  const reply = await request.get(address, { headers: { authorization: `Bearer ${person.token}` } });
  const [item] = ((await reply.json()) as { items: ServiceStatusItem[] }).items;
  if (!item) throw new Error('The plan came without a service.');

  await page.goto('/dashboard?tab=services');
  await expect(service(page, item.serviceName)).toContainText('Not Started');
  const serviceItemID = item.serviceItemID;
  const begun = { serviceItemID, status: 'In Progress', processingBy: 'Nandini Rao' } as const;
  await operator.does(calls.services.moveServiceItem, { body: begun });
  await page.reload();
  await expect(service(page, item.serviceName)).toContainText('In Progress');
  await expect(service(page, item.serviceName)).toContainText('Processing by Nandini Rao');
  await operator.does(calls.services.moveServiceItem, { body: { serviceItemID, status: 'Completed' } });
  await page.reload();
  await expect(service(page, item.serviceName)).not.toContainText('Not yet');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.goto('/plans/details');
  await expect(page.getByRole('listitem').filter({ hasText: item.serviceName }).last()).toContainText('Completed');
  await page.getByRole('link', { name: 'Track services' }).click();
  await expect(page).toHaveURL('/dashboard?tab=services');
});

test('many services come ten on a page, pages in groups of ten', { tag: '@any-width' }, async ({ page, person }) => {
  expect(person.accountID).toBeGreaterThan(0);
  const items = Array.from(
    { length: 118 },
    (_, at): ServiceStatusItem => ({
      serviceName: `Service number ${at + 1}`,
      status: 'In Progress',
      description: '',
      processingBy: 'Venkatanarasimharajuvaripetasubrahmanyam Lakshminarayanan',
      startedOn: '2026-11-05T04:00:00.000Z',
      completedOn: '',
      serviceItemID: at + 1,
      planName: 'Career Plus',
      boughtOn: '2026-11-01T04:00:00.000Z',
      purchaseID: 1,
    }),
  );
  await page.route(/GetServiceStatus/, (route) => route.fulfill({ json: { items, totalCount: items.length } }));
  await page.goto('/dashboard?tab=services');
  const pages = page.getByRole('navigation', { name: 'Pages of services' });
  await expect(page.getByText('1 to 10 of 118')).toBeVisible();
  await expect(pages.getByRole('button')).toHaveCount(12);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await pages.getByRole('button', { name: 'Next pages' }).click();
  await expect(page.getByText('101 to 110 of 118')).toBeVisible();
  await expect(service(page, 'Service number 101')).toBeVisible();
  await pages.getByRole('button', { name: '12' }).click();
  await expect(page.getByText('111 to 118 of 118')).toBeVisible();
  await pages.getByRole('button', { name: 'Previous pages' }).click();
  await expect(page.getByText('91 to 100 of 118')).toBeVisible();
  await expect(pages.getByRole('button', { name: '10', exact: true })).toHaveAttribute('aria-current', 'page');
});

test.describe('when services cannot be loaded', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/GetServiceStatus/] });

  test('it can be tried again', async ({ page, person }) => {
    expect(person.accountID).toBeGreaterThan(0);
    await page.route(/GetServiceStatus/, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/dashboard?tab=services');
    await expect(page.getByText('We could not load your services')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/GetServiceStatus/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No services to track yet')).toBeVisible();
  });
});
