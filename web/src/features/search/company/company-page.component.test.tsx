import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { noFilters } from '../filters/vacancy-filters.ts';
import { SEARCH } from '../list-address.ts';
import { FilteredList } from '../results/filtered-list.tsx';
import CompanyVacancies from '../screens/company-vacancies.tsx';
import { readNotes } from '../search-notes.ts';
import { CompanyFilterBar } from './company-filter-bar.tsx';

const places = Array.from({ length: 14 }, (_, at) => `City ${at + 1}`);
const card = {
  ...{ vacancyID: 1, jobTitle: 'Barista', orgName: 'Café Tulsi', orgLogo: '', locations: ['City 1'], skills: [] },
  ...{ experience: '1 Year', postedOn: '2026-11-01T00:00:00Z', fromSalary: 0, toSalary: 0, salaryNotDisclose: true },
};
const found = {
  ...{ vacancies: [card], total: 1, capped: false, searchedFor: '', companyName: 'Café Tulsi' },
  ...{ pageCount: 1, notes: readNotes(undefined) },
};

const openCompany = () =>
  renderScreen(CompanyVacancies as never, {
    path: '/job/by-company',
    url: '/job/by-company?id=7',
    loaderData: { id: '7', filters: noFilters, result: { page: found, status: 200 }, places },
  });

it('the company page offers experience and location as selects, with all places of the company', async () => {
  const screen = await openCompany();
  const location = screen.getByRole('combobox', { name: 'Location' });
  await expect.element(location).toBeVisible();
  const options = [...(location.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Anywhere in India', ...places]);
  await expect.element(screen.getByRole('combobox', { name: 'Experience' })).toBeVisible();
});

it('a select of the company page goes to the filtered list', async () => {
  const list = { path: '/job/by-company', id: '7' } as const;
  const screen = await renderScreen(() => <CompanyFilterBar list={list} filters={noFilters} places={places} />);
  await screen.getByRole('combobox', { name: 'Location' }).selectOptions('City 14');
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/job/by-company?id=7&location=City+14');
});

it('the company page filters by all places of the company', async () => {
  await page.viewport(1280, 800);
  try {
    const screen = await openCompany();
    await screen.getByRole('group', { name: 'Location' }).getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByRole('radio', { name: 'City 14' })).toBeVisible();
  } finally {
    await page.viewport(360, 740);
  }
});

it('on a phone the filters of a search offer every place', async () => {
  await network.reply('**/GetLocations', { json: [...places, 'Zirakpur'] });
  const screen = await renderScreen(
    () => <FilteredList list={SEARCH} filters={noFilters} places={places} page={found as never} empty={null} />,
    { path: '/job/search' },
  );
  await screen.getByRole('button', { name: 'Filters' }).click();
  // The focus may have come before the code of the field, or while another window had it.
  const ignore = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('focusin', ignore, { capture: true });
  onTestFinished(() => window.removeEventListener('focusin', ignore, { capture: true }));
  await screen.getByRole('combobox', { name: 'Find a place' }).fill('zir');
  await expect.element(screen.getByRole('option', { name: 'Zirakpur' })).toBeVisible();
});

it('the link of a card is at least 24 px high, the least size of a target (WCAG 2.5.8)', async () => {
  const screen = await openCompany();
  const link = screen.getByRole('link', { name: 'Barista' });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
