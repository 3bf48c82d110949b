import type { Page } from '@playwright/test';

const SCRIPTLESS_PAGE = '/favicon.svg';

/**
 * Opens an image of the portal: it has the storage of the portal's pages, and no script that uses it. A page that already
 * shows it is not loaded again.
 */
export async function openScriptlessPage(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== SCRIPTLESS_PAGE) await page.goto(SCRIPTLESS_PAGE);
}
