import { type WorkItem, workKindNames } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component } from './today-screen.tsx';

const item: WorkItem = {
  kind: 'expiring',
  targetID: 12,
  pageID: 12,
  title: 'Senior Accountant',
  detail: 'Tulsi Granites',
  dueOn: '2037-11-24T05:00:00.000Z',
  isOverdue: false,
  claimedBy: '',
  isMine: false,
};
const mine = { ...item, claimedBy: 'Meera Staff', isMine: true };

const reply = (items: WorkItem[]) => ({
  json: {
    kinds: workKindNames.map((kind) => ({
      kind,
      due: 4,
      overdue: 1,
      mine: items.filter((one) => one.isMine).length,
      isCapped: false,
    })),
    items,
  },
});

beforeEach(async () => {
  signInStaff(['support', 'interviews', 'resume-desk', 'money', 'vacancies', 'moderation', 'messages']);
  await network.reply('**/Staff/GetToday**', reply([item]));
});

const open = (url = '/today') => renderScreen(Component, { path: '/today', url });

/** The addresses that a server test (`today-lists.test.ts`) compares with the counts. */
it('opens the list of each kind with exactly its rows', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /^Support cases.*1 overdue$/ })).toBeVisible();
  await expectAccessible();
  const kinds = screen.getByRole('list', { name: 'Work by type' });
  const addresses = kinds
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/support',
    '/interviews?show=outcome-missing',
    '/resume-desk?show=due',
    '/approvals?show=to-decide',
    '/purchases?status=refund-failed',
    '/purchases?status=check',
    '/vacancies?status=draft',
    '/vacancies?status=live&ends=3',
    '/moderation?whose=decidable',
    '/messages',
  ]);
});

it('opens a piece of work within its list', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Senior Accountant', exact: true }).click();
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/vacancies/12?status=live&ends=3');
});

const bodies = async (call: string) => (await network.requests(call)).map(({ body }) => JSON.parse(body ?? ''));
const work = { kind: 'expiring', targetID: 12 };

it('claims a piece of work, which counts as mine then', async () => {
  await network.reply('**/Staff/ClaimWork', { body: 'You have claimed this.' });
  const screen = await open();
  const claim = screen.getByRole('button', { name: 'Claim Senior Accountant' });
  await expect.element(claim).toBeVisible();
  await network.reply('**/Staff/GetToday**', reply([mine]));
  await claim.click();
  await expect.element(screen.getByRole('button', { name: 'Unclaim Senior Accountant' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Support cases.*1 mine$/ })).toBeVisible();
  await expect.element(screen.getByText('You have claimed this.')).toBeVisible();
  expect(await bodies('ClaimWork')).toEqual([work]);
});

it('gives a piece of work up, and claims it again by undo', async () => {
  await network.reply('**/Staff/ClaimWork', { body: 'You have claimed this.' });
  await network.reply('**/Staff/ReleaseWork', { body: 'It is unclaimed again.' });
  await network.reply('**/Staff/GetToday**', reply([mine]));
  const screen = await open();
  const unclaim = screen.getByRole('button', { name: 'Unclaim Senior Accountant' });
  await expect.element(unclaim).toBeVisible();
  await network.reply('**/Staff/GetToday**', reply([item]));
  await unclaim.click();
  await expect.element(screen.getByRole('button', { name: 'Claim Senior Accountant' })).toBeVisible();
  await network.reply('**/Staff/GetToday**', reply([mine]));
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(unclaim).toBeVisible();
  expect([await bodies('ReleaseWork'), await bodies('ClaimWork')]).toEqual([[work], [work]]);
});

it('names a colleague who was faster, and offers no claim of work with owners of its own', async () => {
  await network.reply('**/Staff/ClaimWork', problem(409, 'Asha Rao has claimed this already.'));
  await network.reply('**/Staff/GetToday**', reply([item, { ...item, kind: 'case', title: 'No OTP' }]));
  const screen = await open();
  const claim = screen.getByRole('button', { name: 'Claim Senior Accountant' });
  await expect.element(claim).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim No OTP' }).elements()).toEqual([]);
  await network.reply('**/Staff/GetToday**', reply([{ ...item, claimedBy: 'Asha Rao' }]));
  await claim.click();
  await expect.element(screen.getByText('Asha Rao has claimed this already.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByText('Asha Rao', { exact: true })).toBeVisible();
  await expect.element(claim).not.toBeInTheDocument();
});

it('shows own work by the filter in the address', async () => {
  await network.reply('**/Staff/GetToday?whose=mine', reply([]));
  const screen = await open();
  await screen.getByLabelText('Show').selectOptions('Mine');
  await expect.element(screen.getByText('You have no claimed work')).toBeVisible();
  expect((await network.requests('GetToday')).at(-1)?.url).toContain('whose=mine');
});
