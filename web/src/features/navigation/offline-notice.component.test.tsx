import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RetryAlert } from '../../ui/index.ts';
import { OfflineNotice } from './offline-notice.tsx';

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
};
const goOnline = () => {
  vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
};

afterEach(goOnline);

it('the notice says that the connection is gone and that the page continues automatically', async () => {
  const screen = await render(<OfflineNotice />);
  await expect.element(screen.getByText(/connection is lost/)).not.toBeInTheDocument();
  goOffline();
  const text = 'Your internet connection is lost. We will try again when it is back.';
  await expect.element(screen.getByText(text)).toBeVisible();
  goOnline();
  await expect.element(screen.getByText(/connection is lost/)).not.toBeInTheDocument();
});

it('what could not be loaded is loaded again when the connection is back', async () => {
  const retry = vi.fn();
  const screen = await render(<RetryAlert message="We could not load this list." onRetry={retry} />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  goOffline();
  expect(retry).not.toHaveBeenCalled();
  goOnline();
  expect(retry).toHaveBeenCalledOnce();
});

it('a retry in flight is not started twice', async () => {
  const retry = vi.fn();
  await render(<RetryAlert message="We could not load this list." onRetry={retry} busy />);
  goOnline();
  expect(retry).not.toHaveBeenCalled();
});
