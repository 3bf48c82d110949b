import type { StaffPermission } from '@aarambh/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { network } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { clearStaffSession, readStaffSession } from '../api/index.ts';
import { signInStaff } from '../api/test-staff-session.ts';
import { routes } from '../routes.tsx';

/** Opens the console at an address, as someone with these permissions. */
async function open(address: string, permissions?: readonly StaffPermission[]) {
  if (permissions) signInStaff(permissions);
  await network.reply('**/Staff/GetProfile', { json: readStaffSession()?.staff ?? {} });
  await network.reply('**/Staff/ListSecondPersonRequests', { json: [] });
  await network.reply('**/Staff/ListAuditEntries**', { json: [] });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { screen, addressNow: () => router.state.location.pathname + router.state.location.search };
}

it('opens the sign-in page without a session, and the screen that was asked for with one', async () => {
  const { screen, addressNow } = await open('/audit?actor=asha');
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(addressNow()).toBe('/sign-in?next=%2Faudit%3Factor%3Dasha');
  await expectAccessible();
  signInStaff(['audit']);
  await expect.element(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
  expect(addressNow()).toBe('/audit?actor=asha');
  clearStaffSession();
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it.each(['//example.com/', '/\\example.com', 'https://example.com'])(
  'does not leave the console after signing in for %s',
  async (next) => {
    const { screen, addressNow } = await open(`/sign-in?next=${encodeURIComponent(next)}`, ['audit']);
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(addressNow()).not.toContain('example');
  },
);

it('offers the screens that the roles include, and says so of others', async () => {
  await page.viewport(1280, 800);
  const { screen } = await open('/staff', ['audit']);
  await expect.element(screen.getByRole('heading', { name: 'Your roles do not include Staff' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Console' });
  await expect.element(menu.getByRole('link', { name: 'Audit' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(360, 740);
});

it('opens screens with g and a letter, and lists the keys with ?', async () => {
  const { screen, addressNow } = await open('/approvals', ['audit']);
  await expect.element(screen.getByRole('heading', { name: 'Approvals' })).toBeVisible();
  await userEvent.keyboard('gl');
  await expect.element(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
  expect(addressNow()).toBe('/audit');
  // Not among the permissions.
  await userEvent.keyboard('gu');
  await userEvent.keyboard('?');
  const keys = screen.getByRole('dialog', { name: 'Keys' });
  await expect.element(keys.getByText('Search in the list')).toBeVisible();
  await expect.element(keys.getByText('Staff', { exact: true })).not.toBeInTheDocument();
  expect(addressNow()).toBe('/audit');
  await expectAccessible();
});

it('the menu of a phone is a drawer', async () => {
  const { screen } = await open('/approvals', ['audit']);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await screen.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Audit' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Audit' })).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
