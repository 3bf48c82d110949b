import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/page-checks.ts';
import { SuggestField } from '../fields/suggest-field.tsx';
import { DialogHost } from './dialog-host.tsx';
import { dialogs } from './dialogs.ts';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toasts.ts';

// Pages are checked in both themes by every-route.e2e.ts, without what opens above them.
beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const renderPage = () =>
  render(
    <main>
      <SuggestField label="City" value="pu" onChange={() => undefined} suggestions={['Pune', 'Purnia']} />
      <DialogHost />
      <ToastHost />
    </main>,
  );

it.each(['info', 'success', 'warning', 'error'] as const)('a dialog has enough contrast in dark: %s', async (kind) => {
  const screen = await renderPage();
  const closed = dialogs[kind]({ text: 'Please log in to apply for this job' });
  const close = screen.getByRole('button', { name: 'OK' });
  await expect.element(close).toBeVisible();
  await expectAccessible();
  await close.click();
  await closed;
});

it('a question has enough contrast in dark', async () => {
  const screen = await renderPage();
  const answer = dialogs.confirm({
    title: 'Remove?',
    text: 'It is removed.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep',
  });
  const keep = screen.getByRole('button', { name: 'Keep' });
  await expect.element(keep).toBeVisible();
  await expectAccessible();
  await keep.click();
  expect(await answer).toBe(false);
});

it('a toast with Undo, and suggestions, have enough contrast in dark', async () => {
  const screen = await renderPage();
  showToast('Removed from your saved jobs', { undo: () => undefined });
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'City' }).click();
  await screen.getByRole('combobox', { name: 'City' }).fill('pun');
  await expect.element(screen.getByRole('option', { name: 'Pune' })).toBeVisible();
  await expectAccessible();
});
