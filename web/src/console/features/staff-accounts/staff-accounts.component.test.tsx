import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { reasonRequests } from '../../ui/ask-reason.ts';
import { Component } from './staff-accounts-screen.tsx';

const account = {
  staffID: 7,
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  roles: ['writer'],
  status: 'active',
  suspension: null as { until: string; reason: string; by: string } | null,
  hasSecondFactor: true,
  lastUsedOn: null,
};

beforeEach(async () => {
  signInStaff(['staff-accounts']);
  await network.reply('**/Staff/ListStaff', { json: [account] });
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [] });
});

/** The account beside the list, by its address. */
async function openAccount() {
  const screen = await renderScreen(Component, { path: '/staff/:staffID?', url: '/staff/7' });
  await expect.element(screen.getByRole('region', { name: 'Asha Rao' })).toBeVisible();
  return screen;
}

async function openInvitation() {
  const screen = await renderScreen(Component, { path: '/staff-accounts' });
  await expect.element(screen.getByText('asha@example.com').first()).toBeVisible();
  await userEvent.keyboard('n');
  const sheet = screen.getByRole('dialog', { name: 'Invite a colleague' });
  await sheet.getByLabelText('Name').fill('Bala Iyer');
  await sheet.getByLabelText('Email').fill('bala@example.com');
  await sheet.getByLabelText('Reason').fill('New writer');
  return { screen, sheet };
}

it('invites by the key n, and asks for a role before anything is sent', async () => {
  const { sheet } = await openInvitation();
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await expect.element(sheet.getByText('Choose at least one role')).toBeVisible();
  expect(await network.requests('InviteStaff')).toEqual([]);
  await expectAccessible();
});

it('keeps what was typed when the server refuses', async () => {
  await network.reply('**/Staff/InviteStaff', problem(409, 'bala@example.com has an account already.'));
  const { screen, sheet } = await openInvitation();
  await sheet.getByLabelText(/^Writer/).click();
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await expect.element(screen.getByText('bala@example.com has an account already.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByLabelText('Name')).toHaveValue('Bala Iyer');
  await expect.element(sheet.getByLabelText(/^Writer/)).toBeChecked();
});

it('closes the form when the invitation was recorded for a second person', async () => {
  const text = 'A second person must approve this. Your request was recorded.';
  await network.reply('**/Staff/InviteStaff', problem(409, text, 'second_person_needed'));
  const { screen, sheet } = await openInvitation();
  await sheet.getByLabelText(/^Writer/).click();
  await sheet.getByRole('button', { name: 'Invite' }).click();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  const [sent] = await network.requests('InviteStaff');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    fullName: 'Bala Iyer',
    roles: ['writer'],
    reason: 'New writer',
  });
});

it('says why the list is missing, and loads it again', async () => {
  await network.reply('**/Staff/ListStaff', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(Component, { path: '/staff-accounts' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await network.reply('**/Staff/ListStaff', { json: [account] });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByText('asha@example.com').first()).toBeVisible();
});

it('sends the roles that it showed with those chosen', async () => {
  await network.reply('**/Staff/ListAuditEntries**', { json: [] });
  await network.reply('**/Staff/ChangeStaffRoles', { body: 'Done.' });
  const screen = await openAccount();
  await userEvent.keyboard('e');
  const sheet = screen.getByRole('dialog', { name: 'Roles of Asha Rao' });
  await sheet.getByLabelText(/^Support/).click();
  await sheet.getByLabelText('Reason').fill('Helps with cases');
  await sheet.getByRole('button', { name: 'Change the roles' }).click();
  await expect.poll(async () => (await network.requests('ChangeStaffRoles')).length).toBe(1);
  const [sent] = await network.requests('ChangeStaffRoles');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ roles: ['writer', 'support'], oldRoles: ['writer'] });
});

it('suspends for some days with a reason', async () => {
  await network.reply('**/Staff/ListAuditEntries**', { json: [] });
  await network.reply('**/Staff/SuspendStaff', { body: 'Asha Rao is suspended.' });
  const screen = await openAccount();
  await expectAccessible();
  await expectFitsEveryWidth();
  await screen.getByRole('button', { name: 'Suspend' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Suspend Asha Rao' });
  await sheet.getByLabelText('Suspend for').selectOptions('7');
  await sheet.getByLabelText('Reason').fill('Shared a password');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Suspend' }).click();
  await expect.poll(async () => (await network.requests('SuspendStaff')).length).toBe(1);
  const [sent] = await network.requests('SuspendStaff');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ staffID: 7, days: 7, reason: 'Shared a password' });
});

it('shows a suspension, and ends it', async () => {
  const suspension = { until: '2026-12-01T06:30:00.000Z', reason: 'Shared a password', by: 'Devi Admin' };
  await network.reply('**/Staff/ListStaff', { json: [{ ...account, status: 'suspended', suspension }] });
  await network.reply('**/Staff/ListAuditEntries**', { json: [] });
  await network.reply('**/Staff/EndStaffSuspension', { body: 'Asha Rao can sign in again.' });
  const screen = await openAccount();
  const pane = screen.getByRole('region', { name: 'Asha Rao' });
  await expect.element(pane.getByText('Devi Admin: Shared a password')).toBeVisible();
  await pane.getByRole('button', { name: 'End the suspension' }).click();
  await expect.poll(() => reasonRequests.current()?.title).toBe('End the suspension of Asha Rao');
  reasonRequests.current()?.answer('Resolved');
  await expect.poll(async () => (await network.requests('EndStaffSuspension')).length).toBe(1);
});

it('says when no account has the number of the address', async () => {
  const screen = await renderScreen(Component, { path: '/staff/:staffID?', url: '/staff/77' });
  await expect.element(screen.getByText('Staff account 77 was not found.')).toBeVisible();
});
