import type { SearchNotes } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { readFilters } from '../filters/vacancy-filters.ts';
import Search from '../screens/search.tsx';
import { readNotes } from '../search-notes.ts';

const LONG = 'Venkatanarasimharajuvaripetasubrahmanyam Industries and Engineering Works (India) Private Limited';

const card = (vacancyID: number) => ({
  ...{
    vacancyID,
    jobTitle: `Cook ${vacancyID}`,
    orgName: 'Café Tulsi',
    orgLogo: '',
    companyID: 3,
    locations: ['Pune'],
  },
  ...{ experience: '1 - 2 Years', postedOn: '2026-11-01T00:00:00Z', fromSalary: 200_000, toSalary: 270_000 },
  ...{ salaryNotDisclose: false, skills: ['Baking', 'Tandoor', 'Grill', 'Salads', 'Soups'], isManualPostedJob: false },
});

interface Given {
  search?: string;
  vacancies?: ReturnType<typeof card>[];
  notes?: Partial<SearchNotes>;
  searchedFor?: string;
}

function openSearch({
  search = 'keyword=cook',
  vacancies = [card(1), card(2), card(3)],
  notes,
  searchedFor = '',
}: Given) {
  const found = { vacancies, total: vacancies.length, capped: false, searchedFor, companyName: '', pageCount: 1 };
  return renderScreen(Search as never, {
    path: '/job/search',
    url: `/job/search?${search}`,
    loaderData: {
      filters: readFilters(new URLSearchParams(search)),
      result: { page: { ...found, notes: { ...readNotes(undefined), ...notes } }, status: 200 },
      places: ['Pune', 'Surat'],
      figures: [],
      popular: { roles: [], places: [], rolesInPlaces: [] },
      description: { heading: 'Cook jobs in India', path: '/job/search', hidden: false },
    },
  });
}

it('a phone shows the search in one line, which opens the form', async () => {
  await network.reply('**/GetLocations', { json: ['Pune', 'Surat'] });
  const screen = await openSearch({ search: 'keyword=cook&location=Pune&experience=Fresher' });
  const summary = screen.getByRole('button', { name: 'Change the search: cook · Pune · Fresher' });
  await expect.element(summary).toBeVisible();
  await expectAccessible();
  await summary.click();
  await expect.element(screen.getByRole('combobox', { name: 'Job title, skill or company' })).toHaveFocus();
  await expectAccessible();
});

it('a form with nothing in it warns; with a place the same words are a hint', async () => {
  await network.reply('**/GetLocations', { json: ['Pune', 'Surat'] });
  const empty = await openSearch({ search: 'keyword=' });
  const field = empty.getByRole('combobox', { name: 'Job title, skill or company' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Enter Job Title/Keyword');
  await empty.unmount();

  const placed = await openSearch({ search: 'keyword=&location=Pune' });
  await placed.getByRole('button', { name: /^Change the search/ }).click();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(field).toHaveAccessibleDescription('Enter Job Title/Keyword');
});

it('chips remove one filter or the words of a condition', async () => {
  const notes = { conditions: [{ text: 'night shift', without: 'cook', label: 'Night shift' }] };
  const screen = await openSearch({ search: 'keyword=cook+night+shift&location=Pune&pay=25&company=3', notes });
  const to = (name: string) => screen.getByRole('link', { name, exact: true }).element().getAttribute('href');
  expect(to('Remove Pune')).toBe('/job/search?keyword=cook+night+shift&pay=25&company=3');
  expect(to('Remove Café Tulsi')).toBe('/job/search?keyword=cook+night+shift&location=Pune&pay=25');
  expect(to('Remove Night shift')).toBe('/job/search?keyword=cook&location=Pune&pay=25&company=3');
  expect(to('Clear all')).toBe('/job/search?keyword=cook+night+shift');
});

it('says what was left out, where it begins, and what else is shown', async () => {
  const notes = { strict: 1, leftOut: ['night shift'], alsoShown: ['Chef', 'Commis'] };
  const screen = await openSearch({ notes, searchedFor: 'cook' });
  await expect.element(screen.getByText('Showing results for cook')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Commis' })).toBeVisible();
  const line = screen.getByText('Only 1 job matches your full search. Below: jobs without “night shift”.');
  await expect.element(line).toBeVisible();
  const following = (title: string) =>
    line.element().compareDocumentPosition(screen.getByRole('link', { name: title }).element());
  expect(following('Cook 1') & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0);
  expect(following('Cook 2') & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await expectAccessible();
});

it('says which words it does not use, with results and without', async () => {
  const notes = { notUsed: ['usd 900 per month', '2018 passout'] };
  const screen = await openSearch({ notes });
  const line = screen.getByText('Not used: usd 900 per month, 2018 passout');
  await expect.element(line).toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
  await screen.unmount();
  await openSearch({ notes, vacancies: [] });
  await expect.element(line).toBeVisible();
});

it('without results it offers searches that find something', async () => {
  const offers = [
    { keyword: 'commis chef', location: 'Pune', count: 12 },
    { keyword: '', location: 'Pune', count: 1000 },
  ];
  const screen = await openSearch({ vacancies: [], notes: { offers } });
  await expect.element(screen.getByText('No jobs found for the search criteria.')).toBeVisible();
  // Nothing to sort or to choose.
  expect(screen.getByLabelText('Sort by').query()).toBeNull();
  expect(screen.getByText('Choose a job to read it here.').query()).toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'commis chef in Pune 12 jobs' }))
    .toHaveAttribute('href', '/job/search?keyword=commis+chef&location=Pune');
  await expect.element(screen.getByRole('heading', { name: 'Searches that find jobs' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'All jobs in Pune 1,000+ jobs' })).toBeVisible();
  await expectAccessible();
});

it('cards are at most 150 px high on a phone, with long names, checks and an application too', async () => {
  signIn();
  const applied = [3, 4, 6].map((vacancyID) => ({ vacancyID, appliedOn: '2026-11-20T06:00:00.000Z' }));
  await network.reply('**/GetAppliedJobs/*', { json: applied });
  const twoLines = 'Senior Executive Chef for South Indian Food';
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const checks = (['source', 'company-number', 'domain-mail', 'call'] as const).map((kind, at) => ({
    kind,
    checkedOn: days(20 - at),
  }));
  const long = {
    ...{ jobTitle: `Senior ${LONG} Head`, orgName: LONG, locations: [LONG, 'Pune'], skills: [LONG, LONG, LONG, LONG] },
    ...{ experience: '10 - 15 Years', payText: `₹15,000 – ₹18,000 a month + ${LONG}`, postedOn: days(400), checks },
  };
  await openSearch({
    vacancies: [
      card(1),
      { ...card(2), jobTitle: twoLines, checks: checks.slice(0, 1) } as never,
      // Posted today: Applied replaces the badge New.
      { ...card(3), jobTitle: twoLines, postedOn: days(0), checks } as never,
      { ...card(4), ...long },
      { ...card(5), ...long, repeats: [{ vacancyID: 51, locations: ['Kochi'] }] } as never,
      { ...card(6), ...long, repeats: [{ vacancyID: 61, locations: ['Kochi'] }] } as never,
    ],
  });
  const articles = () => [...document.querySelectorAll('article')];
  await expect
    .poll(() => articles().map(({ textContent }) => /Applied 20 Nov 2026/.test(textContent)))
    .toEqual([false, false, true, true, false, true]);
  const heights = articles().map((article) => article.getBoundingClientRect().height);
  expect(Math.max(...heights), `heights ${heights.join(', ')}`).toBeLessThanOrEqual(150);
  await expectAccessible();
  await expectFitsEveryWidth();
});

it('repeated advertisements are one card with a link to each', async () => {
  const repeats = [
    { vacancyID: 21, locations: ['Surat'] },
    { vacancyID: 22, locations: ['Kochi', 'Pune'] },
  ];
  const screen = await openSearch({ vacancies: [{ ...card(1), repeats } as never] });
  await screen.getByText('in 3 places').click();
  await expect
    .element(screen.getByRole('link', { name: 'Cook 1 in Kochi, Pune' }))
    .toHaveAttribute('href', '/job/details/22');
  await expectAccessible();
});

it('filters are counted when they are opened, and several places are chosen by keyboard', async () => {
  await network.reply('**/GetLocations', { json: ['Pune', 'Surat'] });
  const none = { experience: [], location: [], edu: [], days: [], mode: [], type: [], industry: [], company: [] };
  const pay = [{ value: '25', label: '', count: 1234 }];
  await network.reply('**/GetSearchFacets*', { json: { ...none, capped: false, pay } });
  const screen = await openSearch({ search: 'keyword=cook&location=Pune&industry=Retail' });
  expect(await network.requests('GetSearchFacets')).toHaveLength(0);
  await screen.getByRole('button', { name: 'Filters (2)' }).click();
  const filters = screen.getByRole('dialog', { name: 'Filters' });
  await expect.element(filters.getByText('1,234')).toBeVisible();
  await expectAccessible();
  await filters.getByRole('combobox', { name: 'Add another place' }).fill('su');
  await expect.element(filters.getByRole('option', { name: 'Surat' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(filters.getByText('Surat added')).toBeInTheDocument();
  await expect.element(filters.getByRole('radio', { name: 'Retail' })).toBeChecked();
});

it('on a wide screen a card opens its details beside the list, and closing returns to the card', async () => {
  await page.viewport(1280, 800);
  try {
    await network.reply('**/GetSearchFacets*', { status: 503 });
    await network.reply('**/vacancyportal/GetVacancyDetails/2', { json: { vacancyID: 2, message: 'It is closed.' } });
    const screen = await openSearch({});
    await screen.getByRole('link', { name: 'Cook 2' }).click();
    const pane = screen.getByRole('region', { name: 'Job: Cook 2' });
    await expect.element(pane.getByText('It is closed.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Cook 2' })).toHaveAttribute('aria-current', 'true');
    await expectAccessible();
    await pane.getByRole('button', { name: 'Close' }).click();
    await expect.element(pane).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Cook 2' })).toHaveFocus();
  } finally {
    await page.viewport(360, 740);
  }
});
