import { type SavedSearch, TOO_MANY_SAVED_SEARCHES } from '@aarambh/contract';
import { afterEach, expect, it } from 'vitest';
import { MemberSync } from '../../member-sync.ts';
import { clearSession, storeSession } from '../../platform/session/session.ts';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { SaveSearchButton } from './save-search-button.tsx';
import { SAVE_AFTER_SIGN_IN } from './saved-search-button.tsx';

const QUERY = 'keyword=cook&location=Pune';
const search: SavedSearch = {
  savedSearchID: 3,
  query: QUERY,
  title: 'Cook in Pune',
  path: `/job/search?${QUERY}`,
  companyID: null,
  frequency: 'daily',
  channels: ['mail'],
  newCount: 0,
  savedOn: '2026-11-05T06:00:00Z',
  lastAlertOn: null,
};

const KEY = 'waitingSearches';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]');
const store = (change: 'save' | 'remove', given: object = {}) =>
  localStorage.setItem(KEY, JSON.stringify([{ accountID: 7, query: QUERY, change, since: Date.now(), ...given }]));
const cameBack = () => window.dispatchEvent(new Event('online'));
afterEach(() => localStorage.clear());

async function openButton() {
  const screen = await renderScreen(() => (
    <main>
      <SaveSearchButton query={QUERY} />
      <MemberSync />
    </main>
  ));
  return {
    screen,
    button: screen.getByRole('button', { name: 'Save this search' }),
    saved: screen.getByRole('button', { name: 'Search saved' }),
  };
}

it('a member saves a search, and takes it back; nothing moves', async () => {
  signIn();
  await network.reply('**/CheckSavedSearch/7**', { json: null });
  await network.reply('**/SaveSearch', { json: search });
  await network.reply('**/RemoveSavedSearch', { body: 'Removed' });
  const { screen, button, saved } = await openButton();
  await expect.poll(() => network.requests('CheckSavedSearch')).toHaveLength(1);
  const { width } = button.element().getBoundingClientRect();
  await button.click();
  await expect.element(saved).toBeVisible();
  expect(saved.element().getBoundingClientRect().width).toBe(width);
  await expectAccessible();
  const [sent] = await network.requests('/SaveSearch');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: 7, query: QUERY });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(button).toBeVisible();
  const [removed] = await network.requests('RemoveSavedSearch');
  expect(JSON.parse(removed?.body ?? '')).toEqual({ accountID: 7, savedSearchID: 3 });
});

it('shows a search that is saved as such', async () => {
  signIn();
  await network.reply('**/CheckSavedSearch/7**', { json: search });
  const { saved } = await openButton();
  await expect.element(saved).toBeVisible();
});

const off: SavedSearch = { ...search, frequency: 'off', channels: [] };

it('a visitor whose account has the search already keeps its alerts, and is offered no Undo that would remove it', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: off });
  await network.reply('**/SaveSearch', { json: search });
  const before = location.href;
  history.replaceState(history.state, '', SAVE_AFTER_SIGN_IN);
  try {
    signIn();
    const { screen, saved } = await openButton();
    await expect.element(saved).toBeVisible();
    await expect.element(screen.getByText(/You saved this search before/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
    expect(await network.requests('/SaveSearch')).toEqual([]);
  } finally {
    history.replaceState(history.state, '', before);
  }
});

it('pressed before it is known that the search is saved, keeps its alerts', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: { ...search, frequency: 'weekly' }, isDelayed: true });
  await network.reply('**/SaveSearch', { json: search });
  signIn();
  const { screen, button, saved } = await openButton();
  await button.click();
  await expect.poll(() => network.requests('CheckSavedSearch')).toHaveLength(2);
  await network.release();
  await expect.element(saved).toBeVisible();
  await expect.element(screen.getByText(/You saved this search before/)).toBeVisible();
  expect(await network.requests('/SaveSearch')).toEqual([]);
});

it('Undo of a removal restores the same search with its alerts, also when it has to wait', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: { ...search, frequency: 'weekly' } });
  await network.reply('**/RemoveSavedSearch', { body: 'Removed' });
  await network.reply('**/RestoreSavedSearch', { json: { ...search, frequency: 'weekly' } });
  signIn();
  const { screen, button, saved } = await openButton();
  await saved.click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(saved).toBeVisible();
  const [restored] = await network.requests('/RestoreSavedSearch');
  expect(JSON.parse(restored?.body ?? '')).toEqual({ accountID: 7, savedSearchID: 3 });

  await saved.click();
  await expect.element(button).toBeVisible();
  await network.reply('**/CheckSavedSearch/7**', { json: null });
  await network.reply('**/RestoreSavedSearch', { isAborted: true });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toMatchObject([{ query: QUERY, change: 'save', savedSearchID: 3 }]);
  await network.reply('**/RestoreSavedSearch', { json: { ...search, frequency: 'weekly' } });
  cameBack();
  await expect.poll(stored).toEqual([]);
  expect(await network.requests('/SaveSearch')).toEqual([]);
});

it('Undo saves anew what the server no longer knows', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: search });
  await network.reply('**/RemoveSavedSearch', { body: 'Removed' });
  await network.reply('**/RestoreSavedSearch', problem(404, 'Not found', 'not_found'));
  await network.reply('**/SaveSearch', { json: search });
  signIn();
  const { screen, saved } = await openButton();
  await saved.click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(saved).toBeVisible();
  expect(await network.requests('/SaveSearch')).toHaveLength(1);
});

it('says why a search was not saved', async () => {
  signIn();
  await network.reply('**/CheckSavedSearch/7**', { json: null });
  await network.reply('**/SaveSearch', problem(409, TOO_MANY_SAVED_SEARCHES));
  const { screen, button } = await openButton();
  await button.click();
  await expect.element(screen.getByText(TOO_MANY_SAVED_SEARCHES)).toBeVisible();
  await expect.element(button).toBeVisible();
});

it('a visitor who has signed in comes back to a search that is then saved, once', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: null });
  await network.reply('**/SaveSearch', { json: search });
  const before = location.href;
  history.replaceState(history.state, '', SAVE_AFTER_SIGN_IN);
  try {
    signIn();
    const { saved } = await openButton();
    await expect.element(saved).toBeVisible();
    expect(location.hash).toBe('');
    expect(await network.requests('/SaveSearch')).toHaveLength(1);
  } finally {
    history.replaceState(history.state, '', before);
  }
});

it('without a connection a search waits, can be taken back, and is saved once when the connection is back', async () => {
  await network.reply('**/api/**', { isAborted: true });
  signIn();
  const { screen, button, saved } = await openButton();
  await button.click();
  await expect.element(screen.getByText(/You are offline\. This is sent when/)).toBeVisible();
  await expectAccessible();
  await saved.click();
  await expect.element(button).toBeVisible();
  expect(stored()).toEqual([]);

  await button.click();
  await expect.element(saved).toBeVisible();
  const failed = (await network.requests('/SaveSearch')).length;
  await network.reply('**/CheckSavedSearch/7**', { json: null });
  await network.reply('**/SaveSearch', { json: search });
  cameBack();
  cameBack();
  await expect.element(screen.getByText('Cook in Pune is saved now.')).toBeVisible();
  await expect.poll(stored).toEqual([]);
  const sent = (await network.requests('/SaveSearch')).slice(failed);
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ accountID: 7, query: QUERY }]);
});

it('what waits is saved when a page is opened; one that is saved by now keeps its alerts', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: { ...search, frequency: 'weekly' } });
  signIn();
  store('save');
  const { saved } = await openButton();
  await expect.poll(stored).toEqual([]);
  await expect.element(saved).toBeVisible();
  expect(await network.requests('/SaveSearch')).toEqual([]);
});

it('a removal without a connection waits too', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: search });
  await network.reply('**/RemoveSavedSearch', { isAborted: true });
  signIn();
  const { button, saved } = await openButton();
  await saved.click();
  await expect.element(button).toBeVisible();
  expect(stored()).toMatchObject([{ query: QUERY, change: 'remove' }]);
  await network.reply('**/RemoveSavedSearch', { body: 'Removed' });
  cameBack();
  await expect.poll(stored).toEqual([]);
  expect((await network.requests('RemoveSavedSearch')).length).toBeGreaterThanOrEqual(2);
});

it('what the server refuses is dropped, and a toast says why', async () => {
  await network.reply('**/CheckSavedSearch/7**', { json: null });
  await network.reply('**/SaveSearch', problem(409, TOO_MANY_SAVED_SEARCHES));
  signIn();
  store('save');
  const { screen, button } = await openButton();
  await expect.element(screen.getByText(`Your search was not saved. ${TOO_MANY_SAVED_SEARCHES}`)).toBeVisible();
  await expect.element(button).toBeVisible();
  expect(stored()).toEqual([]);
});

it('is kept while the server is busy, dropped after three days, and ends with a sign-out', async () => {
  await network.reply('**/CheckSavedSearch/7**', { status: 503, json: {} });
  signIn();
  store('save');
  const { saved } = await openButton();
  await expect.poll(() => network.requests('CheckSavedSearch')).toHaveLength(1);
  await expect.element(saved).toBeVisible();
  expect(stored()).toHaveLength(1);
  store('save', { since: Date.now() - 4 * 24 * 3_600_000 });
  cameBack();
  await expect.poll(stored).toEqual([]);
  store('save');
  clearSession();
  expect(stored()).toEqual([]);
});

it('is never saved by another account', async () => {
  await network.reply('**/CheckSavedSearch/8**', { json: null });
  await network.reply('**/SaveSearch', { json: search });
  storeSession({
    token: 'other',
    expiration: '2099-01-01T00:00:00Z',
    fullName: 'Meera',
    accountID: 8,
    errorMessage: '',
  });
  store('save');
  const { button } = await openButton();
  await expect.poll(() => network.requests('CheckSavedSearch')).toHaveLength(1);
  cameBack();
  await expect.element(button).toBeVisible();
  expect(await network.requests('/SaveSearch')).toEqual([]);
});
