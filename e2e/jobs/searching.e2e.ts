import { addressOf, calls } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { importVacancies } from '../support/import-vacancies.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Selects a filter: in the side column of a wide screen, or in the sheet of a phone. */
async function filterBy(page: Page, isMobile: boolean, group: string, choice: string): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole(isMobile ? 'dialog' : 'complementary', { name: 'Filters' });
  const radio = filters.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(choice));
  // The URL changes before the results do.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+\+? jobs?$/ }).click();
}

test('a job can be found by keyboard, filtered, opened and shared, and links to its company', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const title = page.getByRole('combobox', { name: 'Job title, skill or company' });
  await title.pressSequentially('accoun');
  const suggestions = page.getByRole('listbox').getByRole('option');
  await expect(suggestions.first()).toBeVisible();
  await title.press('ArrowDown');
  // The number of jobs stands behind the text.
  const suggestion = ((await suggestions.first().textContent()) ?? '').replace(/[\d,]+$/, '');
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await title.press('Enter');
  await expect(title).toHaveValue(suggestion);
  await title.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === suggestion);
  await expect(cards(page).first()).toBeVisible();

  await page.goto('/job/search?keyword=manager');
  await expect(cards(page).first()).toBeVisible();
  await filterBy(page, isMobile, 'Experience', '3 Years');
  await expect(page).toHaveURL(/keyword=manager/);
  await expect(cards(page).first()).toBeVisible();

  const link = cards(page).first().getByRole('heading').getByRole('link');
  const heading = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
  // On a wide screen the job is open beside the list, under its own address.
  if (!isMobile) await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByText('URL copied to clipboard!')).toBeHidden();

  await page.getByRole('link', { name: 'All jobs of this company' }).click();
  await expect(page).toHaveURL(/\/companies\/[a-z0-9-]+-\d+$/);
  await expect(
    cards(page)
      .filter({ hasText: heading ?? '' })
      .first(),
  ).toBeVisible();
});

test('filters are stored in the URL and survive a reload and the back button', async ({ page, isMobile }) => {
  await page.goto('/job/search?keyword=engineer');
  await filterBy(page, isMobile, 'Experience', '2 Years');
  await filterBy(page, isMobile, 'Education', 'Any Graduate');
  const merged = { keyword: 'engineer', experience: '2 Years', edu: 'Any Graduate' };
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  expect(query()).toEqual(merged);
  await page.reload();
  expect(query()).toEqual(merged);
  await page.goBack();
  await expect.poll(query).toEqual({ keyword: 'engineer', experience: '2 Years' });
});

test('on a wide screen a job opens beside the list, and back returns to the list', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/job/search?keyword=manager');
  const list = page.url();
  const link = (at: number) => cards(page).nth(at).getByRole('heading').getByRole('link');
  await link(8).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  const title = (await link(8).textContent()) ?? '';
  const address = (await link(8).getAttribute('href')) ?? '';
  await link(8).click();
  const pane = page.getByRole('region', { name: `Job: ${title}` });
  await expect(pane.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expectAccessible(page);

  // Another job takes the place of the first, also in the history.
  await link(9).click();
  await expect(page).toHaveURL((await link(9).getAttribute('href')) ?? '');
  await expect(pane).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(position);

  await link(8).click();
  await expect(pane).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(cards(page).first()).toBeVisible();
});

test('a phone shows two and a half jobs below the search and its chips', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/job/search?keyword=manager&type=full-time');
  await expect(page.getByRole('link', { name: 'Remove Full time' })).toBeVisible();
  const third = await cards(page).nth(2).boundingBox();
  expect((third?.y ?? Infinity) + (third?.height ?? Infinity) / 2).toBeLessThanOrEqual(740);
  await page.getByRole('button', { name: 'Change the search: manager' }).click();
  await expect(page.getByRole('combobox', { name: 'Job title, skill or company' })).toBeFocused();
  await expectAccessible(page);
});

test('a place alone leads to its jobs, and more filters with counts narrow them', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page).toHaveURL((url) => url.search.startsWith('?location='));
  await expect(cards(page).first()).toBeVisible();
  if (!isMobile) await expect(page.getByText('Enter Job Title/Keyword')).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole(isMobile ? 'dialog' : 'complementary', { name: 'Filters' });
  // The browser loads the counts after the page.
  await expect(filters.getByRole('group', { name: 'Employment type' })).toContainText(/Full time[\d,]+/);
  await filters.getByRole('checkbox', { name: 'Full time' }).click();
  await expect(filters.getByRole('checkbox', { name: 'Full time' })).toBeChecked();
  await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'full-time');
  await filters.getByRole('combobox', { name: 'Add another place' }).fill('pu');
  await filters.getByRole('option', { name: 'Pune' }).click();
  await expect(page).toHaveURL((url) => `${url.searchParams}`.includes('Pune'));
  await expect(page.getByRole('link', { name: 'Remove Pune', includeHidden: true }).first()).toBeAttached();
  await expectAccessible(page);
  if (isMobile) await page.getByRole('button', { name: /^Show [\d,]+\+? jobs?$/ }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest pay');
  await expect(page).toHaveURL((url) => url.searchParams.get('order') === 'pay');

  const clear = page.getByRole('link', { name: 'Clear all', exact: true });
  // The address changes before the page is rendered.
  await expect(clear).toHaveAttribute('href', /order=pay/);
  await clear.click();
  await expect(page).toHaveURL('/job/search?order=pay');
});

test('a filter chosen before its code is loaded is applied', { tag: '@wide' }, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/assets\/filter-panel-[^/]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/job/search?keyword=manager', { waitUntil: 'domcontentloaded' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('radio', { name: '2 Years', exact: true }).click();
  gate.resolve();
  await expect(page).toHaveURL('/job/search?keyword=manager&experience=2+Years');
  await expect(filters.getByRole('radio', { name: '2 Years', exact: true })).toBeChecked();
});

test('a button that is pressed before the scripts of the page run acts when they do', { tag: '@any-width' }, async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/assets\/entry\.client-[^/]*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/job/search?keyword=manager', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  gate.resolve();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('a condition in the keyword is a chip that takes its words away', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/job/search?keyword=manager+above+15k');
  await page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('link', { name: /^Remove .*15,000/ })
    .click();
  await expect(page).toHaveURL('/job/search?keyword=manager');
});

test('recent searches are offered below the empty field', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/job/search?keyword=manager&location=Pune');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toContain('manager');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Job title, skill or company' }).click();
  await page.getByRole('option', { name: 'manager · Pune' }).click();
  await expect(page).toHaveURL('/job/search?keyword=manager&location=Pune');
});

test('says what is shown besides, what was left out and what is not used, folds places, and offers counted searches', async ({
  page,
  isMobile,
}) => {
  // Places without other vacancies, one for each screen.
  const place = isMobile ? 'Kargil' : 'Kavaratti';
  const books = `Quillfeather ${isMobile ? 'Small' : 'Wide'} Books`;
  const posting = (
    id: string,
    title: string,
    company: string,
    locations: string[],
    descriptionText = 'In our office.',
  ) => ({
    ...{ sourceId: `results ${place} ${id}`, title, company, locations, descriptionText },
    postedOn: new Date().toISOString(),
  });
  await importVacancies([
    posting('same', 'Accountant', 'Tulsi Traders', [place], 'Night shift only.'),
    posting('other', 'Accounts Executive', 'Neem Traders', [place]),
    ...[place, 'Surat', 'Kochi'].map((where) => posting(where, 'Librarian', books, [where])),
  ]);
  const results = page.getByRole('main');

  await page.goto(`/job/search?keyword=accountant+usd+900+per+month&location=${place}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(results.getByText('Not used: usd 900 per month')).toBeVisible();
  await expectAccessible(page);
  await results.getByText('Also shown:').getByRole('link', { name: 'Accounts Executive' }).click();
  await expect(page).toHaveURL(`/job/search?keyword=Accounts+Executive&location=${place}`);
  await expect(cards(page).first()).toContainText('Accounts Executive');

  await page.goto(`/job/search?keyword=accountant+night+shift&location=${place}`);
  const line = results.getByText('Only 1 job matches your full search. Below: jobs without “night shift”.');
  await expect(line).toBeVisible();
  const [below, first, second] = await Promise.all(
    [line, cards(page).nth(0), cards(page).nth(1)].map((part) => part.boundingBox()),
  );
  expect(first?.y).toBeLessThan(below?.y ?? 0);
  expect(second?.y).toBeGreaterThan(below?.y ?? Infinity);

  await page.goto(`/job/search?${new URLSearchParams({ keyword: `librarian ${books}` })}`);
  const folded = cards(page).filter({ hasText: books });
  await folded.getByText('in 3 places').click();
  await expectAccessible(page);
  await folded.getByRole('link', { name: 'Librarian in Kochi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Librarian' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kochi');

  await page.goto(`/job/search?keyword=zzqxj&location=${place}`);
  await expect(page.getByText('No jobs found for the search criteria.')).toBeVisible();
  await results.getByRole('link', { name: `All jobs in ${place} 3 jobs` }).click();
  await expect(page).toHaveURL(`/job/search?location=${place}`);
  await expect(cards(page)).toHaveCount(3);
});

test('requires a job title', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page.getByText('Enter Job Title/Keyword')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Job title, skill or company' })).toBeFocused();
});

test('when nothing is found, the most frequent roles and places are offered with their counts', {
  tag: '@any-width',
}, async ({ page }) => {
  const offers = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /[\d,]+\+? jobs?$/ });
  // Words that nobody knows, and a place alone that has no jobs.
  for (const query of ['keyword=zzqxj+wqzzk', 'location=Nowhereganj']) {
    await page.goto(`/job/search?${query}`);
    await expect(page.getByText('No jobs found for the search criteria.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Searches that find jobs' })).toBeVisible();
    await expect(offers.filter({ hasText: 'All jobs in' }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await offers.filter({ hasNotText: 'All jobs in' }).first().click();
  await expect(page).toHaveURL((url) => url.searchParams.has('keyword') && !url.searchParams.has('location'));
  await expect(cards(page).first()).toBeVisible();

  await page.goto('/job/search?keyword=zzqxj+wqzzk');
  await page.getByRole('link', { name: 'See the latest jobs' }).click();
  await expect(page).toHaveURL('/job/search');
  await expect(cards(page).first()).toBeVisible();
});

test('pages of a long list share no jobs', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/job/search?keyword=manager');
  const links = () =>
    cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const first = await links();
  await page.goto('/job/search?keyword=manager&page=2');
  const second = await links();
  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((link) => first.includes(link))).toEqual([]);
});

test.describe('when the search fails', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/503|Failed to load resource/] });

  test('shows the message of the server', async ({ page }) => {
    await page.goto('/job/search?keyword=manager');
    await page.route(`**${addressOf(calls.search.searchVacancy, {})}?*`, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: 'We are busy.' } }),
    );
    await page.getByRole('button', { name: 'Change the search: manager' }).click();
    const keyword = page.getByRole('combobox', { name: 'Job title, skill or company' });
    await keyword.fill('accountant');
    // By key: suggestions may cover the button.
    await keyword.press('Enter');
    await expect(page.getByText('Error fetching vacancies: We are busy.')).toBeVisible();
  });
});
