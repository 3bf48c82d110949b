import { expect, it } from 'vitest';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './operations-screen.tsx';

const job = {
  job: 'send-alerts',
  finishedOn: '2026-11-23T10:00:00.000Z',
  durationMs: 12_400,
  error: '',
  succeededOn: '2026-11-23T10:00:00.000Z',
  failures: 0,
  isOverdue: false,
};

const reply = {
  release: '0.1.0 with 0063-operations',
  dependencies: [
    { name: 'database', state: 'ok', detail: 'PostgreSQL 18.4, embedded' },
    { name: 'replica', state: 'degraded', detail: 'Public reads go to the primary: it is behind, 4.2 s behind' },
  ],
  jobs: [
    { ...job, job: 'check-orders', error: 'Error: no reply', failures: 3 },
    { ...job, job: 'sweep-accounts', isOverdue: true },
    job,
  ],
  failedMessages: [
    {
      ...{ channel: 'mail', template: 'walk-in-moved', reason: 'No such mailbox', count: 12 },
      lastOn: '2026-11-23T10:00:00.000Z',
    },
  ],
  slowRoutes: [{ name: 'GET /api/Slow', source: '', count: 4, meanMs: 812.4, maxMs: 4_210 }],
  slowStatements: [{ name: 'select pg_sleep($1)', source: 'job send-alerts', count: 2, meanMs: 700, maxMs: 900 }],
  slowStatementMs: 500,
};

it('answers which messages failed, what is slow, whether the replica is behind and which jobs failed', async () => {
  await network.reply('**/Staff/GetOperations', { json: reply });
  const screen = await renderScreen(Component, { path: '/operations' });
  const rowOf = (list: string, text: string) => {
    const rows = screen.getByLabelText(list, { exact: true }).element().querySelectorAll('[data-row]');
    return [...rows].find((row) => row.textContent.includes(text))?.textContent ?? '';
  };
  await expect.element(screen.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  expect(rowOf('Dependencies', 'replica')).toMatch(/Needs attention.*4\.2 s behind/);
  expect(rowOf('Failed messages', 'walk-in-moved')).toMatch(/12.*No such mailbox/);
  await expect
    .element(screen.getByRole('link', { name: 'walk-in-moved' }))
    .toHaveAttribute('href', expect.stringContaining('/messages?state=failed'));
  expect(rowOf('Slowest routes of the last hour', 'GET /api/Slow')).toMatch(/812 ms.*4\.2 s.*4/);
  expect(rowOf('Slowest statements of the last hour', 'pg_sleep')).toMatch(/job send-alerts.*700 ms.*900 ms/);
  expect(rowOf('Jobs', 'check-orders')).toMatch(/Failed 3 times.*Error: no reply/);
  expect(rowOf('Jobs', 'sweep-accounts')).toContain('Overdue');
  expect(rowOf('Jobs', 'send-alerts')).toMatch(/Succeeded.*12 s/);

  await network.reply('**/Staff/GetOperations', {
    json: { ...reply, slowStatements: [], failedMessages: [], jobs: [] },
  });
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByText('No statement took 500 ms or longer')).toBeVisible();
  await expect.element(screen.getByText('No message has failed')).toBeVisible();
});

it('says when it cannot be read, and tries again', async () => {
  await network.reply('**/Staff/GetOperations', problem(503, 'We are busy right now.', 'unavailable'));
  const screen = await renderScreen(Component, { path: '/operations' });
  await expect.element(screen.getByText('We are busy right now.')).toBeVisible();
  await network.reply('**/Staff/GetOperations', { json: reply });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Release 0.1.0 with 0063-operations')).toBeVisible();
});
