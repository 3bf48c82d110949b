import { lazyPart } from '../../../platform/lazy-part.ts';

/** Part of the page's HTML, with code that is loaded after the results. */
export const discover = lazyPart('all', () => import('./discover.tsx').then((module) => module.Discover), null);
