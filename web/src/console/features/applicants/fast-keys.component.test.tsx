import type { ApplicantRow } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component } from './applicants-screen.tsx';

const rows: ApplicantRow[] = ['Asha Rao', 'Bala Iyer', 'Chitra Nair'].map((fullName, at) => ({
  applicationID: at + 1,
  accountID: at + 101,
  fullName,
  vacancyID: 7,
  jobTitle: 'Accountant',
  orgName: 'Tulsi Granites',
  stage: 'New',
  version: 1,
  appliedOn: '2026-11-20T05:00:00.000Z',
  planName: '',
}));

beforeEach(async () => {
  await page.viewport(1280, 800);
  signInStaff(['applicants']);
  await network.reply('**/ListAllApplicants*', { json: { applicants: rows, total: 3, isCapped: false } });
  for (const row of rows) {
    const more = { email: 'asha@example.com', mobileNo: '', resumeName: '', undoUntil: null };
    await network.reply(`**/GetApplicant/${row.applicationID}`, {
      json: { ...row, ...more, timeline: [], interviews: [], messages: [] },
    });
  }
});

const moves = async () =>
  (await network.requests('MoveApplicants')).map(({ body }) => {
    const { rows: moved, stage } = JSON.parse(body ?? '{}') as { rows: object[]; stage: string };
    return [moved[0], stage];
  });

it('loses no key that is pressed before the server replied, and moves on from its own version', async () => {
  const done = (version: number) => ({ json: { done: [{ applicationID: 1, version }], skipped: [] } });
  await network.reply('**/MoveApplicants', { ...done(2), isDelayed: true, times: 1 });
  const screen = await renderScreen(Component, { path: '/applicants/:applicationID?', url: '/applicants/1' });
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await userEvent.keyboard('2');
  await expect.poll(moves).toHaveLength(1);
  await userEvent.keyboard('3');
  await network.reply('**/MoveApplicants', done(3));
  await network.release();
  await expect.poll(moves).toEqual([
    [{ applicationID: 1, version: 1 }, 'Viewed'],
    [{ applicationID: 1, version: 2 }, 'Shortlisted'],
  ]);
});

it('opens the next applicant after a rejection, which one key takes back', async () => {
  const done = [{ applicationID: 1, version: 2 }];
  await network.reply('**/MoveApplicants', { json: { done, skipped: [] } });
  await network.reply('**/UndoApplicantMoves', { json: { done, skipped: [] } });
  const screen = await renderScreen(Component, { path: '/applicants/:applicationID?', url: '/applicants/1' });
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  await userEvent.keyboard('7');
  await expect.element(screen.getByRole('dialog', { name: 'Reject Asha Rao' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Bala Iyer' })).toBeVisible();
  await expect.poll(moves).toEqual([[{ applicationID: 1, version: 1 }, 'Not selected']]);
  await expect.element(screen.getByText('Asha Rao: Not selected')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.poll(async () => (await network.requests('UndoApplicantMoves')).length).toBe(1);
});
