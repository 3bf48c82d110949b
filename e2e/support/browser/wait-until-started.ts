import type { Page } from '@playwright/test';

const waiting = new WeakSet<Page>();

/**
 * Makes `goto` and `reload` of a page wait until its scripts handle events; not when a journey says what they wait for
 * (`waitUntil`), for example because it blocks the scripts. Scripts of readable pages start after the first
 * paint (decision 51), and so after the load event that Playwright waits for: a press before that is one without JavaScript.
 */
export function waitUntilStarted(page: Page): Page {
  if (waiting.has(page)) return page;
  waiting.add(page);
  const started = async () => {
    const isStarted = () =>
      document.getElementById('start-script') === null ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer'));
    await page.waitForFunction(isStarted);
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await started();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await started();
    return response;
  };
  return page;
}
