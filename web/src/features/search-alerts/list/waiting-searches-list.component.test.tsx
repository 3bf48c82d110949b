import { beforeEach, expect, it } from 'vitest';
import { WAITING_SEARCHES_KEY } from '../../../platform/session/session.ts';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { listWaitingSearches, removeWaitingSearch } from '../waiting/waiting-searches.ts';
import { SavedSearches } from './saved-searches.tsx';
import { WaitingSearchesList } from './waiting-searches-list.tsx';

const options = { channels: ['mail'], pushKey: '', needsVerifiedEmail: false, needsWhatsAppConsent: false };

beforeEach(() => localStorage.removeItem(WAITING_SEARCHES_KEY));

async function open() {
  signIn();
  const since = Date.now();
  localStorage.setItem(
    WAITING_SEARCHES_KEY,
    JSON.stringify([
      { accountID: 7, query: 'keyword=nurse&location=Pune', change: 'save', since },
      { accountID: 7, query: 'company=12', change: 'remove', since },
      { accountID: 8, query: 'keyword=driver', change: 'save', since },
    ]),
  );
  await network.reply('**/GetSavedSearches/7', { json: { searches: [], options } });
  return renderScreen(() => (
    <main>
      <h1>Job alerts</h1>
      <WaitingSearchesList accountID={7} />
      <SavedSearches accountID={7} />
    </main>
  ));
}

it('lists what waits for the account, with links, and takes it back', async () => {
  const screen = await open();
  await expect.element(screen.getByText(/then it is saved\.$/)).toBeVisible();
  await expect.element(screen.getByText(/then it is no longer followed\.$/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'nurse, Pune' }))
    .toHaveAttribute('href', '/job/search?keyword=nurse&location=Pune');
  await expect
    .element(screen.getByRole('link', { name: 'A company' }))
    .toHaveAttribute('href', '/job/by-company?id=12');
  expect(screen.getByText('driver').elements()).toHaveLength(0);
  await expectAccessible();
  await expectFitsEveryWidth();

  await screen.getByRole('button', { name: /^Cancel ?: A company$/ }).click();
  await expect.element(screen.getByRole('link', { name: 'A company' })).not.toBeInTheDocument();
  expect(listWaitingSearches().map(({ query }) => query)).toEqual(['keyword=nurse&location=Pune']);
});

it('disappears once all is sent, and the saved searches are read again', async () => {
  const screen = await open();
  await expect.element(screen.getByText('No saved searches yet')).toBeVisible();
  const before = (await network.requests('GetSavedSearches')).length;
  for (const { query } of listWaitingSearches()) removeWaitingSearch(query);
  await expect.element(screen.getByRole('heading', { name: 'Not sent yet' })).not.toBeInTheDocument();
  await expect.poll(async () => (await network.requests('GetSavedSearches')).length).toBeGreaterThan(before);
});
