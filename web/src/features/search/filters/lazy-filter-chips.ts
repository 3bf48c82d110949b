import { lazyPart } from '../../../platform/lazy-part.ts';

/** Chips of the chosen filters; the code is loaded for a list that has some. Their links work before. */
export const filterChips = lazyPart('all', () =>
  import('./filter-chips-row.tsx').then((module) => module.FilterChipsRow),
);
