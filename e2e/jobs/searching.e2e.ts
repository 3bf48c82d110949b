import { addressOf, calls } from '@aarambh/contract';
import type { Page } from '@playwright/test';
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
  const suggestion = (await suggestions.first().textContent()) ?? '';
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

  const heading = await cards(page).first().getByRole('heading').textContent();
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByText('URL copied to clipboard!')).toBeHidden();

  await page.getByRole('link', { name: 'All jobs of this company' }).click();
  await expect(page).toHaveURL(/\/job\/by-company\?id=\d+$/);
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

test('requires a job title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page.getByText('Enter Job Title/Keyword')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Job title, skill or company' })).toBeFocused();
});

test('shows a message and a next step when nothing is found', async ({ page }) => {
  await page.goto('/job/search?keyword=zzqxj+wqzzk');
  await expect(page.getByText('No jobs found for the search criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'See the latest jobs' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('pages of a long list share no jobs', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/job/search?keyword=manager');
  const links = () =>
    cards(page)
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
    const keyword = page.getByRole('combobox', { name: 'Job title, skill or company' });
    await keyword.fill('accountant');
    // By key: suggestions may cover the button.
    await keyword.press('Enter');
    await expect(page.getByText('Error fetching vacancies: We are busy.')).toBeVisible();
  });
});
