import { lazyPart } from '../../platform/lazy-part.ts';

/** The page of an unknown address. */
export const notFoundMessage = lazyPart(
  'all',
  () => import('./not-found-message.tsx').then((module) => module.NotFoundMessage),
  null,
);

/** The page of what another account owns. */
export const unauthorizedMessage = lazyPart(
  'all',
  () => import('./unauthorized-message.tsx').then((module) => module.UnauthorizedMessage),
  null,
);
