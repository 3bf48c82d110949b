import { lazyPart } from '../../../platform/lazy-part.ts';

/** Shown instead of results; the code is loaded when there are none. */
export const nothingFound = lazyPart('all', () => import('./nothing-found.tsx').then((module) => module.NothingFound));
