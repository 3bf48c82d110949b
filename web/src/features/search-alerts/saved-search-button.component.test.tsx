import { type SavedSearch, TOO_MANY_SAVED_SEARCHES } from '@aarambh/contract';
import { expect, it } from 'vitest';
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

async function openButton() {
  const screen = await renderScreen(() => (
    <main>
      <SaveSearchButton query={QUERY} />
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
