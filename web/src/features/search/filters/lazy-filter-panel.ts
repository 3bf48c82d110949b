import { lazyPart } from '../../../platform/lazy-part.ts';

/** Screens with the filters in a column beside the list (Tailwind `lg`). */
export const HAS_COLUMN = '(width >= 64rem)';

/** The filters: the column of a wide screen loads them, a phone with its first tap on Filters. */
export const filterPanel = lazyPart(HAS_COLUMN, () =>
  import('./filter-panel.tsx').then((module) => module.FilterPanel),
);
