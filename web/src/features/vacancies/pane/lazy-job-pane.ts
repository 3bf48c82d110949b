import { lazy } from 'react';

/** Details of a vacancy beside a list; the code is loaded when the first vacancy is opened there. */
export const JobPane = lazy(() => import('./job-pane.tsx'));
