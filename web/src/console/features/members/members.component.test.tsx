import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { storeStaffSession } from '../../api/index.ts';
import { ReasonHost } from '../../ui/index.ts';
import { Component as MemberScreen } from './member-screen.tsx';
import { Component as MembersScreen } from './members-screen.tsx';

const member = {
  memberID: 42,
  fullName: 'Zubeda Khan',
  email: 'zubeda@example.com',
  isEmailVerified: true,
  mobileNo: '+91 9811100042',
  isMobileVerified: false,
  registeredOn: '2026-10-01T05:00:00.000Z',
  isErased: false,
  suspension: null as object | null,
  country: 'India',
  hasPassword: true,
  passkeys: 0,
  sessions: 1,
  lastUsedOn: null,
  plans: ['Career Plus'],
  applications: 3,
  openCases: 0,
};

const entry = (key: string, title: string) => ({
  key,
  at: '2026-10-01T05:00:00.000Z',
  kind: 'account',
  title,
  detail: '',
  actor: '',
});

beforeEach(async () => {
  storeStaffSession({
    token: 'the-token',
    expiration: '2099-01-01T00:00:00Z',
    staff: {
      staffID: 1,
      fullName: 'Farah Naqvi',
      email: 'farah@example.com',
      roles: ['trust'],
      permissions: ['members', 'member-decisions'],
      factors: ['app'],
    },
  });
  await network.reply('**/Staff/GetMember/42', { json: member });
  await network.reply('**/Staff/GetMemberTimeline/42**', {
    json: { entries: [entry('2_registered_42', 'Registered')], hasMore: true },
  });
  await network.reply('**/Staff/GetMemberTimeline/42*after=2_registered_42**', {
    json: { entries: [entry('1_security_9', 'Password changed')], hasMore: false },
  });
});

const openMember = () =>
  renderScreen(
    () => (
      <>
        <MemberScreen />
        <ReasonHost />
      </>
    ),
    { path: '/members/:memberID', url: '/members/42' },
  );

it('searches with what was typed, and opens the member', async () => {
  await network.reply('**/Staff/FindMembers**', { json: { members: [member], total: 1, isCapped: false } });
  const screen = await renderScreen(MembersScreen, { path: '/members' });
  await screen.getByRole('searchbox').fill('98111 00042');
  const searches = async () =>
    (await network.requests('FindMembers')).map(({ headers }) => headers['x-personal-search']);
  await expect.poll(searches).toContain('search=98111+00042');
  await screen.getByRole('button', { name: 'Zubeda Khan' }).click();
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/members/42');
});

it('shows the timeline and earlier values', async () => {
  const screen = await openMember();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Zubeda Khan' })).toBeVisible();
  await expect.element(screen.getByText('+91 9811100042 (not verified)')).toBeVisible();
  const timeline = screen.getByRole('region', { name: 'Timeline' });
  await expect.element(timeline.getByText('Registered')).toBeVisible();
  await screen.getByRole('button', { name: 'Show earlier' }).click();
  await expect.element(timeline.getByText('Password changed')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

it('suspends for a week with a reason, which is required', async () => {
  await network.reply('**/Staff/SuspendMember', { body: 'Zubeda Khan is suspended until Friday.' });
  const screen = await openMember();
  await screen.getByRole('button', { name: 'Suspend' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Suspend Zubeda Khan' });
  await userEvent.selectOptions(dialog.getByLabelText('Suspend for'), '7 days');
  (dialog.getByRole('button', { name: 'Suspend' }).element() as HTMLElement).click();
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter the reason/);
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Sent fake offers.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(screen.getByText('Zubeda Khan is suspended until Friday.')).toBeVisible();
  const [sent] = await network.requests('SuspendMember');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ memberID: 42, days: 7, reason: 'Sent fake offers.' });
});

it('keeps the typed text when a colleague was faster', async () => {
  await network.reply('**/Staff/SuspendMember', problem(409, 'Imran has suspended this member permanently.'));
  const screen = await openMember();
  await screen.getByRole('button', { name: 'Suspend' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Suspend Zubeda Khan' });
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Sent fake offers.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(screen.getByText('Imran has suspended this member permanently.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Sent fake offers.');
});

it('ends a suspension with a reason', async () => {
  await network.reply('**/Staff/GetMember/42', {
    json: { ...member, suspension: { since: member.registeredOn, until: null, reason: 'Spam.', by: 'Imran' } },
  });
  await network.reply('**/Staff/EndSuspension', { body: 'Zubeda Khan can sign in again.' });
  const screen = await openMember();
  await expect.element(screen.getByText('Suspended permanently by Imran: Spam.')).toBeVisible();
  await screen.getByRole('button', { name: 'End the suspension' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End the suspension of Zubeda Khan' });
  await userEvent.fill(dialog.getByLabelText('Reason'), 'A mistake.');
  await dialog.getByRole('button', { name: 'End the suspension' }).click();
  await expect.element(screen.getByText('Zubeda Khan can sign in again.')).toBeVisible();
});
