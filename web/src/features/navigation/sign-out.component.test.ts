import { getIndianStates } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { api } from '../../platform/api/browser-api.ts';
import { readSession, takeExpiredNotice } from '../../platform/session/session.ts';
import { network, problem } from '../../testing/network.ts';
import { signIn } from '../../testing/render-screen.tsx';
import { signOut } from './sign-out.ts';

it('opens the home page although a call under way is rejected because the session has ended', async () => {
  // A reply without content keeps the page of the test open.
  await network.reply(`${location.origin}/`, { status: 204, body: '' });
  await network.reply('**/Logout', { body: 'Signed out', isDelayed: true });
  await network.reply('**/GetIndianStates', problem(401, 'Please sign in.', 'unauthorized'));
  signIn();
  const call = api(getIndianStates).catch((error) => error.status);
  const ended = signOut();
  expect(await call).toBe(401);
  expect(readSession()).toBeNull();
  expect(takeExpiredNotice()).toBe(false);
  expect(await network.requests('/account/login')).toEqual([]);
  await network.release();
  await ended;
  await expect.poll(async () => (await network.requests()).at(-1)?.url).toBe(`${location.origin}/`);
  const [sent] = await network.requests('Logout');
  expect(sent?.headers.authorization).toBe('Bearer the-token');
});
