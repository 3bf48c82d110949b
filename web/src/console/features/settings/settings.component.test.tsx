import { beforeEach, expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { reasonRequests } from '../../ui/ask-reason.ts';
import { Component } from './settings-screen.tsx';

const rule = {
  ruleID: 'fee-kit',
  kind: 'fee',
  label: 'Fee for kit, uniform or ID card',
  explanation: '',
  isEnabled: false,
  level: 'high',
  usualLevel: 'high',
  takesPhrases: true,
  phrases: [],
  version: 2,
  changedBy: 'Tara Fernandes',
  changedOn: '2026-11-20T05:00:00.000Z',
  found: 0,
  right: 0,
  wrong: 0,
};

beforeEach(async () => {
  signInStaff(['operations', 'vacancies', 'moderation', 'audit']);
  await network.reply('**/Staff/ListVacancySources', {
    json: [{ source: 'feed', needsApproval: false, drafts: 0, changedBy: '', changedOn: null }],
  });
  await network.reply('**/Staff/ListScreeningRules', {
    json: [rule, { ...rule, ruleID: 'deposit', label: 'Security deposit', changedBy: '', changedOn: null }],
  });
  await network.reply('**/Staff/ListServerSettings', {
    json: [{ group: 'portal', name: 'FIGURES', purpose: 'Figures on public pages', value: 'stated' }],
  });
});

it('shows what was changed by whom, and what the server decides', async () => {
  const screen = await renderScreen(Component, { path: '/settings' });
  await expect.element(screen.getByText('Tara Fernandes, 20 Nov 2026, 10:30 am')).toBeVisible();
  await expect.element(screen.getByText('FIGURES')).toBeVisible();
  await expect.element(screen.getByText('Security deposit')).not.toBeInTheDocument();
  await expectAccessible();
  await expectFitsEveryWidth();
});

it('changes a source with a reason', async () => {
  await network.reply('**/Staff/SetSourceApproval', { body: 'New vacancies of feed: wait for approval.' });
  const screen = await renderScreen(Component, { path: '/settings' });
  await screen.getByRole('button', { name: 'feed' }).click();
  await expect.poll(() => reasonRequests.current()?.title).toBe('Check new vacancies of feed');
  reasonRequests.current()?.answer('Unknown feed');
  await expect.element(screen.getByText('New vacancies of feed: wait for approval.')).toBeVisible();
  const [sent] = await network.requests('SetSourceApproval');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ source: 'feed', needsApproval: true, reason: 'Unknown feed' });
});
