import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component } from './audit-screen.tsx';

const entry = (entryID: number) => ({
  entryID,
  at: '2026-11-20T05:00:00.000Z',
  actor: 'Asha Rao',
  staffID: 7,
  roles: ['trust'],
  action: 'CloseVacancies',
  targetKind: 'vacancy',
  targetID: String(entryID),
  before: { status: 'live' },
  after: { status: 'closed' },
  reason: 'Fraud',
  secondPerson: '',
  device: 'Chrome on Windows',
  address: '203.0.113.7',
});
/** A full page, of which the last is entry 101. */
const page = Array.from({ length: 50 }, (_, at) => entry(150 - at));

beforeEach(async () => {
  signInStaff(['audit']);
  await network.reply('**/Staff/ListAuditEntries**', {
    json: page,
    headers: { 'x-total-count': '10000', 'x-total-capped': 'true' },
  });
});

const lastQuery = async () => {
  const sent = (await network.requests('ListAuditEntries')).at(-1);
  return Object.fromEntries(new URL(sent?.url ?? 'http://x').searchParams);
};

it('turns to older entries by the last one, and another filter begins with the newest', async () => {
  const screen = await renderScreen(Component, { path: '/audit' });
  await expect.element(screen.getByText(/^10,000\+ total/)).toBeVisible();
  await screen.getByRole('link', { name: 'Older' }).click();
  await expect.poll(lastQuery).toEqual({ before: '101' });
  await expect.element(screen.getByRole('link', { name: 'Newest' })).toBeVisible();
  await screen.getByLabelText('Who').fill('asha');
  await expect.poll(lastQuery).toEqual({ actor: 'asha' });
});

it('opens an entry by keyboard, with what changed', async () => {
  const screen = await renderScreen(Component, { path: '/audit/:entryID?', url: '/audit' });
  await expect.element(screen.getByText('vacancy 150').first()).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  const pane = screen.getByRole('region', { name: 'Close vacancies' });
  await expect.element(pane.getByText('Asha Rao: trust')).toBeVisible();
  await expect.element(pane.getByText('closed')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pane).not.toBeInTheDocument();
});

it('tells an empty log from filters that nothing fits', async () => {
  await network.reply('**/Staff/ListAuditEntries**', { json: [], headers: { 'x-total-count': '0' } });
  const screen = await renderScreen(Component, { path: '/audit', url: '/audit?actor=nobody' });
  await expect.element(screen.getByText('Nothing matches these filters')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Older' }).elements()).toEqual([]);
});

it('loads a list that failed again', async () => {
  await network.reply('**/Staff/ListAuditEntries**', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(Component, { path: '/audit' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await network.reply('**/Staff/ListAuditEntries**', { json: page.slice(0, 1), headers: { 'x-total-count': '1' } });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByText('vacancy 150').first()).toBeVisible();
});

it('opens the entry of the address when the page does not have it, and says when there is none', async () => {
  await network.reply('**entryID=7', { json: [entry(7)], headers: { 'x-total-count': '1' } });
  await network.reply('**entryID=8', { json: [], headers: { 'x-total-count': '0' } });
  const screen = await renderScreen(Component, { path: '/audit/:entryID?', url: '/audit/7?actor=asha' });
  const pane = screen.getByRole('region', { name: 'Close vacancies' });
  await expect.element(pane.getByText('vacancy 7')).toBeVisible();
  await screen.unmount();
  const unknown = await renderScreen(Component, { path: '/audit/:entryID?', url: '/audit/8?actor=asha' });
  await expect.element(unknown.getByText('Audit entry 8 was not found.')).toBeVisible();
  await expectAccessible();
  await unknown.getByRole('button', { name: 'Close' }).click();
  await expect.element(unknown.getByText('Audit entry 8 was not found.')).not.toBeInTheDocument();
});

it('says why the entry of the address cannot be loaded, and loads it again', async () => {
  await network.reply('**entryID=7', problem(500, 'The database is busy.', 'internal'));
  const screen = await renderScreen(Component, { path: '/audit/:entryID?', url: '/audit/7' });
  const pane = screen.getByRole('region', { name: 'Audit entry 7' });
  await expect.element(pane.getByText('The database is busy.')).toBeVisible();
  await network.reply('**entryID=7', { json: [entry(7)], headers: { 'x-total-count': '1' } });
  await pane.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByRole('region', { name: 'Close vacancies' })).toBeVisible();
});
