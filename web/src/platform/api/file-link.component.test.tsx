import { FILE_LINK_MS } from '@aarambh/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FileLink } from './file-link.tsx';

/** Addresses that a click on any link would open. */
let followed: (string | null)[];
const onClick = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  followed.push(link.getAttribute('href'));
};
const click = HTMLAnchorElement.prototype.click;

beforeEach(() => {
  followed = [];
  window.addEventListener('click', onClick);
  // Links outside the document are followed too.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    if (this.isConnected) click.call(this);
    else followed.push(this.getAttribute('href'));
  });
});
afterEach(() => {
  window.removeEventListener('click', onClick);
  vi.restoreAllMocks();
});

const render = (fetchedAt: number, renew: () => Promise<string | undefined>) =>
  renderScreen(() => (
    <FileLink address="/api/old?link=1" fetchedAt={fetchedAt} renew={renew} failureText="Failed to retrieve resume">
      Download Resume
    </FileLink>
  ));

it('is a link that sends no referrer', async () => {
  const screen = await render(Date.now(), async () => undefined);
  const link = screen.getByRole('link', { name: 'Download Resume' });
  await expect.element(link).toHaveAttribute('href', '/api/old?link=1');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
  await link.click();
  expect(followed).toEqual(['/api/old?link=1']);
});

it('opens a file to be viewed in a new tab, and says so', async () => {
  const screen = await renderScreen(() => (
    <FileLink address="/api/old?link=1" fetchedAt={Date.now()} renew={async () => null} inNewTab failureText="">
      View Resume
    </FileLink>
  ));
  const link = screen.getByRole('link', { name: 'View Resume (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).not.toHaveAttribute('download');
});

it('fetches a new address when the address may have expired', async () => {
  const screen = await render(Date.now() - FILE_LINK_MS, async () => '/api/new?link=2');
  await screen.getByRole('link', { name: 'Download Resume' }).click();
  await expect.poll(() => followed).toEqual(['/api/new?link=2']);
});

it('says so when no address can be fetched', async () => {
  const screen = await render(Date.now() - FILE_LINK_MS, () => Promise.reject(new Error('offline')));
  await screen.getByRole('link', { name: 'Download Resume' }).click();
  await expect.element(screen.getByText('Failed to retrieve resume')).toBeVisible();
  expect(followed).toEqual([]);
});
