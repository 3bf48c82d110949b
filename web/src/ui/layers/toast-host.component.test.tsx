import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { DialogHost } from './dialog-host.tsx';
import { dialogs } from './dialogs.ts';
import { ToastHost } from './toast-host.tsx';
import { showToast } from './toasts.ts';

afterEach(() => vi.useRealTimers());

const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const renderPage = (children = <p>Page</p>) =>
  render(
    <main>
      <button type="button">Before</button>
      {children}
      <DialogHost />
      <ToastHost />
    </main>,
  );

it('is announced by a region that was there before it', async () => {
  const screen = await renderPage();
  const region = screen.getByRole('status');
  await expect.element(region).toHaveTextContent('');
  const element = region.element();
  showToast('Link copied');
  await expect.element(region).toHaveTextContent('Link copied');
  expect(region.element()).toBe(element);
});

it('shows one after the other; with Undo it stays ten seconds and more', async () => {
  useFakeTimers();
  const screen = await renderPage();
  showToast('Job removed', { undo: () => undefined });
  showToast('Link copied');
  showToast('Link copied');
  await expect.element(screen.getByText('Job removed')).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(screen.getByText('Job removed')).toBeVisible();
  await expect.element(screen.getByText('Link copied')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(screen.getByText('Job removed')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

it('makes way for a newer one of its topic', async () => {
  const screen = await renderPage();
  showToast('Asha: Viewed', { undo: () => undefined, topic: 'moves' });
  showToast('Link copied');
  await expect.element(screen.getByText('Asha: Viewed')).toBeVisible();
  showToast('Bala: Viewed', { undo: () => undefined, topic: 'moves' });
  await expect.element(screen.getByText('Asha: Viewed')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Bala: Viewed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

it('stays while it has the focus; Escape closes it and the focus returns', async () => {
  useFakeTimers();
  const screen = await renderPage();
  const before = screen.getByRole('button', { name: 'Before' });
  showToast('Job removed', { undo: () => undefined });
  await before.click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(screen.getByText('Job removed')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Job removed')).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});

it('stays while the pointer is on it', async () => {
  useFakeTimers();
  const screen = await renderPage();
  showToast('Link copied');
  await screen.getByText('Link copied').hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  await screen.getByRole('button', { name: 'Before' }).hover();
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(screen.getByText('Link copied')).not.toBeInTheDocument();
});

it('that appears below a resting pointer makes way for the next', async () => {
  useFakeTimers();
  const screen = await renderPage();
  showToast('Link copied');
  const place = screen.getByText('Link copied');
  await place.hover();
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(place).toBeVisible();
  await userEvent.keyboard('{Escape}');
  showToast('Job saved');
  await expect.element(screen.getByText('Job saved')).toBeVisible();
  showToast('Job removed');
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(screen.getByText('Job removed')).toBeVisible();
});

it('undoes once; a failed undo says so and can be pressed again', async () => {
  const screen = await renderPage();
  const undo = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  showToast('Job removed', { undo });
  const button = screen.getByRole('button', { name: 'Undo' });
  await button.click();
  await expect.element(screen.getByText('Undo failed. Please try again.')).toBeVisible();
  await button.dblClick();
  await expect.element(button).not.toBeInTheDocument();
  expect(undo).toHaveBeenCalledTimes(2);
});

it('waits below a dialog, which Escape closes first', async () => {
  useFakeTimers();
  const screen = await renderPage();
  showToast('Job removed', { undo: () => undefined });
  const closed = dialogs.info({ text: 'Please log in' });
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await userEvent.keyboard('{Escape}');
  await closed;
  await expect.element(screen.getByText('Job removed')).toBeVisible();
});

it('stands above the bars at the bottom and within every width', async () => {
  const screen = await renderPage(
    <>
      <div className="bottom-bar fixed inset-x-0 bottom-0 h-14">Jobs</div>
      <div className="bottom-bar fixed inset-x-0 bottom-14 h-16">Apply</div>
    </>,
  );
  showToast('Sales and Marketing Executive at Sri Venkateswara Enterprises removed from your saved jobs', {
    undo: () => undefined,
  });
  const toast = screen.getByText(/removed from/);
  await expect.element(toast).toBeVisible();
  const top = screen.getByText('Apply').element().getBoundingClientRect().top;
  expect(toast.element().parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top - 16);
  await expectFitsEveryWidth();
  await expectAccessible();
});
