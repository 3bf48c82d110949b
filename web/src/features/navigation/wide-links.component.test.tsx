import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../platform/session/session.ts';
import { network } from '../../testing/network.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TopNavigation } from './top-navigation.tsx';

it('welcomes a member of a long first name in full at 1280 px, in one row', async () => {
  await page.viewport(1280, 740);
  await network.reply('**/GetActivePlans/*', { json: [] });
  storeSession({
    ...{ accountID: 7, fullName: 'Venkatanarasimha Rao', token: 'x', expiration: '2099-01-01T00:00:00Z' },
    errorMessage: '',
  });
  const screen = await renderScreen(TopNavigation);
  const welcome = screen.getByText('Welcome, Venkatanarasimha');
  await expect.element(welcome).toBeVisible();
  // The plan beside it is loaded meanwhile.
  await expect.poll(() => welcome.element().scrollWidth - welcome.element().clientWidth).toBe(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});
