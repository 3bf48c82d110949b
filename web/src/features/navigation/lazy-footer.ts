import { lazyPart } from '../../platform/lazy-part.ts';

/** The footer, below the first screen: its links work as HTML before its code is loaded. */
export const footer = lazyPart('all', () => import('./footer.tsx').then((module) => module.Footer), null);
