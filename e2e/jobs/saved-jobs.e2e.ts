import { type Company, calls, type VacancyCard } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { forgetSession, logIn, signInAs } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const saved = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const heart = /^Save .+, .+/;

test('a visitor saves jobs in the browser, keeps a note, and finds both after signing in', async ({
  page,
  portal,
  context,
}) => {
  await page.goto('/job/search?keyword=manager');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const title = (await first.getByRole('heading').textContent()) ?? '';
  for (const card of [first, second]) {
    await card.getByRole('button', { name: heart }).click();
    await expect(card.getByRole('button', { name: heart })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByText('Job saved in this browser').first()).toBeVisible();

  await page.goto('/job/saved');
  await expect(saved(page)).toHaveCount(2);
  const mine = saved(page)
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  await mine.getByRole('button', { name: /^Add a note/ }).click();
  await mine.getByRole('textbox').fill('Ask about the shift');
  await mine.getByRole('textbox').press('Control+Enter');
  await expect(mine.getByText('Note saved')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);

  // Without a connection the page shows the copy of the browser.
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: heart }).first().click();
  await expect(saved(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page)).toHaveCount(2);
  await context.setOffline(false);

  const person = await portal.createAccount();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/job/saved');
  await expect(page.getByText('2 jobs saved.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedJobs'))).toBeNull();

  // From another browser, with nothing but the account.
  await forgetSession(page);
  await signInAs(page, person);
  await page.goto('/job/saved');
  await expect(saved(page)).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: /^Your note/ })).toHaveValue('Ask about the shift');
  await page.getByRole('main').getByRole('button', { name: heart }).first().click();
  await expect(page.getByText('Removed from your saved jobs')).toBeVisible();
  await page.reload();
  await expect(saved(page)).toHaveCount(1);
});

test('a company has a page with its jobs by place, reached from a job, and can be followed', async ({
  page,
  portal,
  request,
}) => {
  // One with jobs in several places.
  const latest = (await portal.get(calls.search.listLatestVacancies, { query: {} })) as VacancyCard[];
  const companies = await Promise.all(
    latest.map(({ companyID }) => portal.get(calls.companies.getCompany, { params: { id: String(companyID) } })),
  );
  const vacancy = latest.find((card, at) => !card.isManualPostedJob && (companies[at] as Company).places.length > 1);
  if (!vacancy) throw new Error('No company with jobs in two places.');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'All jobs of this company' }).click();
  await expect(page).toHaveURL(/\/companies\/[a-z0-9-]+-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vacancy.orgName);
  const follow = page.getByRole('button', { name: 'Follow company' });
  await expect(follow).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);

  const address = page.url();
  const place = page.getByRole('list', { name: 'Open jobs by place' }).getByRole('link').first();
  const name = (await place.textContent())?.replace(/ [\d,]+$/, '') ?? '';
  await place.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('location') === name);
  await expect(cards(page).first()).toBeVisible();

  // Other spellings lead to the one address; an unknown company has none.
  const id = /\d+$/.exec(address)?.[0];
  for (const slug of [id, `other-name-${id}`]) {
    const reply = await request.get(`/companies/${slug}?location=Pune`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([301, `${new URL(address).pathname}?location=Pune`]);
  }
  for (const slug of ['nobody-999999999', 'nobody', 'x-0'])
    expect((await request.get(`/companies/${slug}`)).status(), slug).toBe(404);

  const html = await (await request.get(address)).text();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', name: vacancy.orgName });
  expect(html).toContain(`rel="canonical"`);

  // By way of the sign-in, and back.
  await page.goto(address);
  await follow.click();
  await logIn(page, await portal.createAccount());
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Company followed. Its new jobs come by email at 8 each morning.')).toBeVisible();
  const following = page.getByRole('button', { name: 'Following' });
  await expect(following).toBeVisible();
  await page.goto('/job/alerts');
  await page.getByRole('main').getByRole('link', { name: vacancy.orgName }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.goto(address);
  await following.click();
  await expect(page.getByText('You no longer follow this company.')).toBeVisible();
  await expect(follow).toBeVisible();
  await page.goto('/job/alerts');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});
