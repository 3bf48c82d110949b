import type { AlertChannel, SavedSearch } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { SavedSearches } from './saved-searches.tsx';

const search: SavedSearch = {
  savedSearchID: 3,
  query: 'keyword=cook',
  title: 'Cook',
  path: '/job/search?keyword=cook',
  companyID: null,
  frequency: 'daily',
  channels: ['mail'],
  newCount: 0,
  savedOn: '2026-11-05T06:00:00Z',
  lastAlertOn: null,
};

async function open(channels: AlertChannel[], needsWhatsAppConsent: boolean) {
  signIn();
  const options = { channels, pushKey: '', needsVerifiedEmail: false, needsWhatsAppConsent };
  await network.reply('**/GetSavedSearches/7', { json: { searches: [search], options } });
  await network.reply('**/ChangeSavedSearch', { json: { ...search, channels: ['mail', 'whatsapp'] } });
  const screen = await renderScreen(() => (
    <main>
      <h1>Job alerts</h1>
      <SavedSearches accountID={7} />
    </main>
  ));
  await expect.element(screen.getByRole('checkbox', { name: 'Email' })).toBeVisible();
  return { screen, whatsApp: screen.getByRole('checkbox', { name: 'WhatsApp' }) };
}

it('offers WhatsApp where it is available', async () => {
  const { whatsApp } = await open(['mail', 'push', 'whatsapp'], false);
  await expectAccessible();
  await whatsApp.click();
  await expect.poll(() => network.requests('ChangeSavedSearch')).toHaveLength(1);
  const [sent] = await network.requests('ChangeSavedSearch');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ savedSearchID: 3, channels: ['mail', 'whatsapp'] });
});

it('links to the consent that WhatsApp needs', async () => {
  const { screen, whatsApp } = await open(['mail', 'push'], true);
  expect(whatsApp.elements()).toHaveLength(0);
  const link = screen.getByRole('link', { name: 'agree under Privacy & Data' });
  await expect.element(link).toHaveAttribute('href', '/account/privacy');
  await expectAccessible();
});

it('says nothing of WhatsApp without a provider', async () => {
  const { screen } = await open(['mail', 'push'], false);
  expect(screen.getByText(/WhatsApp/).elements()).toHaveLength(0);
});
