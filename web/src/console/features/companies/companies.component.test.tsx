import type { StaffCompanyDetails } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { ReasonHost } from '../../ui/index.ts';
import { Component as CompaniesScreen } from './companies-screen.tsx';

const rowOf = (companyID: number, name: string) => ({
  companyID,
  name,
  website: '',
  isBlocked: false,
  blockedCause: '',
  vacancies: 3,
  live: 2,
});
const company: StaffCompanyDetails = {
  ...rowOf(3, 'Tulsi Granites'),
  form: { name: 'Tulsi Granites', about: '', website: '', logo: '', address: 'Pune' },
  version: 4,
  likely: [rowOf(8, 'Tulsi Granites Pvt Ltd')],
  merges: [],
};

const Component = () => (
  <>
    <CompaniesScreen />
    <ReasonHost />
  </>
);

beforeEach(async () => {
  signInStaff(['companies']);
  await network.reply('**/Staff/ListCompanies**', {
    json: [rowOf(3, 'Tulsi Granites')],
    headers: { 'x-total-count': '1' },
  });
  await network.reply('**/Staff/GetCompany/3', { json: company });
});

const open = () => renderScreen(Component, { path: '/companies/:companyID?', url: '/companies/3' });

it('edits by the key e, and keeps the typed text when a colleague was faster', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('e');
  const sheet = screen.getByRole('dialog', { name: 'Edit Tulsi Granites' });
  await sheet.getByLabelText('Address', { exact: true }).fill('MG Road, Pune');
  await expectAccessible();
  await network.reply('**/Staff/EditCompany', problem(409, 'Asha Rao changed the website.'));
  await network.reply('**/Staff/GetCompany/3', { json: { ...company, version: 5 } });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Asha Rao changed the website.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByText('This company was changed by someone else')).toBeVisible();
  await expect.element(sheet.getByLabelText('Address', { exact: true })).toHaveValue('MG Road, Pune');
  const [sent] = await network.requests('EditCompany');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ companyID: 3, version: 4, address: 'MG Road, Pune' });
});

it('sends no address that is none', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Edit' }).click();
  const sheet = screen.getByRole('dialog');
  await sheet.getByLabelText('Website').fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByText('Enter an address that begins with https://')).toBeVisible();
  expect(await network.requests('EditCompany')).toEqual([]);
});

it('blocks only with a reason, and says how many vacancies were closed', async () => {
  await network.reply('**/Staff/BlockCompany', { json: { closed: 2 } });
  const screen = await open();
  await screen.getByRole('button', { name: 'Block' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Block Tulsi Granites' });
  await sheet.getByRole('button', { name: /^Block/ }).click({ force: true });
  expect(await network.requests('BlockCompany')).toEqual([]);
  await sheet.getByLabelText(/reason/i).fill('Asks for money');
  await sheet.getByRole('button', { name: /^Block/ }).click();
  await expect.element(screen.getByText('Blocked, 2 vacancies closed')).toBeVisible();
});

it('says that nothing fits the filters', async () => {
  await network.reply('**/Staff/ListCompanies**', { json: [], headers: { 'x-total-count': '0' } });
  const screen = await renderScreen(Component, { path: '/companies', url: '/companies?text=zzz' });
  await expect.element(screen.getByText('No company matches these filters')).toBeVisible();
});

it('loads a list that failed again', async () => {
  await network.reply('**/Staff/ListCompanies**', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(Component, { path: '/companies' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await network.reply('**/Staff/ListCompanies**', { json: [rowOf(3, 'Tulsi Granites')] });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByText('Tulsi Granites').first()).toBeVisible();
});
