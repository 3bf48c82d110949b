import { lazyPart } from '../../platform/lazy-part.ts';

/** Screens that show the whole form above the results (Tailwind `sm`). */
export const SHOWS_FORM = '(width >= 40rem)';

const loadForm = () => import('./search-form.tsx').then((module) => module.SearchForm);

/** The search form above results: phones show one line instead, and load the form when it is tapped. */
export const searchForm = lazyPart(SHOWS_FORM, loadForm);

/** The search form of the home page: it can be filled in and sent before its code is loaded. */
export const homeForm = lazyPart('all', loadForm, null);
