import { getIndianStates } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { api } from '../../platform/api/browser-api.ts';
import {
  clearSession,
  expireSession,
  readSession,
  storeSession,
  takeExpiredNotice,
} from '../../platform/session/session.ts';
import { network, problem } from '../../testing/network.ts';
import { signIn } from '../../testing/render-screen.tsx';
import { dialogQueue } from '../../ui/layers/dialogs.ts';
import { signOut } from './sign-out.ts';

const HOME = `${location.origin}/`;

/** A reply without content keeps the page of the test open. */
const mockHomePage = () => network.reply(HOME, { status: 204, body: '' });

/** Mocks end with the test, so a test that opens the home page waits for its request. */
const homePageOpened = () => expect.poll(async () => (await network.requests()).at(-1)?.url).toBe(HOME);

it('opens the home page although a call under way is rejected because the session has ended', async () => {
  await mockHomePage();
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
  await homePageOpened();
  const [sent] = await network.requests('Logout');
  expect(sent?.headers.authorization).toBe('Bearer the-token');
});

it('asks before it deletes what waits for a connection', async () => {
  await mockHomePage();
  await network.reply('**/Logout', { body: 'Signed out' });
  signIn();
  localStorage.setItem('memberSavedJobs', JSON.stringify({ accountID: 7, jobs: [], unsent: { 3: 'remove' } }));
  const staying = signOut();
  await expect.poll(() => dialogQueue.first()?.title).toBe('Log out before everything is sent?');
  dialogQueue.first()?.answer(false);
  await staying;
  expect(readSession()).not.toBeNull();
  expect(await network.requests('Logout')).toEqual([]);
  const leaving = signOut();
  await expect.poll(() => dialogQueue.first()).toBeDefined();
  dialogQueue.first()?.answer(true);
  await leaving;
  await homePageOpened();
  expect(readSession()).toBeNull();
});

it('leaves nothing of what was opened and searched to the next person, nor does the sign-in of another account', async () => {
  const recent = () => [localStorage.getItem('recentlyViewedJobs'), localStorage.getItem('recentSearches')];
  const browse = () => {
    localStorage.setItem('recentlyViewedJobs', '[1]');
    localStorage.setItem('recentSearches', '["keyword=cook"]');
  };
  browse();
  signIn();
  expect(recent()).toEqual(['[1]', '["keyword=cook"]']);
  clearSession();
  expect(recent()).toEqual([null, null]);
  signIn();
  browse();
  signIn();
  expect(recent()).toEqual(['[1]', '["keyword=cook"]']);
  storeSession({ token: 'other', expiration: '2099-01-01T00:00:00Z', fullName: 'Ila', accountID: 8, errorMessage: '' });
  expect(recent()).toEqual([null, null]);
  browse();
  expireSession();
  expect(recent()).toEqual([null, null]);
});
