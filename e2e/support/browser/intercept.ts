import type { Page, Route } from '@playwright/test';

/**
 * Handles requests of a page itself, until `maxRequests` were handled or the returned function is called; those after go
 * to the server. For journeys that need the server again on the same page: with `unroute` or the option `times` of `route`
 * the browser stops intercepting, and a request that starts in that moment may never get a reply
 * (github.com/microsoft/playwright/issues/41802).
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
  { maxRequests = Number.POSITIVE_INFINITY } = {},
): Promise<() => void> {
  let left = maxRequests;
  await page.route(url, (route) => {
    if (left <= 0) return route.fallback();
    left--;
    return handle(route);
  });
  return () => {
    left = 0;
  };
}
