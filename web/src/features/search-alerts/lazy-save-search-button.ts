import { lazyPart } from '../../platform/lazy-part.ts';

/** 'Save this search' beside results: part of the page's HTML, with code that is loaded after the results. */
export const saveSearchButton = lazyPart(
  'all',
  () => import('./save-search-button.tsx').then((module) => module.SaveSearchButton),
  null,
);
