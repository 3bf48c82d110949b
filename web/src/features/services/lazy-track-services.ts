import { lazy } from 'react';

/** `TrackServices`, loaded on demand: it is not the first tab of the dashboard, and most visits do not open it. */
export const TrackServices = lazy(() =>
  import('./track-services.tsx').then((module) => ({ default: module.TrackServices })),
);
