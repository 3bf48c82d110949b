import { beforeEach, expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './messages-screen.tsx';

const message = (messageID: number) => ({
  messageID,
  channel: 'mail',
  recipient: `meera.${messageID}@example.com`,
  memberID: null,
  template: 'walk-in-cancelled',
  state: 'failed',
  queuedOn: '2026-10-01T05:00:00.000Z',
  sentOn: null,
  attempts: 8,
  error: '550 5.1.1',
  delivery: '',
  notSendable: '',
});

beforeEach(async () => {
  await network.reply('**/Staff/ListMessages**', {
    json: {
      messages: [message(1), message(2)],
      counts: { failed: 2, queued: 0, sent: 1_000 },
      total: 2,
      isCapped: false,
    },
  });
  await network.reply('**/Staff/ListMessageTemplates', {
    json: [{ template: 'account-deleted', channel: 'mail', subject: 'Your account was deleted' }],
  });
});

it('filters by template and state in the address, and counts each state', async () => {
  const screen = await renderScreen(Component, { path: '/messages', url: '/messages?template=account-deleted' });
  await expect.element(screen.getByLabelText('Template')).toHaveValue('account-deleted');
  await expect.element(screen.getByRole('option', { name: 'Failed (2)' })).toBeInTheDocument();
  await screen.getByLabelText('State').selectOptions('Sent (1,000+)');
  await expect
    .poll(async () => (await network.requests('ListMessages')).at(-1)?.url)
    .toMatch(/template=account-deleted&state=sent$/);
});

it('sends the selected messages again, and says which were left out and why', async () => {
  await network.reply('**/Staff/ResendMessages', {
    json: { queued: 1, skipped: [{ messageID: 2, cause: 'It is out of date.' }] },
  });
  const screen = await renderScreen(Component, { path: '/messages' });
  await expect.element(screen.getByText('550 5.1.1').first()).toBeVisible();
  for (const id of [1, 2])
    await screen.getByRole('checkbox', { name: `Select walk-in-cancelled to meera.${id}@example.com` }).click();
  await screen.getByRole('button', { name: 'Send again' }).click();
  await expect.element(screen.getByText('1 message is on its way')).toBeVisible();
  await expect.element(screen.getByText('Message 2: It is out of date.')).toBeVisible();
  const [sent] = await network.requests('ResendMessages');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ messageIDs: [1, 2] });
});

it('shows a template in a frame that may do nothing', async () => {
  const shown = { template: 'account-deleted', channel: 'mail', subject: 'Your account was deleted' };
  await network.reply('**/Staff/ListMessageTemplates', { json: [shown] });
  await network.reply('**/Staff/GetMessageTemplate/account-deleted', {
    json: { ...shown, text: 'Hello Asha,', htmlAddress: '/api/staff/message-samples/account-deleted?link=x' },
  });
  await network.reply('**/message-samples/**', { body: '<p>Hello Asha</p>', contentType: 'text/html' });
  const screen = await renderScreen(Component, { path: '/messages', url: '/messages?view=templates' });
  await screen.getByRole('button', { name: 'account-deleted' }).click();
  const frame = screen.getByTitle('account-deleted with sample data');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await expect.element(screen.getByText('Hello Asha,')).toBeVisible();
});
