import type { SecondPersonRequest } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component } from './approvals-screen.tsx';

const request: SecondPersonRequest = {
  requestID: 5,
  action: 'RefundPurchase',
  input: { purchaseID: 42, amount: 2500 },
  cause: 'More than Rs.2,000',
  reason: 'Bought twice',
  requestedBy: 'Asha Rao',
  requestedOn: '2026-11-20T05:00:00.000Z',
  status: 'waiting',
  decidedBy: '',
  decidedOn: null,
  canDecide: true,
  isOwn: false,
};
const own = { ...request, requestID: 6, requestedBy: 'Meera Staff', canDecide: false, isOwn: true };

const open = async (requests: SecondPersonRequest[]) => {
  await network.reply('**/Staff/ListSecondPersonRequests', { json: requests });
  return await renderScreen(Component, { path: '/approvals' });
};
beforeEach(() => signInStaff());

it('shows what was asked for field by field, and approves only after it was confirmed', async () => {
  const screen = await open([request]);
  await expect.element(screen.getByText('2500')).toBeVisible();
  await network.reply('**/Staff/DecideSecondPersonRequest', { body: 'Done.' });
  await screen.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText('Asha Rao requested this: Bought twice')).toBeVisible();
  expect(await network.requests('DecideSecondPersonRequest')).toEqual([]);
  await expectAccessible();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(async () => (await network.requests('DecideSecondPersonRequest')).length).toBe(1);
  const [sent] = await network.requests('DecideSecondPersonRequest');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ requestID: 5, decision: 'approve' });
});

it('does not let requesters approve their own request; they can withdraw it', async () => {
  const screen = await open([own]);
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' }).elements()).toEqual([]);
  await network.reply('**/Staff/DecideSecondPersonRequest', { body: 'Withdrawn.' });
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(async () => (await network.requests('DecideSecondPersonRequest'))[0]?.body).toContain('withdraw');
});

it('says that a colleague was faster, and shows the decision', async () => {
  const screen = await open([request]);
  await network.reply('**/Staff/DecideSecondPersonRequest', problem(409, 'Bala Iyer has declined it.'));
  await expect.element(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
  await network.reply('**/Staff/ListSecondPersonRequests', {
    json: [{ ...request, status: 'declined', decidedBy: 'Bala Iyer', decidedOn: '2026-11-20T06:00:00.000Z' }],
  });
  await screen.getByRole('button', { name: 'Decline' }).click();
  await expect.element(screen.getByText('Bala Iyer has declined it.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Decided or expired' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline' }).elements()).toEqual([]);
});

it('says that a request has expired, and offers nothing to do with it', async () => {
  const screen = await open([
    { ...request, status: 'expired', canDecide: false },
    { ...own, status: 'expired' },
  ]);
  await expect.element(screen.getByText(/^Expired: not decided within 14 days/).first()).toBeVisible();
  await expect.element(screen.getByText('expired').first()).toBeVisible();
  for (const name of ['Approve', 'Decline', 'Withdraw'])
    expect(screen.getByRole('button', { name }).elements()).toEqual([]);
  await expectAccessible();
});

it('says that nothing waits', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText('No requests are waiting')).toBeVisible();
});

it('loads a list that failed again', async () => {
  await network.reply('**/Staff/ListSecondPersonRequests', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(Component, { path: '/approvals' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [request] });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
});

it('shows those to decide alone, by the filter in the address', async () => {
  await network.reply('**/Staff/ListSecondPersonRequests', {
    json: [request, own, { ...request, requestID: 7, status: 'declined', canDecide: false }],
  });
  const screen = await renderScreen(Component, { path: '/approvals', url: '/approvals?show=to-decide' });
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  await screen.getByLabelText('Show').selectOptions('All requests');
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
});
