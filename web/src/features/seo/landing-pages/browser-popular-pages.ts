import { api } from '../../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../../platform/api/memoize-with-ttl.ts';
import { listPopularPages } from './landing-pages.api.ts';

/** Links to popular landing pages, cached in the browser. */
export const listBrowserPopularPages = memoizeWithTtl(() => listPopularPages(api));
