import type { DeskItem } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { Component } from './resume-desk-screen.tsx';

const item: DeskItem = {
  serviceItemID: 9,
  accountID: 3,
  fullName: 'Ishita Bandyopadhyay',
  serviceName: 'Resume Rewrite',
  planName: 'Career Plus',
  status: 'In Progress',
  processingBy: 'Meera Staff',
  dueOn: '2020-11-24T05:00:00.000Z',
  isOverdue: true,
  ownerName: '',
  isMine: false,
  version: 2,
  waitsFor: 'Corrections',
  canUndo: true,
};
const version = {
  kind: 'content',
  id: 31,
  status: 'Corrections requested',
  sentOn: '2026-11-20T05:00:00.000Z',
  sentBy: 'Meera Staff',
  corrections: [{ text: 'My degree is of 2019.', on: '2026-11-21T05:00:00.000Z' }],
};

const listed = (...items: DeskItem[]) => ({ json: { items, total: items.length, isCapped: false } });

beforeEach(async () => {
  signInStaff(['resume-desk', 'audit']);
  await network.reply('**/Staff/ListServiceItems**', listed(item));
  await network.reply('**/Staff/ListResumeVersions/3', { json: [version] });
  await network.reply('**/Staff/ListAuditEntries**', { json: [] });
});

const open = (url = '/resume-desk') => renderScreen(Component, { path: '/resume-desk/:serviceItemID?', url });
const lastBody = async (call: string) => JSON.parse((await network.requests(call)).at(-1)?.body ?? '{}');

it('lists the services whose resume waits for corrections, and shows them beside the list', async () => {
  const screen = await open();
  await screen.getByLabelText('Show').selectOptions('Corrections requested');
  await expect.poll(async () => (await network.requests('ListServiceItems')).at(-1)?.url).toContain('show=corrections');
  await screen.getByRole('button', { name: 'Ishita Bandyopadhyay' }).click();
  const pane = screen.getByRole('region', { name: 'Resume Rewrite: Ishita Bandyopadhyay' });
  await expect.element(pane.getByText(/^My degree is of 2019\./)).toBeVisible();
  await expect.element(pane.getByText('Corrections requested')).toBeVisible();
  await expectAccessible();
});

it('claims by the key c and undoes the last move by u, with the version that was seen', async () => {
  await network.reply('**/Staff/ClaimServiceItem', { body: 'You have claimed this service.' });
  await network.reply('**/Staff/UndoServiceMove', { body: 'The service is not started again' });
  const screen = await open('/resume-desk/9');
  await expect.element(screen.getByRole('button', { name: 'Undo the last move' })).toBeVisible();
  await network.reply('**/Staff/ListServiceItems**', listed({ ...item, version: 3, isMine: true, ownerName: 'Meera' }));
  await userEvent.keyboard('c');
  await expect.element(screen.getByRole('button', { name: 'Unclaim' })).toBeVisible();
  expect(await lastBody('ClaimServiceItem')).toEqual({ serviceItemID: 9, version: 2, isClaimed: true });
  await userEvent.keyboard('u');
  await expect.element(screen.getByText('The service is not started again')).toBeVisible();
  expect(await lastBody('UndoServiceMove')).toEqual({ serviceItemID: 9, version: 3 });
});

it('sends a text for the newest version, and keeps what was typed when it is refused', async () => {
  await network.reply('**/Operator/SendResumeContent', problem(409, 'A newer version was sent meanwhile.'));
  const screen = await open('/resume-desk/9');
  await screen.getByRole('button', { name: 'Send a text' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Send a text to Ishita Bandyopadhyay' });
  // Nothing is sent while a text is missing.
  await expect.element(sheet.getByRole('button', { name: 'Send for review' })).toHaveAttribute('aria-disabled', 'true');
  await sheet.getByLabelText('Old text').fill('I did accounts.');
  await sheet.getByLabelText('New text').fill('Closed the books of 40 clients.');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(screen.getByText('A newer version was sent meanwhile.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByLabelText('New text')).toHaveValue('Closed the books of 40 clients.');
  expect(await lastBody('SendResumeContent')).toEqual({
    accountID: 3,
    newestID: 31,
    oldContent: 'I did accounts.',
    newContent: 'Closed the books of 40 clients.',
  });
});

it('opens the service of the address when the list does not have it, and says when there is none', async () => {
  await network.reply('**/Staff/ListServiceItems**', listed(item));
  await network.reply('**serviceItemID=77**', listed({ ...item, serviceItemID: 77, fullName: 'Ravi Nair' }));
  await network.reply('**serviceItemID=78**', listed());
  const screen = await open('/resume-desk/77?show=due');
  await expect.element(screen.getByRole('region', { name: 'Resume Rewrite: Ravi Nair' })).toBeVisible();
  await screen.unmount();
  const unknown = await open('/resume-desk/78');
  await expect.element(unknown.getByText('Service 78 was not found.')).toBeVisible();
  await expect.element(unknown.getByRole('button', { name: /Ishita/ })).toBeVisible();
  await expectAccessible();
});
