import { api } from '../../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../../platform/api/memoize-with-ttl.ts';

/** Links to popular landing pages, cached in the browser. */
export const listBrowserPopularPages = memoizeWithTtl(async () => {
  const { listPopularPages } = await import('./landing-pages.api.ts');
  return listPopularPages(api);
});
