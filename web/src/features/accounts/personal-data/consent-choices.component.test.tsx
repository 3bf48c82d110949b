import type { Consent } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { ConsentChoices } from './consent-choices.tsx';

const notGiven = { isGiven: false, noticeVersion: '', language: '', channel: '', givenOn: '', withdrawnOn: '' };
const given = { ...notGiven, isGiven: true, noticeVersion: '2026-11', givenOn: '2026-11-05T15:35:00.000Z' };
const notice: Consent = { purpose: 'notice', ...given };
const updates: Consent = { purpose: 'updates', ...notGiven };
const NAME = /Job alerts by WhatsApp/;

async function open(consents: Consent[]) {
  signIn();
  await network.reply('**/GetConsents/7', { json: consents });
  await network.reply('**/SaveConsent', { body: 'Your choice was saved successfully.' });
  return await renderScreen(() => (
    <main>
      <ConsentChoices accountID={7} withNotice={false} />
    </main>
  ));
}

it('asks for WhatsApp apart from news, not ticked in advance', async () => {
  const screen = await open([notice, updates, { purpose: 'whatsapp', ...notGiven }]);
  const choice = screen.getByRole('checkbox', { name: NAME });
  await expect.element(choice).not.toBeChecked();
  await expectAccessible();
  await choice.click();
  await expect.poll(() => network.requests('/SaveConsent')).toHaveLength(1);
  const [sent] = await network.requests('/SaveConsent');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: 7, purpose: 'whatsapp', isGiven: true });
});

it('a given consent to WhatsApp is withdrawn with one press', async () => {
  const screen = await open([notice, updates, { purpose: 'whatsapp', ...given }]);
  await screen.getByRole('checkbox', { name: NAME }).click();
  await expect.poll(() => network.requests('/SaveConsent')).toHaveLength(1);
  const [sent] = await network.requests('/SaveConsent');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: 7, purpose: 'whatsapp', isGiven: false });
});

it('does not name WhatsApp where it is not offered', async () => {
  const screen = await open([notice, updates]);
  await expect.element(screen.getByRole('checkbox', { name: /News and offers/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: NAME }).elements()).toHaveLength(0);
});
