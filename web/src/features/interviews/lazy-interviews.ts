import { lazy } from 'react';

/** Interviews of a tab, loaded when it is shown. Render them below a Suspense boundary. */
export const UpcomingInterviews = lazy(() =>
  import('./upcoming-interviews.tsx').then((module) => ({ default: module.UpcomingInterviews })),
);
export const InterviewHistory = lazy(() =>
  import('./interview-history.tsx').then((module) => ({ default: module.InterviewHistory })),
);
