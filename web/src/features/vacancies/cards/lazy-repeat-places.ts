import { lazyPart } from '../../../platform/lazy-part.ts';

/** The places of a folded card: native HTML, which opens before its code is loaded. */
export const repeatPlaces = lazyPart(
  'all',
  () => import('./repeat-places.tsx').then((module) => module.RepeatPlaces),
  null,
);
