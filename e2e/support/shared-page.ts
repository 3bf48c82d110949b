import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test } from './test.ts';

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL ?? '',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...options,
  });
  await context.newPage();
  return context;
}

/**
 * A test whose page all tests of a worker share, for many visits that only read: a new browser context for each takes
 * longer than the visit. Each test starts on a picture of the portal, without cookies and stored data.
 */
export const sharedPageTest = (options: BrowserContextOptions) =>
  test.extend<object, { sharedContext: BrowserContext }>({
    sharedContext: [
      async ({ browser }, use) => {
        const context = await openContext(browser, options);
        await use(context);
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: ({ sharedContext }, use) => use(sharedContext),
    page: async ({ sharedContext }, use) => {
      const [page] = sharedContext.pages() as [Page];
      await sharedContext.clearCookies();
      await page.goto('/favicon.svg');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(page);
    },
  });
