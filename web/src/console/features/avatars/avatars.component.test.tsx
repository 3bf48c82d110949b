import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './avatars-screen.tsx';

const avatar = (pictureID: number, fullName: string) => ({
  pictureID,
  memberID: pictureID + 100,
  fullName,
  status: 'Pending',
  uploadedOn: '2026-10-01T05:00:00.000Z',
  reviewedOn: null,
  reviewedBy: '',
});
const PIXEL = 'GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000';

async function open() {
  await network.reply('**/Staff/ReadAvatar/**', { body: PIXEL, contentType: 'image/gif' });
  await network.reply('**/Staff/ListAvatars**', {
    json: { avatars: [avatar(1, 'Asha'), avatar(2, 'Ravi')], total: 2, isCapped: false },
  });
  const screen = await renderScreen(Component, { path: '/pictures' });
  await expect.element(screen.getByRole('img', { name: 'Profile of Ravi' })).toBeInTheDocument();
  return screen;
}

const decisions = async () => (await network.requests('ReviewAvatar')).map(({ body }) => JSON.parse(body ?? ''));

it('decides with one key each, and undoes', async () => {
  await network.reply('**/Staff/ReviewAvatar', { body: 'The picture is decided.' });
  const screen = await open();
  await userEvent.keyboard('r');
  await expect.element(screen.getByRole('img', { name: 'Profile of Asha' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('img', { name: 'Profile of Asha' })).toBeInTheDocument();
  await userEvent.keyboard('j');
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('img', { name: 'Profile of Ravi' })).not.toBeInTheDocument();
  await expect.poll(decisions).toEqual([
    { pictureID: 1, status: 'Rejected', was: 'Pending' },
    { pictureID: 1, status: 'Pending', was: 'Rejected' },
    { pictureID: 2, status: 'Approved', was: 'Pending' },
  ]);
});

it('shows a picture again that a colleague has decided', async () => {
  await network.reply('**/Staff/ReviewAvatar', problem(409, 'Imran has decided: approved.'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Approve the picture of Asha' }).click();
  await expect.element(screen.getByText('Imran has decided: approved.')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Profile of Asha' })).toBeInTheDocument();
});
