import type { Page } from '@playwright/test';

const PICTURE = '/favicon.svg';

/**
 * Shows a picture of the portal: it has the storage of the portal's pages, and no script that uses it. A page that already
 * shows it is not loaded again.
 */
export async function openPicture(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== PICTURE) await page.goto(PICTURE);
}
