import { lazyPart } from '../../../platform/lazy-part.ts';

/** Checks and menu of a card: HTML of the server until its code is loaded. */
export const cardMore = lazyPart('all', () => import('./card-more.tsx').then((module) => module.CardMore), null);
