import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { storeStaffSession } from '../../api/index.ts';
import { ReasonHost } from '../../ui/index.ts';
import { Component } from './support-screen.tsx';

const listed = {
  caseID: 42,
  version: 1,
  state: 'waiting',
  channel: 'form',
  fullName: 'Ravi Nair',
  email: 'ravi@example.com',
  subject: 'No OTP',
  receivedOn: '2020-01-01T05:00:00.000Z',
  dueOn: '2020-01-01T09:00:00.000Z',
  claimedBy: '',
  isOwn: false,
  memberID: null,
};
const found = {
  ...listed,
  entries: [
    {
      entryID: 1,
      kind: 'message',
      text: 'I get no OTP.',
      quoted: '> Please try again.',
      attachments: [{ attachmentID: 5, name: 'screen.png' }],
      by: 'Ravi Nair',
      at: listed.receivedOn,
    },
  ],
  likelyMemberID: null,
  otherCases: [],
};

beforeEach(async () => {
  storeStaffSession({
    token: 'the-token',
    expiration: '2099-01-01T00:00:00Z',
    staff: {
      staffID: 1,
      fullName: 'Asha',
      email: 'a@example.com',
      roles: ['support'],
      permissions: ['support'],
      factors: ['app'],
    },
  });
  await network.reply('**/Staff/ListCases**', { json: { cases: [listed], total: 1, isCapped: false } });
  await network.reply('**/Staff/GetCase/42', { json: found });
});

const open = (url = '/support/42') =>
  renderScreen(
    () => (
      <>
        <Component />
        <ReasonHost />
      </>
    ),
    { path: '/support/:caseID?', url },
  );

it('shows how late the reply is, and opens the case', async () => {
  const screen = await open('/support');
  await expect.element(screen.getByText(/^\d+ days late$/)).toBeVisible();
  await screen.getByRole('button', { name: 'No OTP' }).click();
  await expect.element(screen.getByText('I get no OTP.')).toBeVisible();
  await expect.element(screen.getByText('No member has this address.')).toBeVisible();
});

it('folds what a mail quotes, and shows an attachment as a picture on request', async () => {
  const pages = [{ picture: '', text: 'Error 42' }];
  await network.reply('**/ViewCaseAttachment/5', {
    json: { name: 'screen.png', mediaType: 'image/webp', pages, pageCount: 1 },
  });
  const screen = await open();
  await expect.element(screen.getByText('> Please try again.')).not.toBeVisible();
  await screen.getByText('Quoted text').click();
  await expect.element(screen.getByText('> Please try again.')).toBeVisible();
  expect(await network.requests('ViewCaseAttachment')).toEqual([]);
  await screen.getByText('screen.png').click();
  await expect.element(screen.getByText('Error 42')).toBeVisible();
});

it('replies from a template, not before its gaps are filled in', async () => {
  await network.reply('**/Staff/ReplyToCase', { body: 'The reply is on its way.' });
  const screen = await open();
  const field = screen.getByLabelText('Reply by mail');
  await userEvent.selectOptions(screen.getByLabelText('Start with a template'), 'We are looking into it');
  await expect.poll(() => (field.element() as HTMLTextAreaElement).value).toContain('We are looking into this');
  await screen.getByRole('button', { name: 'Send the reply' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Fill in \[when\]/);
  expect(await network.requests('ReplyToCase')).toEqual([]);
  await userEvent.fill(field, 'Please try again.');
  await screen.getByRole('button', { name: 'Send the reply' }).click();
  await expect.element(screen.getByText('The reply is on its way.')).toBeVisible();
  const [sent] = await network.requests('ReplyToCase');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ caseID: 42, version: 1, text: 'Please try again.', closes: true });
  await expect.element(field).toHaveValue('');
});

it('keeps the reply when a colleague was faster', async () => {
  await network.reply('**/Staff/ReplyToCase', problem(409, 'Since you opened this case, Imran replied.'));
  const screen = await open();
  const field = screen.getByLabelText('Reply by mail');
  await userEvent.fill(field, 'Please try again.');
  await screen.getByRole('button', { name: 'Send the reply' }).click();
  await expect.element(screen.getByText('Since you opened this case, Imran replied.')).toBeVisible();
  await expect.element(field).toHaveValue('Please try again.');
});

it('claims with one key', async () => {
  await network.reply('**/Staff/ClaimCase', { body: 'Case 42 is yours.' });
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(screen.getByText('Case 42 is yours.')).toBeVisible();
  const [sent] = await network.requests('ClaimCase');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ caseID: 42, version: 1, isClaimed: true });
});
